const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Finds the elements of a top-level JSON array in a stream of chunks. It tracks a depth instead of a stack, so nesting costs nothing. It
 * does not validate.
 */
export class JsonElements {
  /** Byte offsets of the first elements. */
  readonly kept: Array<[start: number, end: number]> = [];
  readonly #keptMax: number;
  #position = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #elementStart: number | null = null;
  #count = 0;
  /** Null until the first byte that is not white space. */
  #isArray: boolean | null = null;
  #isEnded = false;

  constructor({ keptMax }: { keptMax: number }) {
    this.#keptMax = keptMax;
  }

  get isArray(): boolean {
    return this.#isArray === true;
  }

  /** How many elements; null if the array does not end, or if something follows it. */
  total(): number | null {
    return this.#isEnded && this.isArray ? this.#count : null;
  }

  take(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#isArray === false) return;
      if (this.#isText) this.#takeText(byte);
      else this.#takeStructure(byte);
      this.#position += 1;
    }
  }

  #takeText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) this.#isText = false;
  }

  #takeStructure(byte: number): void {
    if (byte <= 0x20) return;
    if (this.#depth === 0) return this.#takeOutside(byte);
    if (this.#depth === 1 && (byte === comma || closing.has(byte))) this.#endElement();
    else this.#elementStart ??= this.#position;
    if (byte === quote) this.#isText = true;
    else if (opening.has(byte)) this.#depth += 1;
    else if (closing.has(byte)) this.#depth -= 1;
    if (this.#depth === 0) this.#isEnded = true;
  }

  /** Handles a byte before or after the array. */
  #takeOutside(byte: number): void {
    const isByteOrderMark = this.#position < 3 && [0xef, 0xbb, 0xbf][this.#position] === byte;
    if (isByteOrderMark) return;
    this.#isArray = this.#isArray === null && byte === 0x5b;
    if (this.#isArray) this.#depth = 1;
  }

  #endElement(): void {
    if (this.#elementStart === null) return;
    this.#count += 1;
    if (this.kept.length < this.#keptMax) this.kept.push([this.#elementStart, this.#position]);
    this.#elementStart = null;
  }
}
