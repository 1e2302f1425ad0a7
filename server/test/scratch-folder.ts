import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for the temporary files of a run: a test that is stopped, or a worker that is ended, leaves nothing behind. */
export default function scratchFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'farebox-tests-'));
  // Programs that do not run as root have files in it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
