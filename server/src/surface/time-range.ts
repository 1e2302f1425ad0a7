import { dayMs, epochMs } from '../clock.ts';
import { invalid } from '../errors.ts';

interface TimeRange {
  since?: string | undefined;
  until?: string | undefined;
}

/** More than a year, and no more than one answer can hold. */
const lengthMs = 30 * dayMs;
const lengthMaxMs = 400 * dayMs;

/** The checked times, as epoch milliseconds. @throws invalid_input if they are in the wrong order */
export function rangeOf({ since, until }: TimeRange) {
  const range = { since: epochMs(since), until: epochMs(until) };
  if (range.since !== undefined && range.until !== undefined && range.since > range.until) throw badRange('since must not be after until');
  return range;
}

/** Absent times are the last 30 days. @throws invalid_input if they are in the wrong order, or more than 400 days apart */
export function boundedRange({ since, until }: TimeRange, nowMs: number) {
  const end = epochMs(until) ?? nowMs;
  const range = { since: epochMs(since) ?? end - lengthMs, until: end };
  if (range.since > range.until) throw badRange('since must not be after until');
  if (range.until - range.since > lengthMaxMs) throw badRange('since must be at most 400 days before until');
  return range;
}

function badRange(message: string) {
  return invalid('since', message);
}
