import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
/** What tests of an installation outside of the repository share. */
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Without the folders of this repository in the path, so with the Node of the machine. */
export function bare(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { PATH: path.join(':'), HOME: process.env['HOME'], ...more };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Waits until a started program has said that it listens. @throws if it ends before */
export function listening(child: ChildProcessWithoutNullStreams): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += String(chunk);
        if (said.includes('farebox is listening')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`the service did not start: ${said}`)));
  });
}

/** What a folder takes on the disk. By inode: a linked file is on the disk once. */
export async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))));
  return [...new Map(sizes.map(({ ino, blocks }) => [ino, blocks * 512])).values()].reduce((sum, size) => sum + size, 0);
}
