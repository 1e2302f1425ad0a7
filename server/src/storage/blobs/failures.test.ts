import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { asWriteFailure } from './failures.ts';

it.runIf(existsSync('/dev/full'))('distinguishes a full disk from any other failure', async () => {
  const full = await writeFile('/dev/full', 'x').catch((thrown: unknown) => thrown);
  expect(asWriteFailure(full)).toMatchObject({ code: 'storage_full', status: 507, cause: full });
  const missing = await writeFile('/nowhere/at/all', 'x').catch((thrown: unknown) => thrown);
  expect(asWriteFailure(missing)).toBe(missing);
});
