/** A `Blob` is sent with its length, from any runtime. In Node, `openAsBlob(path)` makes one of a file without reading it. */
export type UploadSource = Blob | ReadableStream<Uint8Array>;

export interface UploadOptions {
  /** Default: the name of a `File`, otherwise `file`. */
  fileName?: string;
  /** Of the bytes; default: the type of the `Blob`. */
  mimeType?: string;
  signal?: AbortSignal;
  /**
   * Told how many bytes of the file were read to be sent, and how many it has; null for a stream. A `Blob` is then sent as a stream,
   * without its length; browsers other than Chromium cannot do that.
   */
  onProgress?: (sentBytes: number, totalBytes: number | null) => void;
  /** For the whole upload. Default: a day. */
  timeoutMs?: number;
}

export interface Form {
  body: Blob | ReadableStream<Uint8Array>;
  /** With the boundary. */
  contentType: string;
}

/**
 * A form with text fields and one file as its last part, which is streamed. `FormData` accepts a `Blob`, but no stream.
 * Source: RFC 7578; escapes as in the HTML standard.
 */
export function formOf(
  fields: Readonly<Record<string, string | null | undefined>>,
  file: UploadSource,
  { fileName, mimeType, onProgress }: UploadOptions = {},
): Form {
  const boundary = `farebox-${crypto.randomUUID()}`;
  const named = fileName ?? (file instanceof Blob && 'name' in file && typeof file.name === 'string' ? file.name : 'file');
  const type = mimeType ?? (file instanceof Blob && file.type !== '' ? file.type : 'application/octet-stream');
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [`--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n${value}\r\n`],
  );
  const head = [
    ...texts,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escaped(named)}"\r\nContent-Type: ${headerText(type)}\r\n\r\n`,
  ].join('');
  const tail = `\r\n--${boundary}--\r\n`;
  return {
    body: bodyOf(head, file, tail, onProgress),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

function bodyOf(head: string, file: UploadSource, tail: string, onProgress: UploadOptions['onProgress']): Form['body'] {
  if (onProgress === undefined) return file instanceof Blob ? new Blob([head, file, tail]) : between(head, file, tail);
  const bytes = file instanceof Blob ? file.stream() : file;
  return between(head, counted(bytes, onProgress, file instanceof Blob ? file.size : null), tail);
}

/** The same bytes; tells how many went through. */
function counted(
  bytes: ReadableStream<Uint8Array>,
  onProgress: (bytes: number, totalBytes: number | null) => void,
  totalBytes: number | null,
): ReadableStream<Uint8Array> {
  let count = 0;
  return bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count += chunk.byteLength;
        controller.enqueue(chunk);
        onProgress(count, totalBytes);
      },
    }),
  );
}

/** Read while it is sent; cancelled together with the request. */
function between(head: string, file: ReadableStream<Uint8Array>, tail: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return file.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(head)),
      flush: (controller) => controller.enqueue(encoder.encode(tail)),
    }),
  );
}

function escaped(text: string): string {
  return text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '');
}
