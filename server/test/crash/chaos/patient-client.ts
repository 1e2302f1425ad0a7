import type { Dice } from '../../dice.ts';
import { NoAnswer, type HttpAnswer, type HttpClient } from '../http-client.ts';
import { Unexpected } from '../unexpected.ts';

/** What clients were told while something was broken. */
export interface Told {
  answers: number;
  /** 503 with the time after which to come again, and what was signed by another clock. */
  refusals: number;
  /** Broken connections. */
  unanswered: number;
  slowestRefusalMs: number;
  /** That a file is damaged, while the store of files lied. */
  damaged: number;
}

export function nothingTold(): Told {
  return { answers: 0, refusals: 0, unanswered: 0, slowestRefusalMs: 0, damaged: 0 };
}

/** A replica as its clients see it. */
export interface Target {
  http: HttpClient;
  /** It was killed or frozen since then, or is: it owes no answer. */
  wasGoneSince(startedAt: number): boolean;
}

/** Longer than anything may take, however busy this machine is: a failing file store is reported within 15 s, a database within 5. */
const silenceMsMax = 40_000;
export const patienceMs = 45_000;
/** With 507 the disk is full; a 503 with another code is of the one who asks. */
const refusalCodes = new Set(['unavailable', 'call_interrupted']);
/** What has become of an asset whose bytes came otherwise than they were stored, of its sale, and of its purchase. */
const damageCodes = new Set(['asset_not_readable', 'asset_paused', 'purchase_given_back']);

/**
 * Sends each request to one of the replicas, as a load balancer does. An answer that the service cannot be had right now counts as none, if
 * it says when to come again: what became of the request is for the checks to find out. Silence of a replica that runs is a violation.
 * A process that was frozen takes that time for the silence of an asset's source.
 * @param isDamaged whether the store of files has sent other bytes than it has: then files may be said to be damaged
 * @param areClocksApart whether the clock of a replica was set: then what one replica asks to be signed may be too old or new for another
 */
export function patientClient(
  targets: readonly Target[],
  told: Told,
  { dice, isDamaged, areClocksApart }: { dice: Dice; isDamaged: () => boolean; areClocksApart: () => boolean },
): HttpClient {
  return {
    async send(method, path, request) {
      const target = dice.oneOf(targets);
      const startedAt = performance.now();
      let answer: HttpAnswer;
      try {
        answer = await target.http.send(method, path, request);
      } catch (thrown) {
        const tookMs = performance.now() - startedAt;
        told.unanswered += 1;
        if (tookMs > silenceMsMax && !target.wasGoneSince(startedAt))
          throw new Unexpected(`no answer to ${method} ${path} within ${Math.round(tookMs)} ms`);
        throw thrown;
      }
      told.answers += 1;
      if (damageCodes.has(codeOf(answer)) && isDamaged()) {
        told.damaged += 1;
        throw new NoAnswer(`${method} ${path}: ${answer.text.slice(0, 200)}`);
      }
      const isLateByFreeze = codeOf(answer) === 'asset_not_readable' && target.wasGoneSince(startedAt);
      if (isLateByFreeze || (codeOf(answer) === 'authentication_required' && areClocksApart())) {
        told.refusals += 1;
        throw new NoAnswer(`${method} ${path}: ${answer.text.slice(0, 200)}`);
      }
      if (!isRefusal(answer)) return answer;
      if (answer.status === 503 && answer.headers['retry-after'] === undefined)
        throw new Unexpected(`a 503 of ${method} ${path} without Retry-After: ${answer.text.slice(0, 200)}`);
      told.refusals += 1;
      if (!target.wasGoneSince(startedAt)) told.slowestRefusalMs = Math.max(told.slowestRefusalMs, performance.now() - startedAt);
      throw new NoAnswer(`${method} ${path}: ${answer.text.slice(0, 200)}`);
    },
    close() {
      for (const { http } of targets) http.close();
    },
  };
}

function isRefusal(answer: HttpAnswer): boolean {
  if (answer.status === 507) return true;
  if (answer.status !== 503) return false;
  // The load waits for its turn by itself.
  if (answer.text.includes('too many uploads at once')) return false;
  return refusalCodes.has(codeOf(answer));
}

/** Of an error. */
function codeOf({ status, text }: HttpAnswer): string {
  return status < 400 ? '' : (/"code":"(\w+)"/.exec(text)?.[1] ?? '');
}
