import { expect, it } from 'vitest';
import { loopbackUpstream } from '../../test/loopback-upstream.ts';
import { until } from '../../test/until.ts';
import { createLog } from '../log.ts';
import { guardedFetch } from '../net/guarded-fetch.ts';
import { apiPreviewer } from './api-document.ts';
import { drafted } from './draft.ts';
import { previewer } from './previews/preview.ts';

const never = new AbortController().signal;

/** A host whose documents never end, however they drip. */
async function dripping() {
  const open = { count: 0, asked: 0 };
  const host = await loopbackUpstream((_request, response) => {
    open.count += 1;
    open.asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 5);
    response.once('close', () => {
      clearInterval(drip);
      open.count -= 1;
    });
  });
  const previews = previewer({ concurrencyMax: 1 });
  const draft = { title: 'Tides', asset_type: 'api' as const, api_endpoint_url: 'https://api.example/', api_openapi_url: host.url };
  return {
    open,
    asset: drafted(draft, { id: 'ast_1', ownerId: 'usr_1', now: 0 }),
    reader: (documentTimeoutMs: number) =>
      apiPreviewer({
        guardedFetch: guardedFetch({ allowsPrivateAddresses: true }),
        log: createLog({ level: 'silent' }),
        previewer: previews,
        documentTimeoutMs,
      }),
    async [Symbol.asyncDispose]() {
      await previews.close();
      await host[Symbol.asyncDispose]();
    },
  };
}

it('waits only so long for a document that never ends', async () => {
  await using host = await dripping();
  const { preview } = await host.reader(200).of(host.asset, never);
  expect(preview).toMatchObject({ kind: 'api', title: 'Tides', operation_count: 0 });
  await until('the connection is closed', () => host.open.count === 0);
});

it('waits for no document of a batch once its patience has ended', async () => {
  await using host = await dripping();
  const patience = new AbortController();
  const read = host.reader(60_000);
  const first = read.of(host.asset, never, patience.signal);
  await until('it is asked', () => host.open.asked === 1);
  patience.abort();
  expect((await first).preview).toMatchObject({ kind: 'api', operation_count: 0 });
  expect((await read.of(host.asset, never, patience.signal)).preview).toMatchObject({ kind: 'api', operation_count: 0 });
  expect(host.open.asked).toBe(1);
});
