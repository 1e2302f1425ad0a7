import { TextFlag } from '@farebox/contract';
import { z } from 'zod';
import type { Database } from '../storage/database.ts';
import type { Page } from '../storage/page.ts';
import type { Asset } from './asset.ts';

/** An asset with what only operators see of it. */
export interface OperatedAsset {
  asset: Asset;
  ownerEmail: string;
  /** Which of its texts read like instructions to a language model, as found when they were last changed. */
  flags: TextFlag[];
}

const Flags = z.array(TextFlag);

export async function withOperatorFacts(database: Database, { items, nextCursor }: Page<Asset>): Promise<Page<OperatedAsset>> {
  if (items.length === 0) return { items: [], nextCursor };
  const rows = await database.read
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .select(['assets.id', 'users.email', 'assets.text_flags'])
    .where(
      'assets.id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return {
    items: items.map((asset) => {
      const { email = '', text_flags: flags = null } = known.get(asset.id) ?? {};
      return { asset, ownerEmail: email, flags: flags === null ? [] : Flags.parse(JSON.parse(flags)) };
    }),
    nextCursor,
  };
}
