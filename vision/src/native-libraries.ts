import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Each has its native part in a package of its own, which npm leaves out with `--omit=optional`. */
const libraries = [
  { name: 'sharp', scope: '@img', prefix: `sharp-${process.platform}` },
  { name: '@napi-rs/canvas', scope: '@napi-rs', prefix: `canvas-${process.platform}` },
];

/**
 * Looks for the files alone: to load the libraries would cost the service memory that only its workers need.
 *
 * @returns null when the libraries can run here, else what to install, as a sentence
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
