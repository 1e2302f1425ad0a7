import { createHmac, hkdfSync } from 'node:crypto';
import type { EngineAnswer } from '../engines/engine.ts';
import { asObject } from './job-envelopes.ts';

/** Turns an upstream's id into the id for the submitter. */
export type PublicJobId = (upstreamId: string) => string;

/**
 * An upstream's ids are numbers and dates, or appear in logs: with one of them, a stranger could read the document of a client without a
 * credential. So the public id has 132 more bits, which only this service can make. One upstream id always has the same public id, so two
 * submissions cannot share a job.
 */
export function publicJobIds(secrets: readonly string[]): PublicJobId {
  const [current] = secrets;
  if (current === undefined) throw new Error('the ids of jobs need a secret');
  const key = Buffer.from(hkdfSync('sha256', current, 'farebox', 'tool job id', 32));
  return (upstreamId) => `${upstreamId}${separator}${createHmac('sha256', key).update(upstreamId).digest('base64url').slice(0, 22)}`;
}

/** Occurs in no id of an upstream. */
const separator = ':';

/** The upstream's id. */
export function upstreamJobId(publicId: string): string {
  return publicId.split(separator, 1)[0] ?? publicId;
}

/** The upstream's answer about a job, with the public id instead of its own. */
export function withPublicId(answer: EngineAnswer, publicId: string): EngineAnswer {
  const own = upstreamJobId(publicId);
  const entries = Object.entries(asObject(answer.data)).map(([name, value]) => [name, value === own && isIdName(name) ? publicId : value]);
  return { ...answer, data: Object.fromEntries(entries) };
}

function isIdName(name: string): boolean {
  return name === 'id' || name === 'jobId';
}
