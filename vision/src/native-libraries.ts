import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Each library has its native part in a separate package, which `npm --omit=optional` leaves out. */
const libraries = [
  { name: 'sharp', scope: '@img', prefix: `sharp-${process.platform}` },
  { name: '@napi-rs/canvas', scope: '@napi-rs', prefix: `canvas-${process.platform}` },
];

/**
 * Only checks that the files exist. Loading the libraries would cost the service memory that only its workers need.
 * @returns null when the libraries can run here, otherwise a sentence that says what to install
 */
export function missingLibraries(folders = createRequire(import.meta.url).resolve.paths('sharp') ?? []): string | null {
  const missing = libraries.filter(({ scope, prefix }) => {
    return !folders.some((folder) => namesIn(join(folder, scope)).some((name) => name.startsWith(prefix)));
  });
  if (missing.length === 0) return null;
  return `Not installed for this machine: ${missing.map(({ name }) => name).join(', ')}. Run npm ci without --omit=optional.`;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
