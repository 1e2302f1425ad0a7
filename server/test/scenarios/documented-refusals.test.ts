import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type OpenApiDocument, type Operation } from '../fuzz/document.ts';
import { startService, type Answer, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let document: OpenApiDocument;
beforeAll(async () => {
  const rates = { FAREBOX_RATE_UNPAID_PER_MINUTE: '1', FAREBOX_RATE_AUTH_PER_MINUTE: '1', FAREBOX_RATE_CAPTURE_PER_MINUTE: '1' };
  service = await startService({ settings: rates });
  document = (await service.get('/openapi.json')).body as OpenApiDocument;
});
afterAll(() => service[Symbol.asyncDispose]());

/** With the examples of the document. */
function ask({ url, send }: Service, { method, path, parameters, body }: Operation, headers: RequestHeaders): Promise<Answer> {
  const given = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(parameters.find((each) => each.name === name)));
  const needed = parameters.flatMap((each) => (each.in === 'query' && each.required === true ? [[each.name, exampleOf(each)]] : []));
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? [];
  const sent = type === undefined ? {} : { headers: { ...headers, 'content-type': type }, body: JSON.stringify(media?.example ?? {}) };
  return send(method, `${new URL(given, url).pathname}?${new URLSearchParams(needed)}`, { headers, ...sent });
}

function exampleOf(parameter: object | undefined): string {
  const example: unknown = Reflect.get(Object(parameter), 'example');
  return typeof example === 'string' || typeof example === 'number' ? String(example) : 'a';
}

/** The refusals of a status that the document does not have, or that do not say when to come back. */
async function undocumented(asked: Service, status: number, sources: readonly RequestHeaders[]) {
  const faults: string[] = [];
  const refusing = new Set<string>();
  for (const operation of operationsOf(document).filter(({ isLive }) => !isLive)) {
    const name = `${operation.method} ${operation.path}`;
    for (const headers of sources) {
      const answer = await ask(asked, operation, headers);
      if (answer.status !== status) continue;
      refusing.add(name);
      if (!operation.statuses.has(String(status))) faults.push(`${name}: undocumented`);
      if (!/^[1-9]\d*$/.test(answer.headers.get('retry-after') ?? '')) faults.push(`${name}: no Retry-After`);
    }
  }
  return { faults, refusing };
}

describe('what the document says of refusals', () => {
  it('503 is possible at every operation of a busy service but those that its operator watches', async () => {
    await using busy = await startService({ settings: { FAREBOX_MEMORY_MAX_MB: '1', FAREBOX_UNPAID_WAITING: '0' } });
    const { faults, refusing } = await undocumented(busy, 503, [{}]);
    expect(faults).toEqual([]);
    const answered = operationsOf(document).filter(({ method, path }) => !refusing.has(`${method} ${path}`));
    const isExempt = ({ method, path }: Operation) =>
      // They look first whether their body pays; the links were paid for.
      (method === 'POST' && (path === '/mcp' || path.startsWith('/a2a') || path === '/api/v1/assets/fetch')) || path.includes('/download/');
    expect(answered.filter((each) => !isExempt(each) && !each.isLive).map(({ path }) => path)).toEqual(['/healthz', '/readyz', '/metrics']);
    expect(await busy.get('/healthz?from=probe')).toMatchObject({ status: 200 });
  });

  it('429 is possible wherever somebody who asks too often gets it', async () => {
    const { faults, refusing } = await undocumented(service, 429, [{}, {}, { 'x-payment-token': 'wrong' }, { 'x-api-key': 'wrong' }]);
    expect(faults).toEqual([]);
    expect(refusing.size).toBeGreaterThan(20);
  });

  it('both say when to come back', () => {
    const silent = operationsOf(document).flatMap(({ method, path }) => {
      const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
      return ['429', '503'].flatMap((status) => {
        const shared = responses[status] === undefined ? '"Retry-After"' : JSON.stringify(answerAt(responses[status]));
        return shared.includes('"Retry-After"') ? [] : [`${method} ${path} ${status}`];
      });
    });
    expect(silent).toEqual([]);
  });
});

function answerAt(answer: object): unknown {
  const ref: unknown = Reflect.get(answer, '$ref');
  if (typeof ref !== 'string') return answer;
  const shared: unknown = Reflect.get(document.components, 'responses');
  return Reflect.get(Object(shared), ref.split('/').at(-1) ?? '');
}
