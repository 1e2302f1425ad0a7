import { problem } from '../../errors.ts';

/** What a failed write to a disk means to a caller: a full one is a problem of its own, everything else stays as it is. */
export function asWriteFailure(thrown: unknown): unknown {
  return isErrorCode(thrown, 'ENOSPC', 'EDQUOT', 'EFBIG') ? problem('storage_full', { cause: thrown }) : thrown;
}

/** Whether the operating system failed with one of these codes. */
export function isErrorCode(thrown: unknown, ...codes: readonly string[]): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.some((code) => code === thrown.code);
}
