import { open } from 'node:fs/promises';

export type PdfValue = string | number | PdfValue[] | PdfDictionary | Uint8Array | PdfReference;

/** A string value is a PDF name (`DeviceRGB` is written `/DeviceRGB`); a byte array is a PDF string. */
interface PdfDictionary {
  [name: string]: PdfValue;
}

/** A reference to an object by its number. */
export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

export interface PdfFile {
  /** Reserves a number for an object that is written later. */
  reserve(): PdfReference;
  write(reference: PdfReference, dictionary: PdfDictionary, stream?: Uint8Array): Promise<void>;
  /** Writes the cross-reference table. No object can be added after it. */
  end(trailer: { root: PdfReference; info: PdfReference }): Promise<void>;
  close(): Promise<void>;
}

/** Writes objects to a file one at a time, so that only one picture is in memory, and records their offsets (ISO 32000-1, 7.5). */
export async function createPdfFile(path: string): Promise<PdfFile> {
  const file = await open(path, 'w');
  const offsets: number[] = [];
  let written = 0;
  // The four high bytes tell programs that copy the file that it is binary.
  await append(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));

  return {
    reserve() {
      offsets.push(0);
      return new PdfReference(offsets.length);
    },
    async write({ number }, dictionary, stream) {
      offsets[number - 1] = written;
      const body = valueText(stream === undefined ? dictionary : { ...dictionary, Length: stream.length });
      await append(Buffer.from(`${number} 0 obj\n${body}\n`, 'latin1'));
      if (stream !== undefined) {
        await append(Buffer.from('stream\n'));
        await append(stream);
        await append(Buffer.from('\nendstream\n'));
      }
      await append(Buffer.from('endobj\n'));
    },
    async end({ root, info }) {
      const start = written;
      // Every entry has 20 bytes, including its two-byte line end.
      const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      const trailer = valueText({ Size: offsets.length + 1, Root: root, Info: info });
      const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
      await append(Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`));
    },
    close: () => file.close(),
  };

  async function append(bytes: Uint8Array): Promise<void> {
    await file.writeFile(bytes);
    written += bytes.length;
  }
}

/** UTF-16 with a byte order mark, which PDF readers of every age show correctly. */
export function pdfText(text: string): Uint8Array {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
}

function valueText(value: PdfValue): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return `/${value}`;
  if (value instanceof PdfReference) return `${value.number} 0 R`;
  if (value instanceof Uint8Array) return `<${Buffer.from(value).toString('hex')}>`;
  if (Array.isArray(value)) return `[${value.map(valueText).join(' ')}]`;
  return `<<${Object.entries(value)
    .map(([name, member]) => `/${name} ${valueText(member)}`)
    .join(' ')}>>`;
}

/** PDF does not support exponents. */
export function numberText(value: number): string {
  return Number(value.toFixed(4)).toString();
}
