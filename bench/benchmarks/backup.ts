import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Bench, Finding } from '../comparison.ts';

const commandLine = fileURLToPath(new URL('../../server/src/cli/main.ts', import.meta.url));
/** Files of datasets are larger; what many of them cost is not their bytes. */
const fileBytes = 2048;
/** The others are APIs, or elsewhere. */
const fileOneIn = 10;
/** Assets that one message has the child add. */
const step = 2000;

/** Backup, restore, verify and copy, each by the command that operators call, of a shop as after years. */
export async function* backup(bench: Bench): AsyncIterable<Finding> {
  const size = bench.isThorough
    ? { assets: 100_000, entries: 1_000_000 }
    : bench.isSmallest
      ? { assets: 100, entries: 1000 }
      : { assets: 2000, entries: 20_000 };
  const shop = join(bench.folder, 'shop');
  const place = join(bench.folder, 'place');
  const restored = join(bench.folder, 'restored');
  await fill(bench, shop, size);
  const rows: string[][] = [];
  const measure = async (name: string, folder: string, command: readonly string[], bytes: () => Promise<number>) => {
    const { seconds, cpuSeconds, peakBytes } = await timed(folder, command);
    rows.push([name, seconds.toFixed(1), cpuSeconds.toFixed(1), megabytes(peakBytes), megabytes(await bytes())]);
  };
  await measure('backup to a folder', shop, ['backup', place], () => bytesIn(place));
  await measure('backup again, nothing new but the rows', shop, ['backup', place], () => bytesIn(place));
  await measure('verify', shop, ['verify', place], () => bytesIn(place));
  await measure('restore to SQLite', restored, ['restore', place], () => bytesIn(restored));
  if (bench.databaseUrl !== null) {
    await measure('copy from SQLite to PostgreSQL', shop, ['copy', '--from', `sqlite:${shop}`, '--to', bench.databaseUrl], () =>
      bytesIn(shop),
    );
  }
  yield {
    kind: 'table',
    title: `backup: ${size.assets} assets, ${size.assets / fileOneIn} of them with a file of ${fileBytes} bytes, and ${size.entries} entries of the ledger`,
    columns: ['command', 'seconds', 'cpu s', 'peak memory MB', 'then on disk MB'],
    rows,
  };
}

/** In a process of its own, which lets the folder go when it ends. */
async function fill(bench: Bench, folder: string, { assets, entries }: { assets: number; entries: number }): Promise<void> {
  const filler = bench.start('stock.ts');
  await filler.ask('open', { folder }, z.unknown());
  for (let from = 0; from < assets; from += step)
    await filler.ask('addAssets', { from, to: Math.min(assets, from + step), fileBytes, fileOneIn }, z.unknown());
  for (let from = 0; from < entries; from += 50 * step)
    await filler.ask('addEntries', { from, to: Math.min(entries, from + 50 * step) }, z.unknown());
  await filler.ask('close', null, z.unknown());
  await filler.end();
}

const tellsMemory =
  'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write("\\nused "+(u.userCPUTime+u.systemCPUTime)+" "+u.maxRSS)})';

async function timed(folder: string, command: readonly string[]): Promise<{ seconds: number; cpuSeconds: number; peakBytes: number }> {
  const startedAt = performance.now();
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:FAREBOX_|DATABASE_URL$)/.test(name));
  const child = spawn(process.execPath, ['--import', tellsMemory, commandLine, ...command], {
    env: { ...Object.fromEntries(inherited), FAREBOX_DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes) => (said += String(bytes)));
  const [code] = await once(child, 'close');
  const [, cpuMicros, kilobytes] = /used (\d+) (\d+)$/.exec(said) ?? [];
  if (code !== 0 || kilobytes === undefined) throw new Error(`farebox ${command[0]} ended with ${code}: ${said}`);
  return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: Number(cpuMicros) / 1e6, peakBytes: Number(kilobytes) * 1024 };
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
