import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectClient } from '../../test/mcp-client.ts';
import { startService, type Service } from '../../test/service.ts';
import { reservedToolIds } from '../imports/plans.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service[Symbol.asyncDispose]());

it('has no free tool whose name an imported one could take', async () => {
  await using client = await connectClient(service.url, 'auto');
  const sold = new Set(service.parts.tools.catalog.all().map(({ tool }) => tool.id.replaceAll('-', '_')));
  const free = (await client.tools()).map(({ name }) => name).filter((name) => !sold.has(name));
  expect(free.map((name) => name.replaceAll('_', '-')).toSorted()).toEqual([...reservedToolIds].toSorted());
});
