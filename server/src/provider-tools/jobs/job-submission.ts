import { dayMs, hourMs, minuteMs, secondMs, type Clock } from '../../clock.ts';
import { problem, type Issue } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { checkedCallbackUrl } from '../../net/callback-url.ts';
import type { WebhookSecrets } from '../../net/webhook-secrets.ts';
import { issuesOf } from '../engines/address-issues.ts';
import type { EngineChoice } from '../engines/choice.ts';
import { engineContext } from '../engines/engine-context.ts';
import type { EngineAnswer, Json, ToolEngine } from '../engines/engine.ts';
import type { ToolContext } from '../../tools/tool.ts';
import { asObject, envelope, submittedAnswer, type Envelope } from './job-envelopes.ts';
import { pollKind } from './job-polling.ts';
import { workJobPrefix, workKind, type JobRecords, type NewToolJob } from './job-records.ts';
import { withPublicId, type PublicJobId } from './upstream-job-ids.ts';

type Input = Readonly<Record<string, unknown>>;

export interface JobSubmissionOptions {
  choice: EngineChoice;
  records: JobRecords;
  secrets: WebhookSecrets;
  publicJobId: PublicJobId;
  /** Runs the jobs of this service. */
  work: Jobs;
  /** Polls upstreams. */
  polls: Jobs;
  /** @throws address_refused for an address that is not public */
  checkUrl: (url: string) => unknown;
  clock: Clock;
}

/** The time limit for an upstream. Source: the provider advises to give up after 120 minutes. */
export const upstreamJobMs = 2 * hourMs;
/** The time limit for a job of this service, including its wait. */
const ownJobMs = 2 * dayMs;
/** More jobs would wait for hours. */
const openJobsMax = 500;
const openJobsOfClientMax = 100;

/** The caller's credentials for another service: they are passed on, and never stored. */
const secretMembers: ReadonlySet<string> = new Set(['customOssConfig']);
/** Handled here, not by the engine. */
const callbackMembers: ReadonlySet<string> = new Set(['callbackUrl', 'enableEventCallback']);

/**
 * Submits a job. It is recorded in the transaction that completes the paid call: a refunded call leaves no job, and a paid call always has
 * one. A crash right after an upstream accepted a job refunds the call; that job is abandoned.
 */
export function jobSubmission({ choice, records, secrets, publicJobId, work, polls, checkUrl, clock }: JobSubmissionOptions) {
  return async (tool: { id: string; family: string }, input: Input, context: ToolContext): Promise<Envelope> => {
    const engine = choice.serving(tool.id);
    if (engine?.jobs === null || engine === null) throw problem('tool_not_configured');
    const callback = callbackOf(input);
    const given = callback === null ? without(input, new Set(['callbackUrl'])) : without(input, callbackMembers);
    const { id, answer, stored } = await begin(engine, tool, given, context);
    const now = clock.now();
    context.whenPaid(async (queries, paid) => {
      const job: NewToolJob = {
        id,
        toolId: tool.id,
        family: tool.family,
        engine: engine.id,
        clientId: context.clientId,
        callId: paid?.callId ?? null,
        input: stored,
        expiresAt: now + (stored === null ? upstreamJobMs + dayMs : ownJobMs),
        callback: callback === null ? null : { url: callback.url, secretSealed: secrets.seal(id, callback.secret) },
      };
      await records.insert(queries, job, now);
      if (stored !== null)
        await work.add(queries, { kind: workKind, id: `${workJobPrefix}${id}`, payload: { jobId: id }, attemptsMax: 1000 });
      else {
        const runAt = now + (callback === null ? upstreamJobMs : 10 * secondMs);
        await polls.add(queries, { kind: pollKind, payload: { jobId: id, asked: 0 }, runAt });
      }
    });
    return envelope(context.requestId, callback === null ? answer : withCallback(answer, callback));
  };

  async function begin(engine: ToolEngine, tool: { id: string; family: string }, input: Input, context: ToolContext) {
    const { jobs } = engine;
    if (jobs === null) throw problem('tool_not_configured');
    if (jobs.kind === 'remote') {
      const { id, answer } = await jobs.submit(tool.id, input, engineContext(context));
      if (!/^[\w.-]{8,170}$/.test(id)) throw problem('upstream_failed', { cause: new Error('the id of a job cannot be one') });
      const publicId = publicJobId(id);
      return { id: publicId, answer: withPublicId(answer, publicId), stored: null };
    }
    await requireRoom(context.clientId);
    const id = newId('job', clock.now());
    return { id, answer: submittedAnswer({ id, family: tool.family }), stored: JSON.stringify(without(input, secretMembers)) };
  }

  /** Two at once may both take the last place: the limits need not be exact. */
  async function requireRoom(clientId: string): Promise<void> {
    const { all, ofClient } = await records.openCounts(clientId);
    if (all < openJobsMax && ofClient < openJobsOfClientMax) return;
    const hint = 'Too many jobs are waiting. The call was refunded to the token: retry with the same token.';
    throw problem('unavailable', { hint, retryAfterSeconds: (5 * minuteMs) / secondMs });
  }

  function callbackOf(input: Input): { url: string; secret: string } | null {
    const url = callbackUrlOf(input, checkUrl);
    return url === null ? null : { url, secret: secrets.make() };
  }
}

/** The callback URL of a caller; null for none. @throws address_refused, invalid_input */
function callbackUrlOf({ callbackUrl, enableEventCallback }: Input, checkUrl: JobSubmissionOptions['checkUrl']): string | null {
  if (typeof callbackUrl !== 'string' || callbackUrl === '' || enableEventCallback === false) return null;
  return checkedCallbackUrl(callbackUrl, 'callbackUrl', checkUrl);
}

/** Why a webhook cannot be sent; checked before anything is paid. */
export function callbackIssues(input: Input, checkUrl: JobSubmissionOptions['checkUrl']): readonly Issue[] {
  const { callbackUrl = '', enableEventCallback } = input;
  if (enableEventCallback === true && callbackUrl === '')
    return [{ path: 'callbackUrl', message: 'callbackUrl is required with enableEventCallback: it receives the end of the job' }];
  return issuesOf('callbackUrl', () => callbackUrlOf(input, checkUrl));
}

function without(input: Input, members: ReadonlySet<string>): Input {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !members.has(name)));
}

/** The secret is shown only once, like that of a watch. */
function withCallback(answer: EngineAnswer, { url, secret }: { url: string; secret: string }): EngineAnswer {
  const callback: Json = { host: new URL(url).hostname, secret };
  return { ...answer, data: { ...asObject(answer.data), callback } };
}
