import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type OpenApiDocument, type Operation } from '../fuzz/document.ts';
import { startService, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let account: Customer;
let operations: Operation[];
beforeAll(async () => {
  service = await startService();
  account = await service.customer();
  const document: OpenApiDocument = JSON.parse((await service.get('/openapi.json')).text);
  operations = operationsOf(document);
});
afterAll(() => service[Symbol.asyncDispose]());

/** The operations of an asset belong to its owner. All others under this path are reserved for admins. */
const isAdmins = ({ path }: Operation) => path.startsWith('/api/v1/admin/') && !path.startsWith('/api/v1/admin/assets');

/** Builds the request from the document: ids and bodies are its examples. */
function ask({ method, path, parameters, body }: Operation, headers: RequestHeaders): Promise<Answer> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const example = parameters.find((each) => each.name === name)?.schema?.example;
    return typeof example === 'string' ? example : 'a';
  });
  const [type, content] = Object.entries(body?.content ?? {})[0] ?? [];
  const sent = type === undefined ? {} : { body: JSON.stringify(content?.example ?? {}) };
  return service.send(method, filled, { headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers }, ...sent });
}

/** The operations that answered with an unexpected status. */
async function othersThan(expected: readonly number[], asked: readonly Operation[], headers: RequestHeaders): Promise<string[]> {
  const others: string[] = [];
  for (const operation of asked) {
    const { status } = await ask(operation, headers);
    if (!expected.includes(status)) others.push(`${operation.method} ${operation.path}: ${status}`);
  }
  return others;
}

describe('operations of the OpenAPI document', () => {
  it('include some that need a login, and some for admins', () => {
    expect(operations.filter(({ isClosed }) => isClosed).length).toBeGreaterThan(40);
    expect(operations.filter(isAdmins).length).toBeGreaterThan(20);
  });

  it.each([
    ['nobody', {}],
    ['a key that does not exist', { 'x-api-key': 'fbx_0000000000000000000000000000000000000000000' }],
    ['a session that does not exist', { authorization: 'Bearer ses_00000000000000000000000000' }],
  ])('that need a login are refused to %s', async (_who, headers) => {
    const closed = operations.filter(({ isClosed }) => isClosed);
    expect(await othersThan([401], closed, headers)).toEqual([]);
  });

  it('for admins are marked in the document as restricted', () => {
    expect(operations.filter((operation) => isAdmins(operation) && !operation.isClosed)).toEqual([]);
  });

  it('for admins are refused to an account and to its key', async () => {
    const admins = operations.filter(isAdmins);
    expect(await othersThan([403], admins, account.login)).toEqual([]);
    expect(await othersThan([401, 403], admins, account.apiKey)).toEqual([]);
  });
});
