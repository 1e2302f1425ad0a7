import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeliveredAsset } from '@farebox/contract';
import { fetchAsset, linkOf, uploadedAsset } from '../registry.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let admin: RequestHeaders;

beforeAll(async () => {
  service = await startService();
  admin = await service.asAdmin();
});

afterAll(() => service[Symbol.asyncDispose]());

async function downloaded(name: string, bytes: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<Headers> {
  const asset = await uploadedAsset(
    service,
    admin,
    { title: `File ${name}`, price_amount: '0', ...fields },
    {
      name,
      bytes: new Uint8Array(bytes),
      type: 'application/octet-stream',
    },
  );
  const { body } = await fetchAsset(service, asset.id);
  const { pathname, search } = new URL(linkOf(DeliveredAsset.parse(body)), service.url);
  return (await service.get(pathname + search)).headers;
}

it.each([
  ['utf8.csv', Buffer.from('city;müde\n東京;1\n'), {}, 'text/csv; charset=utf-8'],
  ['marked.md', Buffer.from('\uFEFF# Title\n'), {}, 'text/markdown; charset=utf-8'],
  ['wide.txt', Buffer.from('\uFEFFZoë\n', 'utf16le'), {}, 'text/plain; charset=utf-16'],
  ['ascii.csv', Buffer.from('a;b\n1;2\n'), {}, 'text/csv'],
  ['late.csv', Buffer.concat([Buffer.from('ä;b\n'.repeat(30_000)), Buffer.from('\xE4;b\n', 'latin1')]), {}, 'text/csv'],
  ['latin.csv', Buffer.from('Stra\xDFe;1\n', 'latin1'), { mime_type: 'text/csv' }, 'text/csv'],
  ['page.xml', Buffer.from('<?xml version="1.0"?><rain>é</rain>'), {}, 'application/xml; charset=utf-8'],
  ['data.json', Buffer.from('{"a":"é"}'), {}, 'application/json'],
  ['lines.ndjson', Buffer.from('{"a":"é"}\n{"a":1}\n'), {}, 'application/x-ndjson'],
])('%s says its charset where it is certain', async (name, bytes, fields, type) => {
  expect((await downloaded(name, bytes, fields)).get('content-type')).toBe(type);
});

it.each([
  ['合同.pdf', '合同.pdf'],
  ['договор №5.pdf', 'договор №5.pdf'],
  ['عقد.pdf', 'عقد.pdf'],
  ['सूची.pdf', 'सूची.pdf'],
  ['..\\CON.pdf', '_CON.pdf'],
])('%s keeps its name, safe to save', async (sent, name) => {
  const header = (await downloaded(sent, Buffer.from('%PDF-1.4 é\n'))).get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''(\S+)$/.exec(header)?.[1];
  expect(encoded === undefined ? header : decodeURIComponent(encoded)).toContain(name);
});
