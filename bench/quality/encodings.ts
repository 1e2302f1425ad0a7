import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { chardet } from 'jschardet';
import { decodeText } from '../../vision/src/texts/decode-text.ts';

/**
 * Measures how well the encoding of a text is found. The texts are the translations that Debian's packages install (`/usr/share/locale`),
 * in the encodings that their languages were written in, and tables of names from Node's own locale data. Half of the packages, and other
 * names, are held back from tuning. `node bench/quality/encodings.ts [--held]`
 */
const isHeld = process.argv.includes('--held');
const locales = '/usr/share/locale';
const western = ['windows-1252'];
const central = ['windows-1250', 'iso-8859-2'];
const encodingsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ fr: ['windows-1252', 'iso-8859-15'], de: western, es: western, pt_BR: western, it: western, sv: western, da: western, nl: western },
  ...{ fi: western, ca: western, pl: central, cs: central, hu: central, ro: ['windows-1250'], hr: ['windows-1250'], sl: ['windows-1250'] },
  ...{ ru: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'], uk: ['windows-1251', 'koi8-u'], bg: ['windows-1251'] },
  ...{ el: ['windows-1253', 'iso-8859-7'], tr: ['windows-1254'], he: ['windows-1255'], ar: ['windows-1256'] },
  ...{ lt: ['windows-1257'], lv: ['windows-1257'], et: ['windows-1257'], th: ['windows-874'] },
  ...{ ja: ['shift_jis', 'euc-jp'], zh_CN: ['gb18030'], zh_TW: ['big5'], ko: ['euc-kr'] },
};
const unicode = ['utf-8', 'utf-16le', 'utf-16be'];
const kinds = ['phrase', 'line', 'csv', 'long'] as const;
type Kind = (typeof kinds)[number];

interface Sample {
  encoding: string;
  kind: Kind;
  bytes: Buffer;
  text: string;
}

const scores = new Map<string, { right: number; alone: number; of: number }>();
for (const [language, encodings] of Object.entries(encodingsOf)) {
  for (const encoding of [...encodings, ...unicode]) for (const sample of await samplesOf(language, encoding)) await score(sample);
}
for (const encoding of [...new Set([...scores.keys()].map((key) => key.split(' ')[0] ?? ''))]) {
  process.stdout.write(`${encoding.padEnd(14)}${kinds.map((kind) => shown(encoding, kind)).join('')}\n`);
}

async function score({ encoding, kind, bytes, text }: Sample): Promise<void> {
  const isRight = (await decodeText(bytes))?.text === text;
  const isRightAlone = decodedBy(chardet.detect(bytes, { encodingEra: chardet.EncodingEra.ALL }).encoding, bytes) === text;
  for (const key of [`${encoding} ${kind}`, `all ${kind}`]) {
    const found = scores.get(key) ?? { right: 0, alone: 0, of: 0 };
    scores.set(key, { right: found.right + Number(isRight), alone: found.alone + Number(isRightAlone), of: found.of + 1 });
  }
}

function shown(encoding: string, kind: Kind): string {
  const { right, alone, of } = scores.get(`${encoding} ${kind}`) ?? { right: 0, alone: 0, of: 0 };
  const share = (count: number) => (of === 0 ? '-' : ((100 * count) / of).toFixed(1));
  return `  ${kind} ${share(right).padStart(5)} % (the library alone ${share(alone).padStart(5)} %, of ${of})`;
}

/** The names of the detector that `TextDecoder` does not know. */
const known: Readonly<Record<string, string>> = {
  ...{
    cp932: 'shift_jis',
    cp949: 'euc-kr',
    cp874: 'windows-874',
    'utf-16-le': 'utf-16le',
    'utf-16-be': 'utf-16be',
    'iso8859-15': 'iso-8859-15',
  },
};

function decodedBy(name: string | null, bytes: Buffer): string | null {
  try {
    return new TextDecoder(known[name?.toLowerCase() ?? ''] ?? name ?? 'utf-8').decode(bytes);
  } catch {
    return null;
  }
}

async function samplesOf(language: string, encoding: string): Promise<Sample[]> {
  const packages = await messagesOf(language);
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
    ['csv', tablesOf(language, encoding)],
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
async function messagesOf(language: string): Promise<string[][]> {
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
function tablesOf(language: string, encoding: string): string[] {
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
