import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../test/until.ts';
import { problem } from '../errors.ts';
import { receiveUpload, sweepStaging, type ReceivedUpload, type UploadBody } from './upload-body.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'farebox-upload-')), 'staging');
});
afterEach(async () => rm(join(folder, '..'), { recursive: true }));

const boundary = 'x-boundary';
const contentType = `multipart/form-data; boundary=${boundary}`;

interface Part {
  /** The parameters after `form-data`. */
  disposition: string;
  type?: string;
  content?: string | Buffer;
}

const filePart: Part = { disposition: '; name="file"; filename="a.txt"', type: 'text/plain', content: 'the file' };

function fieldPart(name: string, content: string | Buffer): Part {
  return { disposition: `; name="${name}"`, content };
}

function form(parts: readonly Part[], { end = `--${boundary}--\r\n` } = {}): Buffer {
  const encoded = parts.flatMap(({ disposition, type, content = '' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...encoded, Buffer.from(end)]);
}

/** Split into pieces of the given size, like the chunks of a socket. */
function streamOf(bytes: Buffer, pieceBytes = 64 * 1024): ReadableStream<Uint8Array> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(start, (start += pieceBytes)));
    },
  });
}

async function receive(body: Buffer | ReadableStream<Uint8Array>, options: Partial<UploadBody> = {}): Promise<ReceivedUpload> {
  return receiveUpload({
    body: Buffer.isBuffer(body) ? streamOf(body) : body,
    contentType,
    folder,
    bytesMax: 10_000_000,
    fieldNames: ['title', 'description', 'price_amount'],
    signal: new AbortController().signal,
    ...options,
  });
}

async function expectRefused(receiving: Promise<ReceivedUpload>, problem: object, message?: string): Promise<void> {
  await expect(receiving).rejects.toEqual(expect.objectContaining(problem));
  if (message !== undefined) await expect(receiving).rejects.toThrow(message);
  expect(await readdir(folder).catch(() => [])).toEqual([]);
}

const invalid = { code: 'invalid_upload', status: 400 };

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('receiveUpload', () => {
  it('returns the staged file, its hash and size, and the fields', async () => {
    const { fields, file } = await receive(form([fieldPart('title', 'A title'), filePart, fieldPart('description', 'Größe: 5')]));
    expect(fields).toEqual({ title: 'A title', description: 'Größe: 5' });
    expect(file).toEqual({
      path: expect.stringMatching(/\.part$/),
      fileName: 'a.txt',
      declaredMimeType: null,
      sniffedMimeType: 'text/plain',
      charset: null,
      sizeBytes: 8,
      sha256: sha256('the file'),
    });
    expect(await readFile(file.path, 'utf8')).toBe('the file');
    expect(await readdir(folder)).toHaveLength(1);
  });

  it.each([
    ['before', [fieldPart('title', 't'), fieldPart('description', 'd'), filePart]],
    ['after', [filePart, fieldPart('title', 't'), fieldPart('description', 'd')]],
  ])('accepts fields %s the file', async (_where, parts) => {
    expect((await receive(form(parts))).fields).toEqual({ title: 't', description: 'd' });
  });

  it('accepts what browsers and FormData send', async () => {
    const data = new FormData();
    data.set('title', 'Ein Titel');
    data.set('file', new File(['{"a":1}'], 'daten 📦.json', { type: 'application/json' }));
    const request = new Request('http://farebox.test/', { method: 'POST', body: data });
    const { fields, file } = await receiveUpload({
      folder,
      bytesMax: 100,
      fieldNames: ['title'],
      signal: new AbortController().signal,
      body: request.body ?? streamOf(Buffer.alloc(0)),
      contentType: request.headers.get('content-type') ?? '',
    });
    expect(fields).toEqual({ title: 'Ein Titel' });
    expect(file).toMatchObject({ fileName: 'daten 📦.json', declaredMimeType: 'application/json', sniffedMimeType: 'application/json' });
  });

  it.each([1, 2, 3, 7, 64, 1_000_000])('accepts a body cut into chunks of %i bytes', async (pieceBytes) => {
    const content = randomBytes(3000).toString('latin1') + `\r\n--x-bound\r\n--\r\n`;
    const body = form([fieldPart('title', 't'), { ...filePart, content }, fieldPart('description', 'd')]);
    const { fields, file } = await receive(streamOf(body, pieceBytes));
    expect([fields, file.sha256]).toEqual([{ title: 't', description: 'd' }, sha256(content)]);
  });

  it('keeps any 5 MB unchanged', async () => {
    const content = randomBytes(5 * 1024 * 1024);
    const { file } = await receive(form([{ ...filePart, content, type: 'Application/X-Thing' }]));
    expect(file).toMatchObject({ sizeBytes: content.length, sha256: sha256(content), declaredMimeType: 'application/x-thing' });
    expect(sha256(await readFile(file.path))).toBe(sha256(content));
  });

  it('accepts an empty file', async () => {
    const { file } = await receive(form([{ ...filePart, content: '' }]));
    expect(file).toMatchObject({ sizeBytes: 0, sha256: sha256(''), sniffedMimeType: null });
  });

  it('accepts a file of exactly the maximum size', async () => {
    expect((await receive(form([filePart]), { bytesMax: 8 })).file.sizeBytes).toBe(8);
  });

  it('ignores the preamble and the epilogue', async () => {
    const body = Buffer.concat([Buffer.from('preamble\r\n'), form([filePart]), Buffer.from('epilogue')]);
    expect((await receive(body)).file.sizeBytes).toBe(8);
  });

  it('accepts a quoted boundary', async () => {
    expect(
      (await receive(form([filePart]), { contentType: `Multipart/Form-Data; charset=utf-8; Boundary="${boundary}"` })).file.sizeBytes,
    ).toBe(8);
  });

  it('discards the file, even if it was moved away', async () => {
    const received = await receive(form([filePart]));
    await received.discard();
    await received.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['../../../../etc/cron.d/evil', 'evil'],
    ['..\\\\..\\\\evil.exe', 'evil.exe'],
    ['/absolute.txt', 'absolute.txt'],
    ['.ssh', 'ssh'],
    ['caf\u00e9.txt', 'caf\u00e9.txt'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['con', '_con'],
  ])('writes %s only to its folder, and names it %s', async (sent, fileName) => {
    const { file } = await receive(form([{ ...filePart, disposition: `; name="file"; filename="${sent}"` }]));
    expect(file.fileName).toBe(fileName);
    expect(file.path.startsWith(`${folder}/`)).toBe(true);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('reads a name in the extended form of RFC 5987', async () => {
    const { file } = await receive(form([{ ...filePart, disposition: `; name=file; filename*=UTF-8''na%C3%AFve%2F..%2Fplan.txt` }]));
    expect(file.fileName).toBe('plan.txt');
  });

  it('invents a name for a file without one', async () => {
    const { file } = await receive(form([{ disposition: '; name="file"', type: 'image/png', content: 'x' }]));
    expect(file).toMatchObject({ fileName: 'upload', declaredMimeType: 'image/png' });
  });

  describe('refuses, leaving nothing behind:', () => {
    it.each([
      ['no parts', [], 'the upload is not valid'],
      ['no file', [fieldPart('title', 't')], 'there is no part named file'],
      ['two files', [filePart, filePart], 'there is more than one file'],
      [
        'a file of another name',
        [{ ...filePart, disposition: '; name="upload"; filename="a.txt"' }],
        'must be in the part named file, not in upload',
      ],
      [
        'a file beside the file',
        [filePart, { ...filePart, disposition: '; name="title"; filename="a.txt"' }],
        'must be in the part named file, not in title',
      ],
      ['a text instead of a file', [fieldPart('file', 'photo.png')], 'with curl: -F file=@path'],
      [
        'a file that was not chosen',
        [{ disposition: '; name="file"; filename=""', type: 'application/octet-stream' }],
        'no file was chosen',
      ],
      ['a part without a name', [{ disposition: '', content: 'x' }, filePart], 'a part has no name'],
    ])('%s', async (_what, parts: readonly Part[], message) => expectRefused(receive(form(parts)), invalid, message));

    it.each([
      ['an unknown field', [filePart, fieldPart('owner_id', 'me')], 'owner_id', 'owner_id is not a known parameter'],
      ['a field of the prototype', [fieldPart('__proto__', 'x'), filePart], '__proto__', '__proto__ is not a known parameter'],
      [
        'a field that is given twice',
        [fieldPart('title', 'a'), filePart, fieldPart('title', 'b')],
        'title',
        'title is given more than once',
      ],
      ['a field that is not UTF-8', [fieldPart('title', Buffer.from([0x61, 0xff])), filePart], 'title', 'title is not valid UTF-8'],
      ['a field that is too large', [filePart, fieldPart('title', 'x'.repeat(65_537))], 'title', 'title is larger than 65536 bytes'],
    ])('%s', async (_what, parts: readonly Part[], path, message) =>
      expectRefused(receive(form(parts)), { code: 'invalid_input', details: { message, issues: [{ path, message }] } }),
    );

    it('more than 40 fields', async () => {
      const fieldNames = Array.from({ length: 60 }, (_, number) => `f${number}`);
      const parts = fieldNames.map((name) => fieldPart(name, name));
      await expectRefused(receive(form([...parts, filePart]), { fieldNames }), invalid, 'more than 40 fields');
      expect(Object.keys((await receive(form([...parts.slice(0, 40), filePart]), { fieldNames })).fields)).toHaveLength(40);
    });

    it.each([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/mixed; boundary=x-boundary',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
      `multipart/form-data; boundary=${'x'.repeat(71)}`,
      'multipart/form-data-not; boundary=x-boundary',
      '',
    ])('a body of type %s', async (type) =>
      expectRefused(receive(form([filePart]), { contentType: type }), invalid, 'multipart/form-data with a boundary'),
    );

    it('a body with another boundary than declared, and an empty body', async () => {
      await expectRefused(receive(form([filePart]), { contentType: 'multipart/form-data; boundary=other' }), invalid);
      await expectRefused(receive(Buffer.alloc(0)), invalid);
      await expectRefused(receive(Buffer.from('{"not":"a form"}')), invalid);
    });

    it('a body that is cut off at any byte', async () => {
      const whole = form([fieldPart('title', 't'), filePart]);
      for (let length = 0; length < whole.length - 4; length += 1) await expectRefused(receive(whole.subarray(0, length)), invalid);
    });

    it('a file above the maximum size, and stops reading it', async () => {
      let taken = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(taken === 0 ? form([filePart], { end: '' }).subarray(0, -2) : Buffer.alloc(64 * 1024));
          taken += 1;
        },
      });
      await expectRefused(
        receive(endless, { bytesMax: 1_000_000 }),
        { code: 'body_too_large', status: 413 },
        'the file is larger than 1000000 bytes',
      );
      expect(taken).toBeLessThan(40);
    });

    it.each(['before', 'after'])('a body that never ends %s the parts', async (where) => {
      let first = where === 'after';
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(first ? form([filePart]) : Buffer.alloc(64 * 1024));
          first = false;
        },
      });
      await expectRefused(receive(endless, { bytesMax: 1000 }), { code: 'body_too_large' });
    });

    it('a part whose header never ends', async () => {
      const body = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${'a'.repeat(200_000)}`);
      await expectRefused(receive(body), invalid);
    });

    it('a connection that breaks', async () => {
      const start = form([filePart], { end: '' });
      let pulls = 0;
      const broken = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (pulls++ === 0) controller.enqueue(start);
          else controller.error(new Error('ECONNRESET'));
        },
      });
      await expectRefused(receive(broken), invalid, 'it was broken off');
    });

    it('an aborted upload, whose body it releases', async () => {
      const controller = new AbortController();
      let cancelled = false;
      const waiting = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(form([filePart], { end: '' })),
        cancel() {
          cancelled = true;
        },
      });
      const receiving = receive(waiting, { signal: controller.signal });
      receiving.catch(() => {});
      await until('the file is on the disk', async () => (await readdir(folder).catch(() => [])).length > 0);
      controller.abort(new Error('the client is gone'));
      await expectRefused(receiving, invalid, 'it was broken off');
      expect(cancelled).toBe(true);
      await expectRefused(receive(form([filePart]), { signal: controller.signal }), invalid);
    });

    it('a client that stops sending', async () => {
      const silent = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(form([filePart], { end: '' })) });
      await expectRefused(receive(silent, { idleMs: 50 }), invalid, 'nothing of it came for 0.05 s');
    });

    it('a client that sends a byte at a time', async () => {
      const bytes = form([filePart], { end: '' });
      let at = 0;
      const dripping = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await setTimeout(5);
          controller.enqueue(bytes.subarray(at, ++at));
        },
      });
      const receiving = receive(dripping, { pace: { windowMs: 100, bytesMin: 1000 } });
      await expectRefused(receiving, invalid, 'it came too slowly: less than 1000 bytes in 0.1 s');
    });

    it('an upload that is not admitted, before more of it is read', async () => {
      let sent = 0;
      const long = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1;
          controller.enqueue(sent === 1 ? form([{ ...filePart, content: 'x'.repeat(1000) }], { end: '' }) : Buffer.alloc(32 * 1024));
        },
      });
      const admit = () => {
        throw problem('unavailable');
      };
      await expectRefused(receive(long, { admit }), { code: 'unavailable' });
      expect(sent).toBeLessThan(6);
    });

    it('an upload without a staging folder', async () => {
      await writeFile(folder, 'in the way');
      await expect(receive(form([filePart]))).rejects.toThrow('EEXIST');
    });
  });

  it('asks once whether it is admitted: when much has come, or all of it', async () => {
    const asked: number[] = [];
    let sent = 0;
    const counted = (bytes: Buffer, pieceBytes: number) =>
      streamOf(bytes, pieceBytes).pipeThrough(
        new TransformStream({
          transform(chunk: Uint8Array, controller) {
            sent += chunk.byteLength;
            controller.enqueue(chunk);
          },
        }),
      );
    const admit = () => void asked.push(sent);
    const small = form([filePart]);
    await receive(counted(small, 10), { admit });
    expect(asked).toEqual([small.length]);
    sent = 0;
    await receive(counted(form([{ ...filePart, content: Buffer.alloc(1_000_000, 'x') }]), 1024), { admit });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBeLessThan(100_000);
  });

  it('reads from the client little more than the disk has written', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const chunks = 600;
    let sent = 0;
    let most = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (sent === 0) controller.enqueue(form([filePart], { end: '' }).subarray(0, -2));
          else if (sent <= chunks) controller.enqueue(chunk);
          else {
            controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
            controller.close();
          }
          sent += 1;
          const [name] = await readdir(folder);
          const onDisk = name === undefined ? 0 : (await stat(join(folder, name))).size;
          most = Math.max(most, sent * chunk.length - onDisk);
        },
      },
      { highWaterMark: 0 },
    );
    const { file } = await receive(body, { bytesMax: 100_000_000 });
    expect(file.sizeBytes).toBe(8 + chunks * chunk.length);
    expect(most).toBeLessThan(16 * chunk.length);
  });

  it('keeps concurrent uploads apart', async () => {
    const contents = Array.from({ length: 8 }, (_, number) => randomBytes(200_000 + number));
    const received = await Promise.all(contents.map((content) => receive(form([{ ...filePart, content }]))));
    expect(received.map(({ file }) => file.sha256)).toEqual(contents.map(sha256));
  });
});

describe('sweepStaging', () => {
  const clock = { now: () => Date.UTC(2026, 0, 2) };
  const at = (time: number) => new Date(time);

  it('removes staged files that are old, and nothing else', async () => {
    const { file } = await receive(form([filePart]));
    await utimes(file.path, at(clock.now()), at(clock.now() - 1001));
    for (const name of ['fresh.part', 'other.txt']) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), at(clock.now()), at(clock.now() - (name === 'fresh.part' ? 999 : 5000)));
    }
    await symlink('nowhere', join(folder, 'dangling.part'));
    expect(await sweepStaging(folder, 1000, clock)).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual(['dangling.part', 'fresh.part', 'other.txt']);
  });

  it('does nothing if there is no folder', async () => {
    expect(await sweepStaging(join(folder, 'nowhere'), 1000, clock)).toBe(0);
  });
});
