import { parse } from 'csv-parse/sync';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { csvAnswer, everyPage, type CsvValue } from './csv.ts';

const columns = ['name', 'value'] as const;
type Row = Record<(typeof columns)[number], CsvValue>;

async function answered(rows: AsyncIterable<Row>): Promise<Response> {
  const app = new Hono().get('/', (c) => csvAnswer(c, 'rows.csv', columns, rows));
  return app.request('/');
}

async function* from(rows: Iterable<Row>): AsyncGenerator<Row> {
  yield* rows;
}

it('writes a file that a parser reads back unchanged', async () => {
  const rows = [
    { name: 'plain', value: 1.5 },
    { name: 'with "quotes", commas', value: true },
    { name: 'two\nlines', value: null },
    { name: 'ähnlich 雨', value: undefined },
    { name: '', value: false },
  ];
  const answer = await answered(from(rows));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rows.csv"');
  expect(parse(await answer.text())).toEqual([
    ['name', 'value'],
    ['plain', '1.5'],
    ['with "quotes", commas', 'true'],
    ['two\nlines', ''],
    ['ähnlich 雨', ''],
    ['', 'false'],
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '=cmd|"/c calc"!A1'])('disarms the formula %j', async (name) => {
  const rows = parse(await (await answered(from([{ name, value: -1 }]))).text());
  expect(rows[1]?.[0]).toBe(`'${name}`);
});

it('keeps negative numbers as numbers', async () => {
  expect(await (await answered(from([{ name: 'a', value: -1 }]))).text()).toBe('name,value\r\na,-1\r\n');
});

it('writes its header without any rows', async () => {
  expect(await (await answered(from([]))).text()).toBe('name,value\r\n');
});

it('has every row, however many', async () => {
  const count = 150_000;
  async function* many(): AsyncGenerator<Row> {
    for (let value = 1; value <= count; value += 1) yield { name: 'x', value };
  }
  const lines = (await (await answered(many())).text()).split('\r\n');
  expect(lines).toHaveLength(count + 2);
  expect(lines.at(-2)).toBe(`x,${count}`);
});

it('reads only as many rows as are consumed', async () => {
  let read = 0;
  async function* many(): AsyncGenerator<Row> {
    for (;;) yield { name: 'x'.repeat(1000), value: (read += 1) };
  }
  const { body } = await answered(many());
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(read).toBeLessThan(100);
});

it('aborts if reading fails, so that a partial file is not mistaken for a complete one', async () => {
  async function* failing(): AsyncGenerator<Row> {
    yield { name: 'x', value: 1 };
    throw new Error('lost the database');
  }
  await expect((await answered(failing())).text()).rejects.toThrow('lost the database');
});

it('reads all pages of a list', async () => {
  const pages = new Map([
    [null, { items: [1, 2], nextCursor: 'a' }],
    ['a', { items: [3], nextCursor: null }],
  ]);
  const all = await Array.fromAsync(everyPage(async (cursor) => pages.get(cursor) ?? expect.fail()));
  expect(all).toEqual([1, 2, 3]);
});
