import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { z } from 'zod';
import { answerParent } from '../child.ts';
import { openSearchCatalog, type SearchCatalog } from '../search-catalog.ts';

/** Fills a data folder as years of uploads and sales do: assets with their files, entries of the ledger, and what was asked and done. */
const Order = z.object({ folder: z.string() });
const Assets = z.object({ from: z.int(), to: z.int(), fileBytes: z.int(), fileOneIn: z.int() });
const Entries = z.object({ from: z.int(), to: z.int() });
const Past = z.object({ requests: z.int(), jobs: z.int(), payments: z.int() });

interface Opened {
  folder: string;
  catalog: SearchCatalog;
  rows: DatabaseSync;
}

let open: Opened | null = null;

answerParent(
  {
    async open(value) {
      const { folder } = Order.parse(value);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'secret'), 'x'.repeat(43));
      const catalog = await openSearchCatalog(folder, null);
      const rows = new DatabaseSync(join(folder, 'farebox.sqlite'), { timeout: 10_000 });
      rows.exec('pragma synchronous = off');
      open = { folder, catalog, rows };
    },
    async addAssets(value) {
      const { from, to, fileBytes, fileOneIn } = Assets.parse(value);
      const { folder, catalog, rows } = opened();
      const ids = from === 0 ? (await catalog.add(from, to)).map(({ assetId }) => assetId) : alike(rows, from, to);
      const update = rows.prepare('update assets set blob_key = ?, size_bytes = ?, sha256 = ?, source_url = null where id = ?');
      const written: Array<[string, number, string, string]> = [];
      for (const [index, assetId] of ids.entries()) {
        if (index % fileOneIn !== 0) continue;
        const bytes = Buffer.alloc(fileBytes, assetId);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const key = `assets/${sha256.slice(0, 4)}/${assetId}`;
        const file = join(folder, 'blobs', key);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
        written.push([key, fileBytes, sha256, assetId]);
      }
      rows.exec('begin');
      for (const each of written) update.run(...each);
      rows.exec('commit');
    },
    async addEntries(value) {
      const { from, to } = Entries.parse(value);
      const { rows } = opened();
      const insert = rows.prepare(
        `insert into ledger_entries (id, debit_account, credit_account, amount_micros, currency, kind, payment_id, call_id, created_at)
          values (?, 'payments:held', 'revenue:tools', ?, 'USD', 'use', ?, ?, ?)`,
      );
      rows.exec('begin');
      for (let number = from; number < to; number += 1) {
        const name = String(number).padStart(24, '0');
        insert.run(`led_${name}`, 1000 + (number % 97), `pay_${name}`, `call_${name}`, 1_750_000_000_000 + number * 1000);
      }
      rows.exec('commit');
    },
    /** Of the last three days, the longest that finished jobs and answers are kept. */
    async addPast(value) {
      const { requests, jobs, payments } = Past.parse(value);
      const { rows } = opened();
      const now = Date.now();
      const at = (count: number) => `${now} - cast(i * ${259_200_000 / count} as integer)`;
      rows.exec(`begin;
        ${numbers(requests)} insert into access_logs (id, at, kind, outcome, method, path, status, client_id, request_id)
          select printf('log_%024d', ${requests} - i), ${at(requests)}, 'call', 'paid', 'POST', '/api/tools/word-count', 200, 'c' || i % 500, 'req_' || i from s;
        ${numbers(jobs)} insert into jobs (id, kind, payload, state, run_at, attempts, attempts_max, created_at, finished_at)
          select printf('job_%024d', i), 'match_watches', '{}', 'done', ${now} - i, 1, 8, ${now} - i, ${now} - i from s;
        ${numbers(payments)} insert into payments (id, offer_kind, service_id, provider_id, status, amount_micros, currency, max_calls, used_calls, client_id, created_at, expires_at, paid_at)
          select printf('pay_%024d', i), 'tool', 'word-count', 'mock', 'paid', 10000, 'USD', 1, 1, 'c' || i % 500, ${at(payments)}, ${at(payments)} + 900000, ${at(payments)} from s;
        ${numbers(payments)} insert into purchases (id, payment_id, service_id, client_id, state, process_id, answer, started_at, finished_at)
          select printf('pur_%024d', i), printf('pay_%024d', i), 'word-count', 'c' || i % 500, 'used', 'gone', '{}', ${at(payments)}, ${at(payments)} from s;
        commit`);
    },
    close: () => close(),
  },
  close,
);

/** What the embedder makes of a text takes longer than all that is measured here: later assets are as the first, with other vectors. */
function alike(rows: DatabaseSync, from: number, to: number): string[] {
  const first = (table: string, key: string) => rows.prepare(`select * from ${table} order by ${key} limit ?`).all(to - from);
  const [assets, documents, vectors] = [first('assets', 'id'), first('search_documents', 'doc'), first('search_vectors', 'doc')];
  const ids = assets.map((_, index) => `ast_${String(from + index).padStart(24, '0')}`);
  rows.exec('begin');
  for (const [index, id] of ids.entries()) {
    const doc = from + index + 1;
    insertRow(rows, 'assets', { ...assets[index], id, blob_key: null, sha256: null, size_bytes: null });
    insertRow(rows, 'search_documents', { ...documents[index], doc, asset_id: id, version: doc });
    const { vector, ...others } = vectors[index] ?? {};
    if (!(vector instanceof Uint8Array)) throw new TypeError('a vector is bytes');
    insertRow(rows, 'search_vectors', {
      ...others,
      doc,
      vector: vector.map((byte, at) => (at % 5 === from % 5 ? byte ^ (doc & 63) : byte)),
    });
  }
  rows.exec('commit');
  return ids;
}

function numbers(count: number): string {
  return `with recursive s(i) as (select 1 union all select i + 1 from s where i < ${count})`;
}

const inserts = new Map<string, StatementSync>();

function insertRow(rows: DatabaseSync, table: string, row: Readonly<Record<string, SQLOutputValue>>): void {
  const columns = Object.keys(row);
  const insert =
    inserts.get(table) ?? rows.prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`);
  inserts.set(table, insert);
  insert.run(...Object.values(row));
}

async function close(): Promise<void> {
  open?.rows.close();
  await open?.catalog.close();
  open = null;
}

function opened(): Opened {
  if (open === null) throw new Error('nothing is open');
  return open;
}
