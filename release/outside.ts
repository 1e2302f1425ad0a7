/** What tests of an installation outside of the repository share. */
import { createServer } from 'node:net';

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
