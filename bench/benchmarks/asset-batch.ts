import type { Bench, Finding } from '../comparison.ts';
import { loginOf } from '../files.ts';

const usual = { batchLines: 2000, singles: 100 };
const smallest = { batchLines: 20, singles: 2 };

/** Registering assets in one request or in one request each. Both are answered when the assets are on the disk and searchable. */
export async function* assetBatch(bench: Bench): AsyncIterable<Finding> {
  const { batchLines, singles } = bench.isSmallest ? smallest : usual;
  const farebox = await bench.startFarebox({});
  const headers = { Authorization: `Bearer ${await loginOf(farebox)}` };
  const base = `http://127.0.0.1:${farebox.port}/api/v1/admin/assets`;

  async function registerOne(number: number): Promise<void> {
    const body = JSON.stringify(asset(number));
    const answer = await fetch(base, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
    await answer.text();
    if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  }

  async function registerAll(from: number): Promise<void> {
    const lines = Array.from({ length: batchLines }, (_, index) => JSON.stringify({ key: `k${from + index}`, ...asset(from + index) }));
    const type = { 'Content-Type': 'application/x-ndjson' };
    const answer = await fetch(`${base}/batch`, { method: 'POST', headers: { ...headers, ...type }, body: lines.join('\n') });
    const made = (await answer.text()).split('"status":"created"').length - 1;
    if (made !== batchLines) throw new Error(`${made} of ${batchLines} were made`);
  }

  await registerOne(0);
  await registerAll(1_000_000);
  const oneMs =
    (await msOf(async () => {
      for (let number = 1; number <= singles; number += 1) await registerOne(number);
    })) / singles;
  const batchMs = (await msOf(() => registerAll(2_000_000))) / batchLines;
  yield {
    kind: 'figures',
    title: `batch: ${batchLines} assets in one request, for each asset`,
    figures: [
      { name: 'in a batch', value: batchMs, unit: 'ms', aim: null },
      { name: 'one by one', value: oneMs, unit: 'ms', aim: null },
      { name: 'times as fast', value: oneMs / batchMs, unit: '', aim: { atLeast: 20 } },
    ],
  };
}

/** APIs, because registering one requests no source: only the service is measured. */
function asset(number: number) {
  return {
    title: `Readings of weather station ${number}`,
    description: `Temperature, rain and wind of station ${number} by the hour, with the height of the station and its region ${number % 97}.`,
    asset_type: 'api',
    api_endpoint_url: `https://api.example/stations/${number}`,
    price_amount: '0.05',
  };
}

async function msOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
