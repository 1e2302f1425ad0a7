import { parseJson } from '@farebox/client/json';
import type { Clock } from '../clock.ts';
import { BoundedMap } from '../limits/cache.ts';

const entriesMax = 200;
const charactersMax = 4 * 1024 * 1024;

/** Answers of one tool that may be given again for a while. The oldest are dropped when there are too many, or they are too long together. */
export function answerCache({ freshMs, clock }: { freshMs: number; clock: Clock }) {
  const kept = new BoundedMap<string, { at: number; json: string }>(entriesMax, { max: charactersMax, of: ({ json }) => json.length });
  return {
    /** The kept answer of an input, else that of `load`, which is then kept. */
    async answer(key: string, load: () => Promise<Record<string, unknown>>): Promise<Record<string, unknown>> {
      const known = kept.get(key);
      const now = clock.now();
      if (known !== undefined && now >= known.at && now - known.at < freshMs) return asRecord(parseJson(known.json));
      const answer = await load();
      kept.set(key, { at: clock.now(), json: JSON.stringify(answer) });
      return answer;
    },
  };
}

/** It was a record when it was kept. */
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
