import { vi } from 'vitest';
import { openS3, s3Credentials, type S3Server } from './s3rver.ts';

export type { S3Server } from './s3rver.ts';

/** A real S3 API on the loopback, whose credentials are in the environment as long as it runs. */
export async function startS3(): Promise<S3Server> {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  const server = await openS3();
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      vi.unstubAllEnvs();
      await server[Symbol.asyncDispose]();
    },
  };
}
