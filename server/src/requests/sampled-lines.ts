import { minuteMs } from '../clock.ts';
import type { AccessEvent } from './access-event.ts';

/** Requests that had no line of their own, as one. */
interface CountedRequests {
  /** The last of them. */
  event: AccessEvent;
  at: number;
  repeats: number;
}

/** Lines of each subject in a minute. */
const ofSubjectMax = 3;
/**
 * Subjects of each kind of request. What comes on top is counted together, without its subject: so nobody fills the disk by asking for
 * many.
 */
const subjectsMax = 60;

/** The first requests of each minute about a subject have lines, all others are counted: demand sees every one, and the disk few. */
export function sampledLines() {
  let minute = 0;
  let lines = new Map<string, Map<string, number>>();
  let counts = new Map<string, CountedRequests>();

  return {
    /** Whether this one has a line of its own; otherwise it is counted. */
    isLine(event: AccessEvent, at: number): boolean {
      const kind = `${event.kind} ${event.outcome} ${event.path}`;
      const ofKind = lines.get(kind) ?? new Map<string, number>();
      lines.set(kind, ofKind);
      const subject = subjectOf(event);
      const had = ofKind.get(subject) ?? 0;
      const isFull = had === 0 && ofKind.size >= subjectsMax;
      if (!isFull && had < ofSubjectMax) {
        ofKind.set(subject, had + 1);
        return true;
      }
      const key = `${kind}\n${isFull ? '' : subject}`;
      const repeats = (counts.get(key)?.repeats ?? 0) + 1;
      counts.set(key, { event: isFull ? { ...event, assetId: null, query: null, agentId: null } : event, at, repeats });
      return false;
    },
    /** The counts of a minute that is over. */
    counted(now: number): CountedRequests[] {
      const current = Math.floor(now / minuteMs);
      if (current === minute) return [];
      const over = [...counts.values()];
      [minute, lines, counts] = [current, new Map(), new Map()];
      return over;
    },
  };
}

/** The subject of a request: an asset, a tool, or the words of a search. */
function subjectOf({ assetId, query }: AccessEvent): string {
  return assetId ?? query?.toLowerCase().replaceAll(/\s+/g, ' ').trim() ?? '';
}
