import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Two texts that belong together, such as a sentence and its translation or a name and its description. */
export interface Pair {
  /** Their source; `sources.json` groups and weighs sources. */
  tag: string;
  /** The shorter or query-like text. */
  a: string;
  b: string;
}

const textLengthMin = 2;

/** The cleaned pairs of a file `tag<TAB>a<TAB>b`, plain or compressed with xz. Lines without content are skipped. */
export async function* readPairs(path: string): AsyncGenerator<Pair> {
  for await (const line of readLines(path)) {
    const [tag = '', first = '', second = ''] = line.split('\t');
    const [a, b] = [cleaned(first), cleaned(second)];
    if (tag === '' || a.length < 1 || b.length < 1 || a.length + b.length < 2 * textLengthMin || a === b) continue;
    yield { tag, a, b };
  }
}

/** The lines of a text file, plain or compressed with xz (needs the `xz` program). */
export async function* readLines(path: string): AsyncGenerator<string> {
  if (!path.endsWith('.xz')) {
    yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity });
    return;
  }
  const unpacking = spawn('xz', ['-dc', path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    unpacking.on('error', reject);
    unpacking.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`xz could not unpack ${path}`))));
  });
  yield* createInterface({ input: unpacking.stdout, crlfDelay: Infinity });
  await ended;
}

/** Format marks, and sentences that thousands of texts share, carry no information about a text. */
const boilerplate = [
  /\{\/.*?\/\}/g,
  /\[\[.*?\]\]/g,
  /\]\([^)\s]*[^)]*\)/g,
  /Copyright \d{4} [^.]*Authors\.?/g,
  /(Note: )?This (field|parameter) may return null ?,? indicating that no valid (values?|results?) (can|could|was|were) (be )?(obtained|found)\.?/gi,
  /(注意：|注：)?此字段可能返回 ?null ?，?表示取?不到有效值。?/g,
  /This API is used to /g,
  /API calls incur actual fees\. Refer to [^.]*\./g,
];

function cleaned(text: string): string {
  let kept = text;
  for (const pattern of boilerplate) kept = kept.replace(pattern, ' ');
  return kept.replace(/\s+/g, ' ').trim();
}
