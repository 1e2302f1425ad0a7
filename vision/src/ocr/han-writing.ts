/** The variant of Chinese that alone has this character; null if both or neither have it. */
export type HanWriting = 'simplified' | 'traditional';

export function hanWritingOf(letter: string): HanWriting | null {
  const { simplified, traditional } = (encodings ??= { simplified: lettersOf(gb2312), traditional: lettersOf(big5) });
  const isSimplified = simplified.has(letter);
  return isSimplified === traditional.has(letter) ? null : isSimplified ? 'simplified' : 'traditional';
}

let encodings: { simplified: ReadonlySet<string>; traditional: ReadonlySet<string> } | null = null;

/** The byte ranges of the characters in a two-byte encoding. */
interface Encoding {
  label: 'gbk' | 'big5';
  first: readonly [number, number];
  second: readonly [number, number];
}

/** Each encoding was made for one variant: a character in only one of them belongs to that variant. GB 2312 is a part of GBK. */
const gb2312: Encoding = { label: 'gbk', first: [0xb0, 0xf7], second: [0xa1, 0xfe] };
const big5: Encoding = { label: 'big5', first: [0xa4, 0xf9], second: [0x40, 0xfe] };

function lettersOf({ label, first, second }: Encoding): ReadonlySet<string> {
  const pairs: number[] = [];
  for (let one = first[0]; one <= first[1]; one += 1) {
    for (let two = second[0]; two <= second[1]; two += 1) pairs.push(one, two);
  }
  // Unassigned pairs are decoded to something other than Chinese.
  const text = new TextDecoder(label).decode(Uint8Array.from(pairs));
  return new Set(text.match(/\p{Script=Han}/gu) ?? []);
}
