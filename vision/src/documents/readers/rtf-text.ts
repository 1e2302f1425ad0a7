/** Decodes the bytes of an RTF file. Each font may have its own code page. */
export interface RtfDecoder {
  /** Sets the code page of a font. */
  define(font: number, codePage: number | null): void;
  /** Sets the code page for fonts without one of their own. */
  usual(codePage: number): void;
  /** Buffers bytes until a character is complete. */
  add(byte: number): void;
  take(font: number): string;
}

const encodings: Readonly<Record<number, string>> = {
  437: 'windows-1252',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  65_001: 'utf-8',
};

export function rtfDecoder(): RtfDecoder {
  const fonts = new Map<number, number>();
  const decoders = new Map<number, TextDecoder>();
  let usual = 1252;
  let bytes: number[] = [];

  function decoderOf(codePage: number): TextDecoder {
    const known = decoders.get(codePage);
    if (known !== undefined) return known;
    const isWindows = codePage >= 1250 && codePage <= 1258;
    const decoder = new TextDecoder(encodings[codePage] ?? (isWindows ? `windows-${codePage}` : 'windows-1252'));
    decoders.set(codePage, decoder);
    return decoder;
  }

  return {
    define(font, codePage) {
      if (codePage !== null && fonts.size < 10_000) fonts.set(font, codePage);
    },
    usual(codePage) {
      usual = codePage;
    },
    add: (byte) => void bytes.push(byte),
    take(font) {
      if (bytes.length === 0) return '';
      const text = decoderOf(fonts.get(font) ?? usual).decode(Uint8Array.from(bytes));
      bytes = [];
      return text;
    },
  };
}

/** The code page for a character set number; null stands for the document's code page. */
export function codePageOfCharset(charset: number): number | null {
  return charsets[charset] ?? null;
}

const charsets: Readonly<Record<number, number>> = {
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
