import { describe, expect, it } from 'vitest';
import { formOf, type UploadSource } from './upload.ts';

const bytes = new Uint8Array([0, 13, 10, 45, 45, 255, 200]);

/** As a server reads it. */
async function read(fields: Record<string, string | null | undefined>, file: UploadSource, options = {}): Promise<FormData> {
  const { body, contentType } = formOf(fields, file, options);
  return new Response(body, { headers: { 'content-type': contentType } }).formData();
}

function fileIn(form: FormData): File {
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('no file');
  return file;
}

describe('the form of an upload', () => {
  it.each([
    ['a blob', () => new Blob([bytes], { type: 'text/csv' })],
    ['a file', () => new File([bytes], 'other.csv', { type: 'text/csv' })],
    ['a stream', () => new Blob([bytes]).stream()],
  ])('carries fields and the bytes of %s', async (_what, source) => {
    const form = await read({ title: 'Rain & ünïcode "quoted"\r\nsecond line', none: null, absent: undefined }, source(), {
      fileName: 'rain.csv',
      mimeType: 'text/csv',
    });
    expect([...form.keys()]).toEqual(['title', 'file']);
    expect(form.get('title')).toBe('Rain & ünïcode "quoted"\r\nsecond line');
    expect(fileIn(form)).toMatchObject({ name: 'rain.csv', type: 'text/csv' });
    expect(new Uint8Array(await fileIn(form).arrayBuffer())).toEqual(bytes);
  });

  it('uses name and type of the file by default', async () => {
    expect(fileIn(await read({}, new File([bytes], 'regen.csv', { type: 'text/csv' })))).toMatchObject({
      name: 'regen.csv',
      type: 'text/csv',
    });
    expect(fileIn(await read({}, new Blob([bytes])))).toMatchObject({ name: 'file', type: 'application/octet-stream' });
  });

  it.each(['a"; filename="b', 'a\r\nContent-Type: text/html\r\n\r\nx', '"', 'a\nb'])(
    'lets no file name %j add to the form',
    async (fileName) => {
      const form = await read({ title: 'x' }, new Blob([bytes]), { fileName });
      expect([...form.keys()]).toEqual(['title', 'file']);
      expect(fileIn(form).type).toBe('application/octet-stream');
      expect(new Uint8Array(await fileIn(form).arrayBuffer())).toEqual(bytes);
    },
  );

  it('does not allow a type to extend the form', async () => {
    const form = await read({}, new Blob([bytes]), { mimeType: 'text/csv\r\nX-Evil: 1' });
    expect(new Uint8Array(await fileIn(form).arrayBuffer())).toEqual(bytes);
  });

  it('reads a stream only as fast as it is sent, and cancels it with the request', async () => {
    let pulled = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1024));
        },
        cancel() {
          isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const { body } = formOf({ title: 'x' }, endless);
    if (body instanceof Blob) throw new Error('not a stream');
    const reader = body.getReader();
    for (let reads = 0; reads < 3; reads += 1) await reader.read();
    expect(pulled).toBeLessThan(8);
    await reader.cancel();
    expect(isCancelled).toBe(true);
  });
});
