import type { Foundation } from '../foundation.ts';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from '../ids.ts';
import type { Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import { drafted } from './draft.ts';
import type { MadePreview } from './previews/made-preview.ts';
import type { Publisher } from './publish.ts';

export interface SamplesOptions extends Pick<Foundation, 'clock' | 'database'> {
  assets: Assets;
  publisher: Publisher;
  stagingFolder: string;
}

/** ULIDs older than any other, so that samples come last in every list. */
const ownerId = 'usr_000000000000000000000SAMPS';
const sampleId = (number: number) => `ast_0000000000000000000000000${number}`;

/**
 * Gives a new installation a few assets for trying out search, payment and download. An installation that already has assets gets none,
 * and archived samples are not restored.
 * @returns how many were published.
 */
export async function publishSamples(options: SamplesOptions): Promise<number> {
  const { database, assets } = options;
  const ids = samples.map((_, index) => sampleId(index + 1));
  const own = await database.read.selectFrom('assets').select('id').where('id', 'not in', ids).limit(1).executeTakeFirst();
  if (own !== undefined) return 0;
  await addOwner(options);
  let published = 0;
  for (const [index, sample] of samples.entries()) {
    const id = sampleId(index + 1);
    if ((await assets.find(id)) !== null) continue;
    try {
      await publish(options, sample, id);
      published += 1;
    } catch (thrown) {
      // Another replica was faster at its first start.
      if ((await assets.find(id)) === null) throw thrown;
    }
  }
  return published;
}

async function addOwner({ database, clock }: SamplesOptions): Promise<void> {
  const now = clock.now();
  await database.write((queries) =>
    queries
      .insertInto('users')
      .values({
        id: ownerId,
        // An address with which nobody can register or log in.
        email: '(samples)',
        display_name: 'Samples',
        role: 'owner',
        password_hash: null,
        payout_wallet: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

async function publish({ publisher, stagingFolder, clock }: SamplesOptions, { file, made, ...fields }: Sample, id: string): Promise<Asset> {
  const bytes = Buffer.from(file.text);
  await mkdir(stagingFolder, { recursive: true });
  const path = join(stagingFolder, `${newSecret(12)}.part`);
  await writeFile(path, bytes);
  const about = {
    path,
    fileName: file.name,
    declaredMimeType: file.mimeType,
    sniffedMimeType: file.mimeType,
    charset: 'utf-8',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  return publisher.publishFile(drafted(fields, { id, ownerId, now: clock.now() }), about, made, AbortSignal.timeout(60_000));
}

export interface Sample {
  title: string;
  description: string;
  asset_type: 'dataset' | 'text' | 'image';
  license_terms: string;
  price_amount: string | null;
  file: { name: string; mimeType: string; text: string };
  /** The stored result of the previewer. Building it here would start a process at the first start. */
  made: MadePreview;
}

/** The sample assets of a new installation. */
export const samples: readonly Sample[] = [
  {
    title: 'Planets of the Solar System',
    description: 'Mass, diameter, day length and distance from the Sun of the eight planets, as CSV. 太阳系行星数据',
    asset_type: 'dataset',
    license_terms: 'CC0-1.0',
    price_amount: '0.02',
    file: {
      name: 'planets.csv',
      mimeType: 'text/csv',
      text: `planet,mass_1e24_kg,diameter_km,day_hours,distance_1e6_km,moons
Mercury,0.330,4879,4222.6,57.9,0
Venus,4.87,12104,2802.0,108.2,0
Earth,5.97,12756,24.0,149.6,1
Mars,0.642,6792,24.7,228.0,2
Jupiter,1898,142984,9.9,778.5,95
Saturn,568,120536,10.7,1432.0,146
Uranus,86.8,51118,17.2,2867.0,28
Neptune,102,49528,16.1,4515.0,16
`,
    },
    made: {
      preview: {
        kind: 'dataset',
        format: 'csv',
        columns: [
          { name: 'planet', type: 'string' },
          { name: 'mass_1e24_kg', type: 'number' },
          { name: 'diameter_km', type: 'integer' },
          { name: 'day_hours', type: 'number' },
          { name: 'distance_1e6_km', type: 'number' },
          { name: 'moons', type: 'integer' },
        ],
        row_count: 8,
        sample_rows: [],
      },
      searchText: 'planet, mass_1e24_kg, diameter_km, day_hours, distance_1e6_km, moons',
    },
  },
  {
    title: 'How an agent buys data here',
    description: 'A short guide in plain text: search, read the preview, fetch, pay, download. Free. 代理购买数据指南',
    asset_type: 'text',
    license_terms: 'CC0-1.0',
    price_amount: null,
    file: {
      name: 'how-to-buy.txt',
      mimeType: 'text/plain',
      text: `Search with GET /api/v1/assets/search?q=what+you+need. Each result has a preview, a price and the request that gets it.
POST /api/v1/assets/fetch with the asset_id. A free asset is delivered at once. For any other the answer is 402 with a payment.
Pay it: GET /api/payments/{paymentId} completes a payment of the test network.
Fetch again with the header X-Payment-Token set to payment.token. The answer has a signed link that works for some minutes.
Lost the link? Fetch again with the same token while the payment lives: nothing is charged twice.
Nothing found? POST /api/v1/agent-demand reports what you need, and a callback_url gets a webhook when it is there.
`,
    },
    made: {
      preview: {
        kind: 'text',
        snippet: 'Search with GET /api/v1/assets/search?q=what+you+need. Each result',
        language: 'en',
        line_count: 6,
      },
      searchText: 'Search with GET /api/v1/assets/search?q=what+you+need. Each result',
    },
  },
  {
    title: 'Common HTTP status codes with meanings in English and Chinese',
    description: 'Code, name and one-line meaning of the status codes that agents meet, as JSON lines. HTTP 状态码中英文对照',
    asset_type: 'dataset',
    license_terms: 'CC0-1.0',
    price_amount: '0.005',
    file: {
      name: 'http-status-codes.jsonl',
      mimeType: 'application/x-ndjson',
      text: [
        [200, 'OK', 'The request succeeded.', '请求成功'],
        [201, 'Created', 'A new resource was made.', '已创建'],
        [202, 'Accepted', 'It will be worked on.', '已接受'],
        [304, 'Not Modified', 'What you have is still good.', '未修改'],
        [400, 'Bad Request', 'The request is wrong.', '请求错误'],
        [401, 'Unauthorized', 'Say who you are.', '未认证'],
        [402, 'Payment Required', 'Pay, then ask again.', '需要付款'],
        [403, 'Forbidden', 'You may not.', '禁止访问'],
        [404, 'Not Found', 'There is no such thing.', '未找到'],
        [409, 'Conflict', 'It does not fit the present state.', '冲突'],
        [410, 'Gone', 'It was here once.', '已失效'],
        [429, 'Too Many Requests', 'Wait before you ask again.', '请求过多'],
        [500, 'Internal Server Error', 'The server failed.', '服务器错误'],
        [503, 'Service Unavailable', 'Try later.', '服务不可用'],
      ]
        .map(([code, name, meaning, chinese]) => JSON.stringify({ code, name, meaning, chinese }))
        .join('\n'),
    },
    made: {
      preview: {
        kind: 'dataset',
        format: 'jsonl',
        columns: [
          { name: 'code', type: 'integer' },
          { name: 'name', type: 'string' },
          { name: 'meaning', type: 'string' },
          { name: 'chinese', type: 'string' },
        ],
        row_count: 14,
        sample_rows: [[200, 'OK', 'The request succeeded.', '请求成功']],
      },
      searchText: 'code, name, meaning, chinese',
    },
  },
];
