import { problem } from '../../errors.ts';

/** Translates a failed disk write: a full disk gets its own problem, other errors stay as they are. */
export function asWriteFailure(thrown: unknown): unknown {
  return isErrorCode(thrown, 'ENOSPC', 'EDQUOT', 'EFBIG') ? problem('storage_full', { cause: thrown }) : thrown;
}

/** Whether the operating system failed with one of these codes. */
export function isErrorCode(thrown: unknown, ...codes: readonly string[]): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.some((code) => code === thrown.code);
}
