import { parseJson } from '@farebox/client/json';
import type { Clock } from '../clock.ts';

/** Answers of one tool that may be given again for a while. */
export interface AnswerCache {
  /** The kept answer of an input, else that of `load`, which is then kept. */
  answer(key: string, load: () => Promise<Record<string, unknown>>): Promise<Record<string, unknown>>;
}

const entriesMax = 200;
const charactersMax = 4 * 1024 * 1024;

/** The oldest answers are dropped when there are too many, or they are too long together. */
export function answerCache({ freshMs, clock }: { freshMs: number; clock: Clock }): AnswerCache {
  const kept = new Map<string, { at: number; json: string }>();
  let characters = 0;

  function drop(key: string): void {
    characters -= kept.get(key)?.json.length ?? 0;
    kept.delete(key);
  }

  return {
    async answer(key, load) {
      const known = kept.get(key);
      const now = clock.now();
      if (known !== undefined && now >= known.at && now - known.at < freshMs) return asRecord(parseJson(known.json));
      const answer = await load();
      const json = JSON.stringify(answer);
      drop(key);
      kept.set(key, { at: clock.now(), json });
      characters += json.length;
      for (const oldest of kept.keys()) {
        if (kept.size <= entriesMax && characters <= charactersMax) break;
        drop(oldest);
      }
      return answer;
    },
  };
}

/** It was a record when it was kept. */
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
