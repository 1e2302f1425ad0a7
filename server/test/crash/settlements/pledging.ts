import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { all } from '../at-once.ts';
import type { DatabaseView } from '../database-view.ts';
import type { HttpAnswer } from '../http-client.ts';
import type { Claim } from '../table-checks.ts';
import { unexpected } from '../unexpected.ts';
import type { Shop } from './acts.ts';
import type { Notes, PledgeEnd, Product } from './journal.ts';
import { signIn, type Wallet } from './wallets.ts';

const path = '/api/v1/demand/pledges';

/** A need with money behind it; no two are the same. */
export function newNeed(): Product {
  return { kind: 'pledge', id: 'pledge', method: 'POST', path, json: { need: `Tide tables of ${randomUUID()}`, amount: '0.05' } };
}

/** Its holder accepts an asset for it, takes it back, or does both at once; or leaves it as it is. @param proof of its holder, for a path */
export async function endPledge(
  id: string,
  proof: (at: string) => Promise<Readonly<Record<string, string>>>,
  { http, assets }: Shop,
  { dice, journal }: Notes,
): Promise<void> {
  const ends = dice.oneOf<readonly PledgeEnd['end'][]>([[], ['accepted'], ['withdrawn'], ['accepted', 'withdrawn']]);
  await all(
    ends.map(async (end) => {
      const at = end === 'accepted' ? `${path}/${id}/accept` : `${path}/${id}`;
      const headers = await proof(at);
      const noted: PledgeEnd = { id, end, isAnswered: false, apiKey: headers['x-api-key'] ?? null };
      journal.pledgeEnds.push(noted);
      const answer: HttpAnswer =
        end === 'accepted'
          ? await http.send('POST', at, { headers, json: { asset_id: dice.oneOf(assets).id } })
          : await http.send('DELETE', at, { headers });
      noted.isAnswered = answer.status === 200;
      const isAboveCap = end === 'accepted' && noted.apiKey !== null && answer.text.includes('"spending_cap_exceeded"');
      // 409: it has ended in the other way, or is about to.
      if (!isAboveCap && ![200, 409, 503].includes(answer.status)) throw unexpected(`a pledge to be ${end}`, answer);
    }),
  );
}

/** What a wallet shows to end its pledge. */
export async function holderProof(holder: Wallet, { http }: Shop, at: string): Promise<Readonly<Record<string, string>>> {
  return signIn(holder, await http.send('POST', path, { headers: {}, json: newNeed().json }), at);
}

const Kept = z.object({ id: z.string(), state: z.string() });

/** A pledge ends once, and as its holder was answered. What becomes of its money is for `checkMoney`. */
export async function checkPledges(view: DatabaseView, ends: readonly PledgeEnd[], claim: Claim): Promise<void> {
  const kept = new Map((await view.rows('select id, state from pledges', Kept)).map(({ id, state }) => [id, state]));
  for (const { id, end, isAnswered } of ends) claim(!isAnswered || kept.get(id) === end, `${id} was ${end}, and is ${kept.get(id)}`);
}
