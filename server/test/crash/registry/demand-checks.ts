import { until } from '../../until.ts';
import type { DatabaseView } from '../database-view.ts';
import type { Claim } from '../table-checks.ts';
import type { Journal, Signal } from './journal.ts';
import { isSignedWith, toldBy, type Notice, type NoticeReceiver } from './receiver.ts';
import { deadJobs, storedNotices, storedSignals } from './tables.ts';

/** How long a notice may take after a restart: matching all that the crash left, and one retry. */
const noticeMs = 60_000;

/** How the notices of a round came through. */
export interface NoticeFindings {
  notices: number;
  /** Arrived more than once, as the same notice. */
  again: number;
}

/** No signal that was acknowledged is lost, nor its watch. */
export async function checkSignals(view: DatabaseView, { signals }: Journal, claim: Claim): Promise<void> {
  const stored = await storedSignals(view);
  for (const { id, source, word, secret } of signals) {
    if (id === null) continue;
    const kept = stored.get(id);
    claim(kept !== undefined, `the signal ${id} is gone`);
    claim(
      kept === undefined || (kept.source === source && kept.text.includes(word)),
      `the signal ${id} is kept as ${JSON.stringify(kept)}`,
    );
    claim(secret === null || kept?.watch_id === id, `the watch ${id} is gone`);
  }
}

/** A watch for something that was published gets a signed webhook, which may come again but not as another. */
export async function checkNotices(view: DatabaseView, receiver: NoticeReceiver, journal: Journal, claim: Claim): Promise<NoticeFindings> {
  const awaited = journal.signals.filter(({ answer }) => answer !== null && answer.assetId !== null);
  const missing = () => awaited.filter((signal) => noticesOf(signal, receiver).length === 0);
  await until('every notice has arrived', () => missing().length === 0, { withinMs: noticeMs, everyMs: 50 }).catch(() =>
    claim(
      false,
      `no notice of ${missing()
        .map(({ id, answer }) => `${answer?.assetId} to ${id}`)
        .join(', ')}`,
    ),
  );
  for (const signal of awaited) {
    claim(
      noticesOf(signal, receiver).every((notice) => isSignedWith(signal.secret ?? '', notice)),
      `a notice to ${signal.id} is not signed with its secret`,
    );
  }
  const findings = { notices: 0, again: 0 };
  const stored = new Map((await storedNotices(view)).map((notice) => [`${notice.signal_id} ${notice.supply_id}`, notice.id]));
  for (const [supply, notices] of Map.groupBy(receiver.notices, supplyOf)) {
    const told = new Set(notices.map((notice) => `${notice.headers['webhook-id']} ${notice.body}`));
    claim(told.size === 1, `${supply}: ${told.size} different notices`);
    claim(
      notices.every(({ headers }) => headers['webhook-id'] === stored.get(supply)),
      `${supply}: not the notice that is kept`,
    );
    findings.notices += 1;
    findings.again += notices.length - 1;
  }
  const dead = await deadJobs(view);
  claim(dead.length === 0, `jobs were given up: ${dead.join('; ')}`);
  return findings;
}

function noticesOf({ id, answer }: Signal, { notices }: NoticeReceiver): Notice[] {
  return notices.filter((notice) => supplyOf(notice) === `${id} ${answer?.assetId}`);
}

function supplyOf(notice: Notice): string {
  const { signalId, supplyId } = toldBy(notice);
  return `${signalId} ${supplyId}`;
}
