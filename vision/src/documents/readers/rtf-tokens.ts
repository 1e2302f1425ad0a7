/** The tokens of Rich Text Format 1.9.1. Text has one character per byte. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  /** A control symbol, such as `~`. */
  | { kind: 'symbol'; symbol: string }
  /** `\'e9` */
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string }
  /** `\bin4`: followed by that many bytes that are not RTF. */
  | { kind: 'binary' };

const token = /([{}])|\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^])|([^\\{}\r\n]+)|[\r\n]+|\\/gi;

/** Splits an RTF file into tokens in one pass. */
export function* rtfTokens(rtf: string): Generator<RtfToken> {
  const pattern = new RegExp(token);
  for (let match = pattern.exec(rtf); match !== null; match = pattern.exec(rtf)) {
    const [, brace, word, value, byte, symbol, text] = match;
    if (brace !== undefined) yield { kind: brace === '{' ? 'open' : 'close' };
    else if (word === 'bin') {
      pattern.lastIndex += Math.max(0, Number(value ?? 0));
      yield { kind: 'binary' };
    } else if (word !== undefined) yield { kind: 'word', word, value: value === undefined ? null : Number(value) };
    else if (byte !== undefined) yield { kind: 'byte', byte: Number.parseInt(byte, 16) };
    else if (symbol !== undefined) yield { kind: 'symbol', symbol };
    else if (text !== undefined) yield { kind: 'text', text };
  }
}
