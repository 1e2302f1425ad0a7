import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatasetPreview } from '@farebox/contract';
import { Preview } from '@farebox/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gifFile, mp3File, mp4File, parquetDecimals, parquetFile, pdfFile, wavFile, webmFile } from '../../../test/fixtures/files.ts';
import { previewer } from './preview.ts';
import type { PreviewFile } from './made-preview.ts';

const previews = previewer({ timeoutMs: 60_000 });
const never = new AbortController().signal;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
});
afterAll(async () => {
  await previews.close();
  await rm(folder, { recursive: true });
});

async function made(fileName: string, bytes: Buffer | string, about: Partial<PreviewFile> = {}) {
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  const file = { path, fileName, mimeType: null, declaredMimeType: null, sizeBytes: Buffer.byteLength(bytes), assetType: 'text', ...about };
  const { preview, searchText } = await previews.make(file, never);
  expect(Preview.parse(preview)).toEqual(preview);
  return { preview, searchText };
}

async function dataset(fileName: string, bytes: Buffer | string, about: Partial<PreviewFile> = {}): Promise<DatasetPreview> {
  const { preview } = await made(fileName, bytes, { assetType: 'dataset', ...about });
  if (preview.kind !== 'dataset') throw new Error(`is ${JSON.stringify(preview)}`);
  return preview;
}

const english = 'Tulip prices rose in the third week of the year, as they do in most years, because supply from the south is late.\n';
const chinese = '郁金香的价格在今年第三周上涨，因为来自南方的供应较晚，而北方的需求依然旺盛。\n';

const notShown = { kind: 'plain', note: 'not shown: @farebox/documents is not installed' };

describe('texts', () => {
  it('shows the beginning, language and length of a text', async () => {
    const { preview, searchText } = await made('prices.txt', english.repeat(100));
    expect(preview).toMatchObject({ kind: 'text', language: 'en', line_count: 100 });
    expect(preview.kind === 'text' && preview.snippet).toMatch(/^Tulip prices rose[\s\S]{400,490}$/);
    expect(searchText).toBe(preview.kind === 'text' ? preview.snippet : '');
  });

  it.each([
    ['UTF-8', Buffer.from(chinese.repeat(60))],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${chinese.repeat(60)}`)],
    ['UTF-16', Buffer.from(`\uFEFF${chinese.repeat(60)}`, 'utf16le')],
    // 中文价格 in GB 18030, with its line break.
    ['GB 18030', Buffer.concat(Array.from({ length: 100 }, () => Buffer.from('d6d0cec4bcdbb8f10a', 'hex')))],
  ])('reads Chinese in %s', async (_encoding, bytes) => {
    const { preview } = await made('chinese.txt', bytes);
    expect(preview).toMatchObject({ kind: 'text', language: 'zh', snippet: expect.stringMatching(/^(?:郁金香的价格|中文价格)/) });
  });

  it.each([
    ['Dutch', 'De prijzen van tulpen stegen in de derde week van het jaar, zoals in de meeste jaren.', 'nl'],
    ['Japanese', '今年の第三週にチューリップの価格が上がりました。', 'ja'],
    ['too little', 'ok', null],
  ])('detects %s', async (_what, text, language) => {
    expect((await made('language.txt', text)).preview).toMatchObject({ language });
  });

  it.each([0, 1, 50, 199, 200, 250, 1000, 4999, 5000, 50_000])(
    'never shows more than a tenth of %i bytes, nor 500 characters',
    async (size) => {
      const text = 'The quick brown fox. '.repeat(3000).slice(0, size);
      const { preview } = await made('tenth.txt', text);
      const snippet = preview.kind === 'text' ? preview.snippet : 'not a text';
      expect(snippet.length).toBeLessThanOrEqual(Math.min(500, size / 10));
      expect(snippet === '').toBe(size < 200);
    },
  );

  it('counts the lines of a long text, and reports no language for code', async () => {
    const { preview } = await made('long.py', 'print(1)\n'.repeat(100_000));
    expect(preview).toMatchObject({ kind: 'text', line_count: 100_000, language: null });
  });

  it('shows nothing that could break a database or a page', async () => {
    const { preview } = await made('odd.txt', `\u001b\uFEFF${'a\u0085b\r\nc\uFFFDd '.repeat(100)}`.slice(1));
    expect(preview).toMatchObject({ kind: 'text', snippet: expect.stringMatching(/^(?:ab\ncd ?)+$/) });
  });
});

describe('images', () => {
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('shows a thumbnail of a %s', async (format) => {
    const bytes = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#c03a' } })
      .toFormat(format)
      .toBuffer();
    const { preview } = await made(`picture.${format}`, bytes, { mimeType: `image/${format}`, assetType: 'image' });
    expect(preview).toMatchObject({
      kind: 'image',
      width: 600,
      height: 300,
      format,
      pages: 1,
      has_alpha: format !== 'jpeg' && format !== 'tiff',
    });
    expect(await sizeOfThumbnail(preview)).toEqual({ width: 256, height: 128 });
  });

  it('lowers the quality of a large thumbnail', async () => {
    const { preview } = await made('noise.png', await noise(1000, 1000).png().toBuffer(), { mimeType: 'image/png' });
    expect(preview.kind === 'image' && preview.thumbnail?.length).toBeLessThanOrEqual(24 * 1024);
  });

  it('never shows more than half the width and height, so an icon gets a smaller thumbnail', async () => {
    const { preview } = await made('icon.png', await noise(32, 20).png().toBuffer(), { mimeType: 'image/png' });
    expect(await sizeOfThumbnail(preview)).toEqual({ width: 16, height: 10 });
  });

  it('rotates a photo as the camera was held, and does not reveal where it was taken', async () => {
    const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } };
    const { preview } = await made('photo.jpg', await noise(600, 300).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(), {
      mimeType: 'image/jpeg',
    });
    expect(preview).toMatchObject({ width: 300, height: 600 });
    expect(await sizeOfThumbnail(preview)).toEqual({ width: 128, height: 256 });
    expect((await sharp(thumbnailOf(preview)).metadata()).exif).toBeUndefined();
  });

  it('counts the frames of an animation', async () => {
    const { preview } = await made('animation.gif', gifFile({ frames: 7 }), { mimeType: 'image/gif' });
    expect(preview).toMatchObject({ kind: 'image', format: 'gif', width: 4, height: 4, pages: 7 });
  });

  it('reads size and title of an SVG without rendering it', async () => {
    const svg = `<?xml version="1.0"?>\n<!-- a --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><title>Tulip</title>
      <image href="http://127.0.0.1:9/x.png"/></svg>`;
    const { preview, searchText } = await made('drawing.svg', svg, { mimeType: 'application/xml', assetType: 'image' });
    expect(preview).toMatchObject({ kind: 'image', format: 'svg', width: 640, height: 480, thumbnail: null });
    expect(searchText).toBe('Tulip');
  });
});

function thumbnailOf(preview: Preview): Buffer {
  const uri = preview.kind === 'image' ? preview.thumbnail : null;
  return Buffer.from(uri?.split(',')[1] ?? '', 'base64');
}

async function sizeOfThumbnail(preview: Preview) {
  const { width, height, format } = await sharp(thumbnailOf(preview)).metadata();
  expect(format).toBe('webp');
  return { width, height };
}

describe('datasets', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ variety: `Rose, ${index}`, price: index / 4, day: '2026-01-02', zip: '00501' }));

  it.each([
    [',', 'prices.csv', 'csv'],
    [';', 'prices.csv', 'csv'],
    ['\t', 'prices.tsv', 'tsv'],
  ])('reads a table with %j as delimiter', async (delimiter, fileName, format) => {
    const lines = rows.map(({ variety, price, day, zip }) => [`"${variety}"`, price, day, zip].join(delimiter));
    const table = await dataset(fileName, [['variety', 'price', 'day', 'zip'].join(delimiter), ...lines].join('\r\n'));
    expect(table).toEqual({
      kind: 'dataset',
      format,
      columns: [
        { name: 'variety', type: 'string' },
        { name: 'price', type: 'number' },
        { name: 'day', type: 'date' },
        { name: 'zip', type: 'string' },
      ],
      row_count: 60,
      sample_rows: rows.slice(0, 5).map(({ variety, price, day, zip }) => [variety, String(price), day, zip]),
    });
  });

  it('numbers the columns of a table without header, and keeps quoted line breaks in one row', async () => {
    const table = await dataset('plain.csv', '1,"two\nlines"\n'.repeat(20));
    expect(table).toMatchObject({ row_count: 20, columns: [{ name: 'column_1', type: 'integer' }, { name: 'column_2' }] });
    expect(table.sample_rows).toEqual([
      ['1', 'two lines'],
      ['1', 'two lines'],
    ]);
  });

  it('shows only the columns of a small table', async () => {
    expect(await dataset('small.csv', 'a,b\n1,2\n3,4\n')).toMatchObject({ row_count: 2, sample_rows: [] });
    expect(await dataset('small.json', '[{"a":1},{"a":2}]')).toMatchObject({ row_count: 2, sample_rows: [] });
  });

  it('counts the rows of a long table, but not of one with too many bytes', async () => {
    const line = 'Avalanche,0.25,2026-01-02\n';
    expect(await dataset('many.csv', `variety,price,day\n${line.repeat(100_000)}`)).toMatchObject({ row_count: 100_000 });
    const tooLong = await dataset('long.csv', Buffer.alloc(65 * 1024 * 1024, line));
    expect(tooLong).toMatchObject({ row_count: null, sample_rows: expect.arrayContaining([['Avalanche', '0.25', '2026-01-02']]) });
  });

  it('reads JSON arrays of any size', async () => {
    const values = Array.from({ length: 20_000 }, (_, index) => ({
      id: index,
      tags: ['a', '[,]"'],
      at: { x: index / 2 },
      on: index > 3 ? true : null,
    }));
    expect(await dataset('values.json', JSON.stringify(values, null, 1))).toMatchObject({
      format: 'json',
      row_count: 20_000,
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'tags', type: 'array' },
        { name: 'at', type: 'object' },
        { name: 'on', type: 'boolean' },
      ],
      sample_rows: expect.arrayContaining([[0, '["a","[,]\\""]', '{"x":0}', null]]),
    });
  });

  it('reads JSON lines with different members', async () => {
    const text = '{"a":1}\n\n{"a":2.5,"b":"x"}\n{"a":null,"__proto__":1}\n'.repeat(10);
    const table = await dataset('lines.jsonl', text);
    expect(table).toMatchObject({
      format: 'jsonl',
      row_count: 30,
      columns: [{ name: 'a', type: 'number' }, { name: 'b' }, { name: '__proto__' }],
    });
    expect(table.sample_rows).toHaveLength(3);
  });

  it('guesses the format of a dataset if none is declared', async () => {
    expect(await dataset('unnamed', 'variety;price\n'.padEnd(300, 'Freedom;0.4\n'))).toMatchObject({ format: 'csv' });
    expect(await dataset('unnamed', '{"a":1}\n'.repeat(20))).toMatchObject({ format: 'jsonl' });
    expect(await dataset('unnamed', '[1,2,3]')).toMatchObject({ format: 'json', columns: [{ name: 'value', type: 'integer' }] });
    expect((await made('unnamed', `${english}Late, said one. Nobody answered.\n`.repeat(20), { assetType: 'dataset' })).preview.kind).toBe(
      'text',
    );
  });

  it('cuts long cells, long names and their total', async () => {
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}`.padEnd(200, 'n'), 'v'.repeat(300)]));
    const table = await dataset('wide.jsonl', `${JSON.stringify(wide)}\n`.repeat(1000));
    expect(table.columns).toHaveLength(200);
    expect(table.columns[0]?.name).toHaveLength(100);
    expect(JSON.stringify(table.sample_rows).length).toBeLessThan(20_000);
  });

  it('keeps every digit of the decimal numbers of Parquet', async () => {
    const { preview } = await made('ledger.parquet', parquetDecimals(), { mimeType: 'application/vnd.apache.parquet' });
    const { columns, sample_rows: rows } = preview.kind === 'dataset' ? preview : { columns: [], sample_rows: [] };
    expect(columns.map(({ type }) => type).join(' ')).toBe('number number number array object');
    expect(rows).toEqual([
      ['1234567890123456.78', '1234567890123456789012345678.9012345678', 0.3, '[900719925474099.301,0.005]', '{"inner":0.0003}'],
      [null, -1e-10, 0.4, '[900719925474099.302,0.005]', '{"inner":0.0004}'],
    ]);
  });

  it('reads Parquet with every compression', async () => {
    const { preview, searchText } = await made('prices.parquet', parquetFile(), { mimeType: 'application/vnd.apache.parquet' });
    expect(preview).toMatchObject({ kind: 'dataset', format: 'parquet', row_count: 60 });
    const { columns, sample_rows: rows } = preview.kind === 'dataset' ? preview : { columns: [], sample_rows: [] };
    const names = 'id variety price organic day sold_at stems grower note'.split(' ');
    expect(columns.map(({ name }) => name)).toEqual(names);
    expect(columns.map(({ type }) => type).join(' ')).toBe('integer string number boolean date datetime array object binary');
    expect(rows[2]).toEqual([
      2,
      '玫瑰',
      0.5,
      true,
      '2026-01-03',
      '2026-01-01T08:00:02.000Z',
      '[2,3]',
      '{"name":"A","hectares":2}',
      '2 bytes',
    ]);
    expect(searchText).toBe(names.join(', '));
  });
});

describe('audio, video and documents', () => {
  it('reads WAV', async () => {
    const { preview } = await made('silence.wav', wavFile({ seconds: 3 }), { mimeType: 'audio/wav', assetType: 'audio' });
    const facts = { duration_seconds: 3, codecs: ['PCM'], bitrate: 128_000, sample_rate: 8000, channels: 1 };
    expect(preview).toMatchObject({ kind: 'audio', container: 'WAVE', ...facts });
  });

  it('reads MP3, and makes its tags searchable', async () => {
    const { preview, searchText } = await made('song.mp3', mp3File({ title: 'Bird song', artist: 'Ada' }), { mimeType: 'audio/mpeg' });
    expect(preview).toMatchObject({ kind: 'audio', container: 'MPEG', codecs: ['MPEG 1 Layer 3'], bitrate: 128_000 });
    expect(searchText).toBe('Bird song\nAda');
  });

  it.each([
    ['film.mp4', mp4File({ seconds: 12, width: 320, height: 180 }), 'video/mp4', 'avc1'],
    ['film.webm', webmFile({ seconds: 12, width: 320, height: 180 }), 'video/webm', 'VP9'],
  ])('reads %s', async (name, bytes, mimeType, codec) => {
    const { preview } = await made(name, bytes, { mimeType, assetType: 'video' });
    expect(preview).toMatchObject({ kind: 'video', duration_seconds: 12, codecs: [codec], width: 320, height: 180, channels: null });
  });

  it('reads PDF: page count, title, first words', async () => {
    const pages = Array.from({ length: 4 }, (_, page) => `Page ${page + 1} of the report on tulip prices in the spring of the year.`);
    const { preview, searchText } = await made('report.pdf', pdfFile({ title: 'Tulip report', pages }), { mimeType: 'application/pdf' });
    expect(preview).toEqual({ kind: 'pdf', pages: 4, title: 'Tulip report', snippet: 'Page 1 of the report on t' });
    expect(searchText).toBe('Tulip report\nPage 1 of the report on t');
  });

  it('shows only the type of any other file', async () => {
    const { preview } = await made('archive.zip', Buffer.from('PK\u0003\u0004'.padEnd(100, '\0')), { mimeType: 'application/zip' });
    expect(preview).toEqual({ kind: 'plain', mime_type: 'application/zip', size_bytes: 100 });
  });
});

describe('without the package of documents', () => {
  const few = previewer({ timeoutMs: 60_000, hasDocuments: false });
  afterAll(() => few.close());

  it.each([
    ['a.csv', Buffer.from('a,b\n1,2\n'), 'text/csv', { kind: 'dataset', format: 'csv' }],
    ['a.json', Buffer.from('[{"a":1},{"a":2}]'), 'application/json', { kind: 'dataset', format: 'json' }],
    ['a.txt', Buffer.from(english.repeat(9)), null, { kind: 'text', language: 'en' }],
    ['a.pdf', pdfFile({ pages: ['one'] }), 'application/pdf', notShown],
    ['a.parquet', parquetFile(), null, notShown],
    ['a.png', Buffer.from('\x89PNG'), 'image/png', notShown],
    ['a.wav', wavFile({ seconds: 1 }), 'audio/wav', notShown],
  ])('texts have previews, other files none: %s', async (fileName, bytes, mimeType, preview) => {
    const path = join(folder, fileName);
    await writeFile(path, bytes);
    const file = { path, fileName, mimeType, declaredMimeType: null, sizeBytes: bytes.length, assetType: 'text' };
    expect((await few.make(file, never)).preview).toMatchObject(preview);
  });
});

describe('many previews at once', () => {
  it('runs a few, queues a few, and returns plain previews for the rest', async () => {
    const path = join(folder, 'one.txt');
    await writeFile(path, english.repeat(30));
    const busy = previewer({ concurrencyMax: 2, ofOwnerMax: 2, queueMax: 20 });
    const before = processes();
    const file = {
      path,
      fileName: 'one.txt',
      mimeType: null,
      declaredMimeType: 'text/plain',
      sizeBytes: english.length * 30,
      assetType: 'text',
    };
    const all = Promise.all(Array.from({ length: 50 }, () => busy.make(file, never)));
    await expect.poll(() => processes() - before).toBe(2);
    const kinds = (await all).map(({ preview }) => (preview.kind === 'plain' ? preview.note : preview.kind));
    expect(kinds.filter((kind) => kind === 'text')).toHaveLength(22);
    expect(kinds.filter((kind) => kind === 'too many previews at once')).toHaveLength(28);
    await busy.close();
    await expect.poll(processes).toBe(before);
  });

  it('returns a plain preview after the caller aborted, and after closing', async () => {
    const few = previewer({ concurrencyMax: 1 });
    const file = { path: '/', fileName: null, mimeType: null, declaredMimeType: null, sizeBytes: 5, assetType: 'text' };
    const plain = { kind: 'plain', mime_type: null, size_bytes: 5, note: 'preview was cancelled' };
    const leaving = new AbortController();
    const running = few.make(file, leaving.signal);
    const waiting = few.make(file, leaving.signal);
    leaving.abort();
    expect((await running).preview).toEqual(plain);
    expect((await waiting).preview).toEqual(plain);
    await few.close();
    expect((await few.make(file, never)).preview).toEqual(plain);
  });
});

function processes(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;
}
