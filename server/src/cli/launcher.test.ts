import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../..');
const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;

it('runs `farebox` of the repository on the Node that it depends on, where another one starts it', async () => {
  const manifest = z.object({ bin: z.object({ farebox: z.string() }) });
  const { bin } = manifest.parse(JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')));
  // Older ones do not know the extension .ts.
  expect(bin.farebox).toMatch(/\.js$/);
  for (const as of [[], ['--import', older]]) {
    const { stdout } = await promisify(execFile)(process.execPath, [...as, join(workspace, bin.farebox), '--help']);
    expect(stdout).toMatch(/^Usage: farebox /);
  }
});
