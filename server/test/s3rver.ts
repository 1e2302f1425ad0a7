import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import UntypedS3rver from 's3rver';

interface FakeS3 {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  httpServer: { closeAllConnections(): void };
}

const S3rver: new (options: object) => FakeS3 = UntypedS3rver;

export interface S3Server extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` */
  endpoint: string;
  /** Where it keeps the objects of its one bucket, `farebox`. */
  folder: string;
}

/** What its clients need in their environment. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

/** A real S3 API on the loopback. */
export async function openS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'farebox-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets: [{ name: 'farebox' }] });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    folder,
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
