import { createHash } from 'node:crypto';
import { parseAmount } from '../../../src/money.ts';
import { inGroups } from '../at-once.ts';
import type { DatabaseView } from '../database-view.ts';
import { bearer } from '../people.ts';
import type { Claim } from '../table-checks.ts';
import { messageOf, Unexpected } from '../unexpected.ts';
import { fetchUnpaid } from './buying.ts';
import type { Facts, Journal, Offered } from './journal.ts';
import type { Market } from './load.ts';
import { foundByWord } from './publishing.ts';
import { searchRows, storedAssets, type StoredAsset } from './tables.ts';

/** How the assets of a round came through. */
export interface AssetFindings {
  /** Not acknowledged, and wholly there. */
  unheard: number;
  /** Not acknowledged, and not there. */
  gone: number;
}

/**
 * Every asset that points to bytes has exactly these, and search knows of all that is published and of nothing else.
 * @param bytesOf what the store of files has under a key, past the service
 */
export async function checkNoHalfAsset(view: DatabaseView, bytesOf: (key: string) => Promise<Buffer>, claim: Claim): Promise<void> {
  const assets = await storedAssets(view);
  await inGroups(
    assets.filter(({ blob_key }) => blob_key !== null),
    16,
    async ({ id, blob_key: key, sha256, size_bytes: sizeBytes }) => {
      const bytes = await bytesOf(key ?? '').catch(() => null);
      claim(bytes !== null, `${id} has no bytes`);
      if (bytes === null) return;
      claim(bytes.byteLength === sizeBytes, `${id} has ${bytes.byteLength} bytes instead of ${sizeBytes}`);
      claim(createHash('sha256').update(bytes).digest('hex') === sha256, `${id} has other bytes than its hash says`);
    },
  );

  const published = assets.filter(({ status }) => status === 'published').map(({ id }) => id);
  const search = await searchRows(view);
  const unfound = published.filter((id) => !search.assetIds.includes(id));
  const foundAlthough = search.assetIds.filter((id) => !published.includes(id));
  claim(unfound.length === 0, `published, and not in search: ${unfound.join(', ')}`);
  claim(foundAlthough.length === 0, `in search, and not published: ${foundAlthough.join(', ')}`);
  claim(search.texts === published.length, `${search.texts} texts in search for ${published.length} published assets`);
  claim(search.counted === published.length, `search counts ${search.counted} documents for ${published.length} published assets`);
  const vectors = search.vectors + search.vectorJobs;
  claim(vectors >= published.length, `${search.vectors} vectors and ${search.vectorJobs} to be made for ${published.length} assets`);
}

/**
 * What every owner finds after the restart: what was acknowledged is there as it was, is found and is delivered with the same bytes;
 * what was not is there wholly or not at all. The journal knows from then on which of the two.
 */
export async function checkOffered(view: DatabaseView, market: Market, journal: Journal): Promise<AssetFindings> {
  const assets = await storedAssets(view);
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const byWord = new Map(assets.map((asset) => [wordOf(asset.title), asset]));
  const findings: AssetFindings = { unheard: 0, gone: 0 };
  await inGroups(journal.offered, 8, async (offered) => {
    const wasHeard = offered.assetId !== null;
    const stored = byId.get(offered.assetId ?? '') ?? byWord.get(offered.word);
    try {
      if (stored === undefined) {
        if (wasHeard) throw new Unexpected('an acknowledged asset is gone');
        findings.gone += 1;
      } else {
        if (!wasHeard) findings.unheard += 1;
        await checkOne(market, offered, stored);
      }
    } catch (broken) {
      journal.violations.push(`${offered.kind} ${offered.assetId ?? offered.word}: ${messageOf(broken)}`);
    }
  });
  return findings;
}

async function checkOne(market: Market, offered: Offered, stored: StoredAsset): Promise<void> {
  const { facts, changing } = offered;
  const now = [facts, ...(changing === null ? [] : [changing])].find((each) => isAs(stored, each));
  if (now === undefined)
    throw new Unexpected(`stored as ${JSON.stringify(stored)}, not as it was sent: ${JSON.stringify([facts, changing])}`);
  if (stored.sha256 !== offered.sha256 || stored.size_bytes !== offered.sizeBytes) throw new Unexpected('stored with other bytes');
  if (stored.owner_id !== offered.owner.id) throw new Unexpected('stored for somebody else');
  offered.assetId = stored.id;
  offered.facts = now;
  offered.changing = null;

  const found = await foundByWord(market, offered.word);
  if (found.includes(stored.id) !== (now.status === 'published')) throw new Unexpected(`${now.status}, and found: ${found.join(', ')}`);
  await fetchUnpaid(market, offered, bearer(offered.owner.token));
}

function isAs(stored: StoredAsset, { title, price, status }: Facts): boolean {
  return stored.title === title && stored.status === status && stored.price_micros === (price === null ? null : parseAmount(price));
}

function wordOf(title: string): string {
  return title.split(' ', 1)[0] ?? '';
}
