import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const installMsMax = 10 * 60_000;
/** Not with npm's own patience: without a network it would take minutes to say so. */
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Installs what the lock file of a folder names. For programs of others that are too large for the lock file of the repository. */
export async function installApart(folder: string): Promise<void> {
  const options = { cwd: folder, timeout: installMsMax, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', ...patience], options);
}
