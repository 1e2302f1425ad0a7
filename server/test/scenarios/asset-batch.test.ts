import { setImmediate } from 'node:timers/promises';
import { AssetPage, AssetSearchAnswer, BatchAnswer } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { startService, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';

const path = '/api/v1/admin/assets/batch';
const ndjson = { 'content-type': 'application/x-ndjson' };

const rain = (key: string, more: object = {}) => ({
  key,
  title: `Rainfall of ${key}`,
  asset_type: 'dataset',
  source_url: `https://data.example/${key}.csv`,
  price_amount: '0.05',
  ...more,
});

eachDatabase('a batch of assets', (open) => {
  let service: Service;
  let owner: Customer;
  beforeAll(async () => {
    service = await startService({ database: await open() });
    owner = await service.customer();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const sendText = (body: string, headers: RequestHeaders = owner.login): Promise<Answer> =>
    service.send('POST', path, { headers: { ...headers, ...ndjson }, body });
  const send = (lines: readonly object[], headers?: RequestHeaders) =>
    sendText(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), headers);
  const answersOf = ({ text }: Answer) =>
    text
      .trim()
      .split('\n')
      .map((line) => BatchAnswer.parse(JSON.parse(line)));
  const ownCount = async () =>
    Number(
      (
        await service.parts.database.read
          .selectFrom('assets')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('owner_id', '=', owner.userId)
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('is answered line by line in order, and its assets are found, listed and sold', async () => {
    const keys = Array.from({ length: 250 }, (_, index) => `station ${index}`);
    const answer = await send(keys.map((key) => rain(key)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
    const answers = answersOf(answer);
    expect(answers.map(({ line, key, status }) => [line, key, status])).toEqual(keys.map((key, at) => [at + 1, key, 'created']));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(250);
    const found = await service.get(`/api/v1/assets/search?q=${encodeURIComponent('Rainfall of station 249')}`);
    expect(AssetSearchAnswer.parse(found.body).results.map(({ asset_id }) => asset_id)).toContain(answers[249]?.id);
    expect((await service.post('/api/v1/assets/fetch', { asset_id: answers[7]?.id })).status).toBe(402);
    const mine = AssetPage.parse((await service.get('/api/v1/me/assets?limit=1', owner.login)).body);
    expect(mine.items).toHaveLength(1);
  });

  it('that needs several transactions is answered in the order of its lines', async () => {
    const good = new Set([0, 999, 1000, 1099]);
    const lines = Array.from({ length: 1100 }, (_, at) => (good.has(at) ? rain(`long ${at}`) : { key: `long ${at}` }));
    const answers = answersOf(await send(lines));
    expect(answers.map(({ line }) => line)).toEqual(lines.map((_, at) => at + 1));
    expect(answers.map(({ key }) => key)).toEqual(lines.map(({ key }) => key));
    expect(answers.flatMap(({ status }, at) => (status === 'created' ? [at] : []))).toEqual([...good]);
  });

  it('lets others in between its lines', async () => {
    let turns = 0;
    let isDone = false;
    const sent = send(Array.from({ length: 200 }, (_, at) => rain(`patient ${at}`))).finally(() => (isDone = true));
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
    expect(answersOf(await sent).filter(({ status }) => status === 'created')).toHaveLength(200);
    // In two transactions without pauses there would be a few.
    expect(turns).toBeGreaterThan(12);
  });

  it('creates each key once, however often it is sent, and changes nothing afterwards', async () => {
    const [first] = answersOf(await send([rain('once')]));
    const again = answersOf(await send([rain('once', { title: 'Another title' }), rain('twice'), rain('twice')]));
    expect(again.map(({ status }) => status)).toEqual(['exists', 'created', 'exists']);
    expect(again[0]?.id).toBe(first?.id);
    expect(again[2]?.id).toBe(again[1]?.id);
    expect(await service.get(`/api/v1/assets/${first?.id}`)).toMatchObject({ body: { title: 'Rainfall of once' } });
  });

  it('continues where it was cut off', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => rain(`cut ${index}`));
    await send(lines.slice(0, 20));
    const before = await ownCount();
    const all = answersOf(await send(lines));
    expect(all.map(({ status }) => status)).toEqual([...Array(20).fill('exists'), ...Array(10).fill('created')]);
    expect(await ownCount()).toBe(before + 10);
  });

  it('separates the keys of different accounts', async () => {
    const other = await service.customer();
    const [mine] = answersOf(await send([rain('shared')]));
    const [theirs] = answersOf(await send([rain('shared')], other.login));
    expect(theirs).toMatchObject({ status: 'created' });
    expect(theirs?.id).not.toBe(mine?.id);
  });

  it('creates each key once under two concurrent batches', async () => {
    const before = await ownCount();
    const lines = Array.from({ length: 40 }, (_, index) => rain(`raced ${index}`));
    const both = await Promise.all([send(lines), send(lines)]);
    expect(both.map(({ status }) => status).every((status) => status === 200 || status === 503)).toBe(true);
    expect(both.some(({ status }) => status === 200)).toBe(true);
    expect(await ownCount()).toBe(before + 40);
  });

  it('reports the errors of a line, and registers the others', async () => {
    const { title: _, ...untitled } = rain('untitled');
    const { key: __, ...keyless } = rain('keyless');
    const texts = [rain('good'), untitled, keyless, rain('local', { source_url: 'ftp://data.example/a' })].map((line) =>
      JSON.stringify(line),
    );
    const answers = answersOf(await sendText([...texts, '{"key":', '', JSON.stringify(rain('last'))].join('\n')));
    expect(answers.map(({ key, status, error }) => [key, status, error])).toEqual([
      ['good', 'created', undefined],
      ['untitled', 'refused', 'title is required'],
      [null, 'refused', 'key is required'],
      ['local', 'refused', 'source_url must be a valid http or https URL'],
      [null, 'refused', 'line is not valid JSON'],
      [null, 'refused', 'line is not valid JSON'],
      ['last', 'created', undefined],
    ]);
  });

  it('needs a login, NDJSON, and 1 to 10,000 lines', async () => {
    expect(await send([rain('a')], {})).toMatchObject({ status: 401 });
    expect(await send([rain('a')], owner.apiKey)).toMatchObject({ status: 403 });
    expect(await service.post(path, rain('a'), owner.login)).toMatchObject({ status: 415 });
    expect(await sendText('')).toMatchObject({ status: 400 });
    expect(await sendText('{}\n'.repeat(10_001))).toMatchObject({ status: 400, body: { error: 'a batch has 1 to 10000 lines' } });
  });
});
