import { bareCommits } from '../bare-commits.ts';
import { capture, requestText, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison, Farebox } from '../comparison.ts';
import { loginOf, sizes, uploadedAsset } from '../files.ts';
import { replayBaselines } from '../replay-subject.ts';
import { soldTokens } from '../sold-tokens.ts';

/** Fetches of an asset: the paid one, answered when the used payment and the owner's revenue are on the disk, and the 402. */
export async function* fetch(bench: Bench): AsyncIterable<Comparison> {
  const farebox = await bench.startFarebox();
  const { id } = await uploadedAsset(bench, farebox, await loginOf(farebox), sizes['64 KiB'].bytes);
  yield await paid(bench, farebox, id);
  yield await unpaid(bench, farebox, id);
}

async function paid(bench: Bench, farebox: Farebox, assetId: string): Promise<Comparison> {
  const [token = ''] = await soldTokens(farebox, assetId, 1);
  const sample = fetchOf(assetId, token);
  const answer = await capture(farebox.port, sample);
  return {
    kind: 'comparison',
    title: `fetch: paid POST ${sample.path}, a token for each fetch -> 200, ${answer.body.length} bytes`,
    ours: {
      kind: 'server',
      name: 'farebox',
      ...farebox,
      requests: async (count) => ({
        requests: (await soldTokens(farebox, assetId, count)).map((sold) => requestText(fetchOf(assetId, sold))),
        isRepeated: false,
        expected: { status: 200, texts: ['"type":"signed_url"', '"revenue_event_id":"rev_'] },
      }),
    },
    baselines: [...(await replayBaselines(bench, sample, answer, 0.3)), { subject: bareCommits(bench), aim: 1 }],
  };
}

async function unpaid(bench: Bench, farebox: Farebox, assetId: string): Promise<Comparison> {
  const sample = fetchOf(assetId, null);
  const answer = await capture(farebox.port, sample);
  const requests = [requestText(sample)];
  const expected = { status: 402, texts: ['"token":"tok_'] };
  return {
    kind: 'comparison',
    title: `fetch: unpaid POST ${sample.path} -> 402, ${answer.body.length} bytes`,
    ours: { kind: 'server', name: 'farebox', ...farebox, requests: async () => ({ requests, isRepeated: true, expected }) },
    baselines: await replayBaselines(bench, sample, answer, 0.65),
  };
}

function fetchOf(assetId: string, token: string | null): HttpRequest {
  return {
    method: 'POST',
    path: '/api/v1/assets/fetch',
    headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { 'X-Payment-Token': token }) },
    body: JSON.stringify({ asset_id: assetId }),
  };
}
