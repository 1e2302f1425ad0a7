import { Image } from '@napi-rs/canvas';

/** A JPEG as it is in the PDF, without its Exif data. Decoded when it is used. */
export class HeldJpeg {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** pdf.js calls this when it drops the picture. */
  close(): void {}
}

/**
 * The `ImageDecoder` of browsers, as far as pdf.js uses it: for JPEG in RGB. Without it, pdf.js decodes every picture of a page in JavaScript,
 * which takes seconds for a photograph. Pages that are only read get pictures that are not decoded yet.
 */
class JpegDecoder {
  readonly #data: Uint8Array;

  static isTypeSupported(type: string): Promise<boolean> {
    return Promise.resolve(type === 'image/jpeg');
  }

  constructor({ data }: { data: Uint8Array }) {
    this.#data = data;
  }

  async decode(): Promise<{ image: HeldJpeg | Image }> {
    if (!isPainted) return { image: new HeldJpeg(this.#data.slice()) };
    const image = Object.assign(new Image(), { close() {} });
    image.src = this.#data;
    await image.decode();
    return { image };
  }

  close(): void {}
}

let isPainted = false;

/** Makes pdf.js decode by `JpegDecoder` from now on; a process reads one document at a time. */
export function decodeJpegs(options: { isPainted: boolean }): void {
  ({ isPainted } = options);
  if (!('ImageDecoder' in globalThis)) Reflect.set(globalThis, 'ImageDecoder', JpegDecoder);
}
