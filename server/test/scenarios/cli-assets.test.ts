import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Asset } from '@farebox/contract';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { rainCsv, uploadedAsset } from '../registry.ts';
import { startService, textAt, type Customer, type Service } from '../service.ts';

const commandLine = resolve(import.meta.dirname, '../../bin/farebox.js');

describe('assets and demand on the command line', () => {
  let service: Service;
  let owner: Customer;
  let login: string;
  let rain: Asset;
  let folder: string;
  beforeAll(async () => {
    service = await startService();
    owner = await service.customer();
    login = owner.login['authorization']?.slice('Bearer '.length) ?? '';
    rain = await uploadedAsset(service, owner.login);
  });
  afterAll(() => service[Symbol.asyncDispose]());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farebox-cli-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  interface Ran {
    code: number;
    output: string;
    errors: string;
    /** The output as JSON. */
    json: unknown;
  }

  /** Runs `farebox` through a pipe, like a person, in its own folder. */
  function farebox(...words: string[]): Promise<Ran> {
    return new Promise((done) => {
      const env = { PATH: process.env['PATH'], FAREBOX_URL: service.url };
      const child = execFile(process.execPath, [commandLine, ...words], { env, cwd: folder }, (error, output, errors) => {
        const json: unknown = /^[{[]/.test(output) ? JSON.parse(output) : null;
        done({ code: error === null ? 0 : (child.exitCode ?? -1), output, errors, json });
      });
    });
  }

  it.each([
    ['search', 'results'],
    ['assets search', 'results'],
    ['tools search', 'services'],
  ])('takes the words of farebox %s as arguments, --query or --q', async (command, found) => {
    const [byWords, byQuery, byQ] = await Promise.all(
      [['rainfall'], ['--query', 'rainfall'], ['--q', 'rainfall']].map((words) => farebox(...command.split(' '), ...words)),
    );
    expect(byWords).toMatchObject({ code: 0, json: { query: 'rainfall', [found]: expect.any(Array) } });
    expect(byQuery?.json).toMatchObject({ query: 'rainfall' });
    expect(byQ?.json).toMatchObject({ query: 'rainfall' });
    const missing = await farebox(...command.split(' '));
    expect(missing.code).toBe(command === 'tools search' ? 0 : 2);
  });

  it('names what is near an unknown tool', async () => {
    for (const verb of ['show', 'call']) {
      const { code, errors } = await farebox('tools', verb, 'word-cout');
      expect([code, errors]).toEqual([3, expect.stringContaining('word-count')]);
    }
  });

  it('imports many assets with progress, and creates nothing when repeated', async () => {
    const line = (key: string, more: object = {}) =>
      JSON.stringify({ key, title: `Rain ${key}`, asset_type: 'api', api_endpoint_url: 'https://api.example/rain', ...more });
    await writeFile(join(folder, 'many.ndjson'), `${[...Array(120).keys()].map((at) => line(`a${at}`)).join('\n')}\n`);
    const first = await farebox('assets', 'import', 'many.ndjson', '--key', login);
    expect(first).toMatchObject({ code: 0, json: { lines: 120, created: 120, exists: 0, refused: 0, refusals: [] } });
    expect(first.errors).toContain('100 lines: 100 registered, 0 were there, 0 refused');
    await writeFile(join(folder, 'many.ndjson'), `${line('a1')}\n${line('b')}\n${line('c', { price_amount: '-1' })}\n`);
    expect(await farebox('assets', 'import', 'many.ndjson', '--key', login)).toMatchObject({
      code: 1,
      json: { lines: 3, created: 1, exists: 1, refused: 1, refusals: [{ line: 3, key: 'c' }] },
    });
    expect(await farebox('assets', 'import', 'none.ndjson', '--key', login)).toMatchObject({ code: 2 });
  });

  it('sells, finds, buys, saves and archives a file', async () => {
    await writeFile(join(folder, 'tide.csv'), 'port,metres\nHK,1.2\n');
    const words = [
      '--title',
      'Tide tables',
      '--type',
      'dataset',
      '--price',
      '0.05',
      '--license',
      'CC0-1.0',
      '--description',
      'Heights of tides',
    ];
    const sold = await farebox('assets', 'upload', 'tide.csv', ...words, '--key', login);
    expect(sold).toMatchObject({
      code: 0,
      json: {
        title: 'Tide tables',
        file_name: 'tide.csv',
        price_amount: '0.05',
        license_terms: 'CC0-1.0',
        description: 'Heights of tides',
      },
    });
    const id = textAt(sold.json, 'id');
    const [found, shown, listed] = await Promise.all([
      farebox('assets', 'search', 'tide', 'tables', '--type', 'dataset', '--limit', '1'),
      farebox('assets', 'show', id),
      farebox('assets', 'list', '--key', login, '--limit', '1'),
    ]);
    expect(found).toMatchObject({ code: 0, json: { results: [{ asset_id: id }] } });
    expect(shown).toMatchObject({ code: 0, json: { id, payment: { amount: '0.05' } } });
    expect(listed).toMatchObject({ code: 0, json: { items: [{ id }], next_cursor: expect.any(String) } });

    const bought = await farebox('assets', 'fetch', id, '--output', 'bought.csv');
    expect(bought).toMatchObject({ code: 0, errors: '', json: { file: 'bought.csv', is_checked: true, payment: { amount: '0.05' } } });
    expect(await readFile(join(folder, 'bought.csv'), 'utf8')).toBe('port,metres\nHK,1.2\n');
    expect(await farebox('assets', 'archive', id, '--key', login)).toMatchObject({ code: 0, json: { status: 'archived' } });
    expect(await farebox('assets', 'show', id)).toMatchObject({ code: 3, errors: expect.stringContaining('asset not found') });
  });

  it('sells addresses and APIs; an API is described instead of saved', async () => {
    const [data, api] = await Promise.all([
      farebox('assets', 'register', 'https://data.example/a.csv', '--title', 'Far rain', '--type', 'dataset', '--key', login),
      farebox('assets', 'api', 'https://api.example/v1', '--title', 'Rain API', '--method', 'post', '--key', login),
    ]);
    expect(data).toMatchObject({ code: 0, json: { source_url: 'https://data.example/a.csv', output: 'signed_url' } });
    expect(api).toMatchObject({ code: 0, json: { api_method: 'POST', output: 'api_invocation' } });
    expect(await farebox('assets', 'fetch', textAt(api.json, 'id'))).toMatchObject({
      code: 0,
      json: { delivery: { type: 'api_invocation', endpoint_url: 'https://api.example/v1' } },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('overwrites no file without --force, and buys nothing that cannot be saved', async () => {
    await writeFile(join(folder, 'mine.csv'), 'mine');
    const before = await service.balances();
    expect(await farebox('assets', 'fetch', rain.id, '--output', 'mine.csv')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('mine.csv exists'),
    });
    expect(await farebox('assets', 'fetch', rain.id, '--output', 'no/such/folder/x.csv')).toMatchObject({ code: 1 });
    expect(await service.balances()).toEqual(before);
    expect(await readFile(join(folder, 'mine.csv'), 'utf8')).toBe('mine');

    expect(await farebox('assets', 'fetch', rain.id, '--output', 'mine.csv', '--force')).toMatchObject({ code: 0 });
    expect(await readFile(join(folder, 'mine.csv'), 'utf8')).toBe(rainCsv);
    expect(await readdir(folder)).toEqual(['mine.csv']);
  });

  it('names a file after the delivery, adds a number if taken, and saves to the given folder', async () => {
    await writeFile(join(folder, 'rain.csv'), 'mine');
    await mkdir(join(folder, 'data'));
    expect(await farebox('assets', 'fetch', rain.id)).toMatchObject({ code: 0, json: { file: 'rain-2.csv' } });
    expect(await farebox('assets', 'fetch', rain.id, '--output', 'data')).toMatchObject({ code: 0, json: { file: 'data/rain.csv' } });
    expect(await readFile(join(folder, 'rain.csv'), 'utf8')).toBe('mine');
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'rain-2.csv', 'rain.csv']);
  });

  it('writes to a pipe with --output -', async () => {
    expect(await farebox('assets', 'fetch', rain.id, '--output', '-')).toMatchObject({ code: 0, output: rainCsv });
    expect(await readdir(folder)).toEqual([]);
  });

  it('fetches a paid asset again by its token without paying', async () => {
    const { token } = await service.paid(rain.id);
    const first = await farebox('assets', 'fetch', rain.id, '--token', token, '--output', 'one.csv');
    const before = await service.balances();
    const second = await farebox('assets', 'fetch', rain.id, '--token', token, '--output', 'two.csv', '--max-cents', '0');
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(Object(second.json).revenue_event_id).toBe(Object(first.json).revenue_event_id);
    expect(await service.balances()).toEqual(before);
  });

  describe('from a malicious service', () => {
    let liar: LoopbackUpstream;
    /** The file name and bytes that the malicious service sends. */
    let lie = { fileName: 'x', sha256: '0'.repeat(64) };
    beforeAll(async () => {
      liar = await loopbackUpstream((request, response) => {
        if (request.url === '/file') return response.writeHead(200).end('evil');
        const payment = { ...Object(paidPayment), token: 'tok_paid' };
        const delivery = {
          type: 'signed_url',
          url: `${liar.url}/file`,
          expires_at: '2030-01-01T00:00:00.000Z',
          file_name: lie.fileName,
          mime_type: 'text/plain',
          size_bytes: 4,
          sha256: lie.sha256,
        };
        const body = { asset_id: 'ast_1', delivery, payment, revenue_event_id: null };
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    afterAll(() => liar[Symbol.asyncDispose]());
    let paidPayment: unknown;
    beforeAll(async () => {
      paidPayment = await service.paid('timestamp');
    });
    it('saves nothing with a wrong hash, and explains how to get the paid asset', async () => {
      lie = { fileName: 'x.txt', sha256: createHash('sha256').update('good').digest('hex') };
      expect(await farebox('assets', 'fetch', 'ast_1', '--url', liar.url)).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/--token tok_paid[^]*not those that were sold/),
      });
      expect(await readdir(folder)).toEqual([]);
    });

    it('saves under a name in this folder, whatever name is sent', async () => {
      lie = { fileName: '../../escaped.txt', sha256: createHash('sha256').update('evil').digest('hex') };
      expect(await farebox('assets', 'fetch', 'ast_1', '--url', liar.url)).toMatchObject({ code: 0 });
      expect(await readdir(folder)).toEqual(['escaped.txt']);
    });
  });

  it('submits a need, and shows an admin the demand', async () => {
    const words = ['hourly', 'tides', 'of', 'Macau'];
    const submitted = await farebox(
      'demand',
      'submit',
      ...words,
      '--budget',
      '0.20',
      '--callback',
      'https://agent.example/hook',
      '--type',
      'dataset',
    );
    expect(submitted).toMatchObject({
      code: 0,
      json: { status: 'captured', watch: { callback_url_host: 'agent.example', secret: expect.stringMatching(/^whsec_/) } },
    });
    await service.parts.accessLog.flush();
    const admin = (await service.asAdmin())['authorization']?.slice('Bearer '.length) ?? '';
    const report = await farebox('demand', 'report', '--window-hours', '2', '--key', admin);
    expect(report).toMatchObject({ code: 0, json: { window_hours: 2 } });
    expect(report.output).toContain('hourly tides of Macau');
  });

  it.each([
    [['assets'], 2, 'farebox assets search'],
    [['assets', 'search', 'x', '--type', 'spreadsheet'], 2, 'Allowed choices are text, image'],
    [['assets', 'fetch', 'ast_none', '--output', '--force'], 2, "'--output <path>' argument missing before --force"],
    [['assets', 'fetch', 'ast_none'], 3, 'asset not found'],
    [['assets', 'upload', 'nothing.csv', '--title', 'x', '--type', 'dataset'], 2, 'nothing.csv is not a file'],
    [['assets', 'register', 'https://a.example/', '--type', 'dataset'], 2, "required option '--title <text>' not specified"],
    [['assets', 'register', 'https://a.example/', '--title', 'x', '--type', 'text'], 5, 'authentication required'],
    [['demand', 'submit', 'x', '--callback', 'http://'], 1, 'callback_url'],
    [['demand', 'report'], 5, 'authentication required'],
    [['assets', 'search', 'x', '--url', 'http://127.0.0.1:9'], 1, 'Is the service running'],
  ])('farebox %j fails with code %i', async (words, code, text) => {
    expect(await farebox(...words)).toMatchObject({ code, errors: expect.stringContaining(text) });
  });

  it('refuses to buy an asset above --max-cents', async () => {
    expect(await farebox('assets', 'fetch', rain.id, '--max-cents', '9')).toMatchObject({
      code: 4,
      errors: expect.stringContaining('did not pay $0.10'),
    });
    expect(await readdir(folder)).toEqual([]);
  });
});
