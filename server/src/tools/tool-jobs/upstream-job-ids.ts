import { createHmac, hkdfSync } from 'node:crypto';
import type { EngineAnswer } from '../engines/engine.ts';
import { asObject } from './job-envelopes.ts';

/** Makes of an upstream's id the one that its submitter gets. */
export type PublicJobId = (upstreamId: string) => string;

/**
 * An upstream's ids are numbers and dates, or are in somebody's log: who has one could read the document of a client without a
 * credential. So the public id has 132 bits more, which only this service can make. The same id of an upstream gives the same again: two
 * submissions cannot share a job.
 */
export function publicJobIds(secrets: readonly string[]): PublicJobId {
  const [current] = secrets;
  if (current === undefined) throw new Error('the ids of jobs need a secret');
  const key = Buffer.from(hkdfSync('sha256', current, 'farebox', 'tool job id', 32));
  return (upstreamId) => `${upstreamId}${separator}${createHmac('sha256', key).update(upstreamId).digest('base64url').slice(0, 22)}`;
}

/** In no id of an upstream. */
const separator = ':';

/** The id that the upstream knows. Public ids of earlier versions are that itself. */
export function upstreamJobId(publicId: string): string {
  return publicId.split(separator, 1)[0] ?? publicId;
}

/** The answer of an upstream for a job, with the public id in the place of its own. */
export function withPublicId(answer: EngineAnswer, publicId: string): EngineAnswer {
  const own = upstreamJobId(publicId);
  const entries = Object.entries(asObject(answer.data)).map(([name, value]) => [name, value === own && isIdName(name) ? publicId : value]);
  return { ...answer, data: Object.fromEntries(entries) };
}

function isIdName(name: string): boolean {
  return name === 'id' || name === 'jobId';
}
