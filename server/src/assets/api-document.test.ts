import { expect, it } from 'vitest';
import { loopbackUpstream } from '../../test/loopback-upstream.ts';
import { until } from '../../test/until.ts';
import { createLog } from '../log.ts';
import { guardedFetch } from '../net/guarded-fetch.ts';
import { apiPreviewer } from './api-document.ts';
import { drafted } from './draft.ts';
import { previewer } from './previews/preview.ts';

it('waits no longer for a document that never ends, however it drips', async () => {
  let isClosed = false;
  await using host = await loopbackUpstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 5);
    response.once('close', () => {
      clearInterval(drip);
      isClosed = true;
    });
  });
  const previews = previewer({ concurrencyMax: 1 });
  const read = apiPreviewer({
    guardedFetch: guardedFetch({ allowsPrivateAddresses: true }),
    log: createLog({ level: 'silent' }),
    previewer: previews,
    documentTimeoutMs: 200,
  });
  const draft = { title: 'Tides', asset_type: 'api' as const, api_endpoint_url: 'https://api.example/', api_openapi_url: host.url };
  const asset = drafted(draft, { id: 'ast_1', ownerId: 'usr_1', now: 0 });
  const { preview } = await read(asset, new AbortController().signal);
  expect(preview).toMatchObject({ kind: 'api', title: 'Tides', operation_count: 0 });
  await until('the connection is closed', () => isClosed);
  await previews.close();
});
