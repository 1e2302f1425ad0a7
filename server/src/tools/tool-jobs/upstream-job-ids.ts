import { createHmac, hkdfSync } from 'node:crypto';
import type { EngineAnswer } from '../engines/engine.ts';
import { asObject } from './job-envelopes.ts';

/** Makes of an upstream's id the one that its submitter is told. */
export type ToldJobId = (upstreamId: string) => string;

/**
 * An upstream's ids are numbers and dates, or are in somebody's log: who has one could read the document of a client without a
 * credential. So what is told has 132 bits more, which only this service can make. The same id of an upstream gives the same again: two
 * submissions cannot share a job.
 */
export function toldJobIds(secrets: readonly string[]): ToldJobId {
  const [current] = secrets;
  if (current === undefined) throw new Error('the ids of jobs need a secret');
  const key = Buffer.from(hkdfSync('sha256', current, 'farebox', 'tool job id', 32));
  return (upstreamId) => `${upstreamId}${separator}${createHmac('sha256', key).update(upstreamId).digest('base64url').slice(0, 22)}`;
}

/** In no id of an upstream. */
const separator = ':';

/** The id that the upstream knows. One that was told before there was more to it is that itself. */
export function upstreamJobId(told: string): string {
  return told.split(separator, 1)[0] ?? told;
}

/** What an upstream says of a job, with the id that is told in the place of its own. */
export function withToldId(answer: EngineAnswer, told: string): EngineAnswer {
  const own = upstreamJobId(told);
  const entries = Object.entries(asObject(answer.data)).map(([name, value]) => [name, value === own && isIdName(name) ? told : value]);
  return { ...answer, data: Object.fromEntries(entries) };
}

function isIdName(name: string): boolean {
  return name === 'id' || name === 'jobId';
}
