import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPackages, type BuildOptions, type PublicPackage } from './packages.ts';

const run = promisify(execFile);

export interface Tarball extends PublicPackage {
  path: string;
  bytes: number;
  /** Paths in the package. */
  files: string[];
}

/** What this reads of the answer of `npm pack --json`. */
interface Packed {
  filename: string;
  size: number;
  files: Array<{ path: string }>;
}

/** Builds the packages and packs each. */
export async function packAll({ into, ...options }: BuildOptions): Promise<Tarball[]> {
  const packages = await buildPackages({ into: join(into, 'packages'), ...options });
  await mkdir(into, { recursive: true });
  const tarballs: Tarball[] = [];
  for (const built of packages) {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', into], { cwd: built.folder, maxBuffer: 64 * 1024 * 1024 });
    const [packed] = packedIn(JSON.parse(stdout));
    if (packed === undefined) throw new Error(`npm packed nothing of ${built.name}`);
    // npm writes `@farebox/client` as `farebox-client`.
    const path = join(into, packed.filename.replace('@', '').replace('/', '-'));
    tarballs.push({ ...built, path, bytes: packed.size, files: packed.files.map((file) => file.path) });
  }
  return tarballs;
}

/** npm 11 answers with a list, npm 12 with an object by name. */
function packedIn(answer: Packed[] | Record<string, Packed>): Packed[] {
  return Array.isArray(answer) ? answer : Object.values(answer);
}
