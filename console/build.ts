import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Builds the console into `console/dist`, with a Brotli copy of each text, which takes too long to make for each answer. `--unless-built`: only where there is no build of
 * these sources yet. `--if-changed`: likewise, and never in the way of a start: without the tools for development, the service runs without its
 * console.
 */
const folder = import.meta.dirname;
const dist = join(folder, 'dist');
/** In `dist`: the digest of the sources of the build. It is written last, so an interrupted build is made again. */
const stamp = join(dist, 'built-from.txt');
const isOptional = process.argv.includes('--if-changed');
const isReused = isOptional || process.argv.includes('--unless-built');

try {
  const digest = await digestOfSources();
  if (isReused && existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest) process.exit(0);
  // An older build may not fit the service: it is served no more, even if a new one cannot be made.
  await rm(stamp, { force: true });
  const tools = await import('vite').catch(() => null);
  if (tools === null) throw new Error('the tools for development are not installed (npm ci without --omit=dev)');
  if (isOptional) say('Building the console: once, and again after an update. It takes some seconds.');
  // A test that builds has set another one, which packs React's development build.
  process.env['NODE_ENV'] = 'production';
  await tools.build({ root: folder, logLevel: isOptional ? 'warn' : 'info' });
  const bytes = await compressAll(dist);
  await writeFile(stamp, digest);
  say(`The console is built: ${(bytes / 1000).toFixed(0)} kB in all, compressed.`);
} catch (thrown) {
  say(`The console was not built: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  if (isOptional) say('The service runs without it: / answers JSON, and people are sent to /docs.');
  else process.exitCode = 1;
}

/** Of what the build is made from: the sources here, and the versions of the libraries. */
async function digestOfSources(): Promise<string> {
  const own = (await filesIn(join(folder, 'src'))).concat(
    ['index.html', 'vite.config.ts', 'build.ts', 'package.json'].map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const path of [...own, join(folder, '../package-lock.json')].toSorted()) {
    if (existsSync(path))
      hash
        .update(path.slice(folder.length))
        .update('\0')
        .update(await readFile(path))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Writes `.br` beside each file. @returns the bytes of all of them */
async function compressAll(root: string): Promise<number> {
  let total = 0;
  for (const path of await filesIn(root)) {
    if (!['.html', '.js', '.css', '.svg', '.txt'].includes(extname(path))) continue;
    const plain = await readFile(path);
    const small = brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    await writeFile(`${path}.br`, small);
    total += small.length;
  }
  return total;
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
