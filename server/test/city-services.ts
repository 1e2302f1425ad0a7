import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackUpstream, type LoopbackUpstream } from './loopback-upstream.ts';

export const cityKey = 'key-of-the-city';
export const cityDocument = readFileSync(new URL('./fixtures/city-services.openapi.yaml', import.meta.url), 'utf8');

/** A request as the stand-in got it. */
interface CityRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  bytes: Buffer;
}

export interface CityServices extends AsyncDisposable {
  url: string;
  host: string;
  received: CityRequest[];
  /** What it serves as its own document; a test changes it. */
  document: string;
  /** Answers in place of the ordinary ones. */
  answer: ((request: CityRequest, response: ServerResponse) => boolean) | null;
}

/** A stand-in of the API of `city-services.openapi.yaml`: it checks the key, and answers as the document says. */
export async function cityServices(): Promise<CityServices> {
  const received: CityRequest[] = [];
  const city: { document: string; answer: CityServices['answer'] } = { document: cityDocument, answer: null };
  const upstream: LoopbackUpstream = await loopbackUpstream((request, response) => {
    void buffer(request).then((bytes) => {
      const got = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: bytes.toString('utf8'), bytes };
      if (got.url === '/openapi.yaml') return response.writeHead(200, { 'content-type': 'application/yaml' }).end(city.document);
      received.push(got);
      if (city.answer?.(got, response) === true) return undefined;
      return answer(got, response);
    });
  });
  return {
    url: upstream.url,
    host: upstream.url.slice('http://'.length),
    received,
    get document() {
      return city.document;
    },
    set document(document) {
      city.document = document;
    },
    get answer() {
      return city.answer;
    },
    set answer(given) {
      city.answer = given;
    },
    [Symbol.asyncDispose]: () => upstream[Symbol.asyncDispose](),
  };
}

const at = '2026-11-20T08:00:00Z';

function answer({ method, url, headers, body }: CityRequest, response: ServerResponse): unknown {
  const { pathname, searchParams } = new URL(url, 'http://city.example');
  const json = (status: number, value: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const [, region, , kind, id, part] = pathname.split('/');
  if (region !== 'north' && region !== 'south') return json(404, { message: 'there is no such region' });
  if (kind === undefined || kind === '') return json(404, { message: 'nothing is here' });
  if (kind === 'status') return response.writeHead(200, { 'content-type': 'text/plain' }).end('up');
  if (kind === 'trams' && id === 'routes') {
    return searchParams.get('key') === cityKey ? json(200, { minutes: 12 }) : json(401, { message: 'no key' });
  }
  if (kind === 'account') {
    const isKnown =
      headers.authorization === `Bearer ${cityKey}` || headers.authorization === `Basic ${Buffer.from('me:secret').toString('base64')}`;
    return isKnown ? json(200, { owner: 'the operator' }) : json(401, { message: 'who are you' });
  }
  if (headers['x-api-key'] !== cityKey) return json(401, { message: 'the key is wrong' });
  if (kind === 'feedback') return json(202, { ticket: new URLSearchParams(body).get('text') });
  if (part === 'readings') return json(200, [{ at, value: 7.5 }]);
  if (part === 'poster' && method === 'PUT') return response.writeHead(204).end();
  if (part === 'poster') return response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([1, 2, 3]));
  if (part === 'comments') return json(201, JSON.parse(body));
  const singular = kind.endsWith('ies') ? `${kind.slice(0, -3)}y` : kind.slice(0, -1);
  const entity = (given: object, number = id ?? `${singular}_1`) => ({
    name: `${singular} of the city`,
    ...given,
    id: number,
    createdAt: at,
  });
  if (id !== undefined && !/_[0-9]+$/.test(id)) return json(404, { message: `there is no ${singular} ${id}` });
  if (method === 'DELETE') return response.writeHead(204).end();
  if (method === 'POST' || method === 'PATCH') return json(method === 'POST' ? 201 : 200, entity(JSON.parse(body)));
  return id === undefined ? json(200, { items: [entity({}, `${singular}_1`)], next: null }) : json(200, entity({}));
}
