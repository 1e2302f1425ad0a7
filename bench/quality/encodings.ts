import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { analyse } from 'chardet';
import { chardet } from 'jschardet';
import { decodeText } from '@farebox/documents/texts';

/** Whether to take the half that is held back from tuning: of the packages, and other names. */
type Half = { isHeld: boolean; languagesMax: number };

const locales = '/usr/share/locale';
const latin1 = ['windows-1252'];
const central = ['windows-1250', 'iso-8859-2'];
const languages: readonly [languages: string, encodings: readonly string[]][] = [
  ['fr', ['windows-1252', 'iso-8859-15']],
  ['de es pt_BR it sv da nl fi ca', latin1],
  ['pl cs hu', central],
  ['ro hr sl', ['windows-1250']],
  ['ru', ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5']],
  ['uk', ['windows-1251', 'koi8-u']],
  ['bg', ['windows-1251']],
  ['el', ['windows-1253', 'iso-8859-7']],
  ['tr', ['windows-1254']],
  ['he', ['windows-1255']],
  ['ar', ['windows-1256']],
  ['lt lv et', ['windows-1257']],
  ['th', ['windows-874']],
  ['ja', ['shift_jis', 'euc-jp']],
  ['zh_CN', ['gb18030']],
  ['zh_TW', ['big5']],
  ['ko', ['euc-kr']],
];
const unicode = ['utf-8', 'utf-16le', 'utf-16be'];
export const kinds = ['phrase', 'line', 'csv', 'long'] as const;
type Kind = (typeof kinds)[number];

interface Sample {
  encoding: string;
  kind: Kind;
  bytes: Buffer;
  text: string;
}

const detectors = {
  ours: async (bytes: Buffer) => (await decodeText(bytes))?.text ?? null,
  jschardet: async (bytes: Buffer) => decodedBy(chardet.detect(bytes, { encodingEra: chardet.EncodingEra.ALL }).encoding, bytes),
  chardet: async (bytes: Buffer) => decodedBy(analyse(bytes)[0]?.name ?? null, bytes),
};

/** How many texts of an encoding and kind each detector decodes as they were. */
type Scores = Record<keyof typeof detectors | 'of', number>;

/**
 * Measures how well the encoding of a text is found. The texts are the translations that Debian's packages install, in the encodings that
 * their languages were written in, and tables of names from Node's own locale data.
 * @returns by encoding and kind; `all` for all encodings
 */
export async function encodingScores(half: Half): Promise<ReadonlyMap<string, Readonly<Scores>>> {
  const scores = new Map<string, Scores>();
  const pairs = languages.flatMap(([names, encodings]) => names.split(' ').map((language) => [language, encodings] as const));
  for (const [language, encodings] of pairs.slice(0, half.languagesMax)) {
    for (const encoding of [...encodings, ...unicode]) {
      for (const { kind, bytes, text } of await samplesOf(language, encoding, half)) {
        const right: Scores = {
          ours: Number((await detectors.ours(bytes)) === text),
          jschardet: Number((await detectors.jschardet(bytes)) === text),
          chardet: Number((await detectors.chardet(bytes)) === text),
          of: 1,
        };
        for (const key of [`${encoding} ${kind}`, `all ${kind}`]) scores.set(key, sum(scores.get(key), right));
      }
    }
  }
  return scores;
}

function sum(a: Scores = { ours: 0, jschardet: 0, chardet: 0, of: 0 }, b: Scores): Scores {
  return { ours: a.ours + b.ours, jschardet: a.jschardet + b.jschardet, chardet: a.chardet + b.chardet, of: a.of + b.of };
}

/** The names of the detectors that `TextDecoder` does not know. */
const known: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp874: 'windows-874',
  'utf-16-le': 'utf-16le',
  'utf-16-be': 'utf-16be',
  'iso8859-15': 'iso-8859-15',
};

function decodedBy(name: string | null, bytes: Buffer): string | null {
  try {
    return new TextDecoder(known[name?.toLowerCase() ?? ''] ?? name ?? 'utf-8').decode(bytes);
  } catch {
    return null;
  }
}

async function samplesOf(language: string, encoding: string, half: Half): Promise<Sample[]> {
  const packages = await messagesOf(language, half);
  const all = packages.flat();
  const sized = (from: number, to: number) =>
    all.filter((text) => !text.includes('\n') && text.length >= from && text.length <= to && encoded(text, encoding) !== null);
  const longs = packages.map((texts) =>
    texts
      .filter((text) => encoded(text, encoding) !== null)
      .join('\n')
      .slice(0, 6000),
  );
  const texts: [Kind, string[]][] = [
    ['phrase', spread(sized(12, 49), 30)],
    ['line', spread(sized(50, 200), 30)],
    ['csv', tablesOf(language, encoding, half)],
    ['long', spread(longs, 8).filter((text) => text.length > 1500)],
  ];
  return texts.flatMap(([kind, found]) =>
    found.flatMap((text) => {
      const bytes = encoded(text, encoding);
      return bytes === null || !/[^\0-\x7F]/.test(text) ? [] : [{ encoding, kind, bytes, text: new TextDecoder(encoding).decode(bytes) }];
    }),
  );
}

/** The translations of each package. */
async function messagesOf(language: string, { isHeld }: Half): Promise<string[][]> {
  const folder = `${locales}/${language}/LC_MESSAGES`;
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.mo') && isHeldName(name) === isHeld).toSorted();
  return Promise.all(names.map(async (name) => translations(await readFile(`${folder}/${name}`)).map(plain)));
}

function isHeldName(name: string): boolean {
  return (createHash('sha1').update(name).digest()[3] ?? 0) % 2 === 1;
}

/** The file format of GNU gettext. */
function translations(file: Buffer): string[] {
  const at = (offset: number) => (file.readUInt32LE(0) === 0x950412de ? file.readUInt32LE(offset) : file.readUInt32BE(offset));
  const texts = Array.from({ length: at(8) }, (_, index) => {
    const entry = at(16) + 8 * index;
    return file.toString('utf8', at(entry + 4), at(entry + 4) + at(entry)).split('\0');
  });
  return [...new Set(texts.slice(1).flat())].filter((text) => /[^\0-\x7F]/.test(text));
}

/** Signs that older encodings lack. */
function plain(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”„]/g, '"').replaceAll('…', '...').replaceAll(/[–—−]/g, '-').replaceAll('\u00A0', ' ');
}

/** Four rows of names, such as small exports have. */
function tablesOf(language: string, encoding: string, { isHeld }: Half): string[] {
  const names = new Intl.DisplayNames(language.replace('_', '-'), { type: isHeld ? 'language' : 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const rows = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = isHeld ? `${first}${second}`.toLowerCase() : `${first}${second}`;
      const name = names.of(code);
      return name === undefined || encoded(plain(name), encoding) === null ? [] : [`${code};${plain(name)};${code.codePointAt(1) ?? 0}.5`];
    }),
  );
  return spread(rows.map((_, index) => `id;name;value\r\n${rows.slice(index, index + 4).join('\r\n')}\r\n`).slice(0, -4), 8);
}

function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}

const tables = new Map<string, ReadonlyMap<string, number[]>>();

/** Null if the encoding lacks a character. */
function encoded(text: string, encoding: string): Buffer | null {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding.startsWith('utf-16')) return encoding === 'utf-16le' ? Buffer.from(text, 'utf16le') : Buffer.from(text, 'utf16le').swap16();
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  const bytes = Array.from(text, (character) => table.get(character) ?? null);
  return bytes.includes(null) ? null : Buffer.from(bytes.flatMap((each) => each ?? []));
}

function tableOf(encoding: string): Map<string, number[]> {
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  const add = (bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add([byte]);
  if (!/big5|euc|shift|gb/.test(encoding)) return table;
  for (let first = 0x81; first < 0xff; first += 1) for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  return table;
}
