import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { flatName, publicPdfs } from './public-pdfs.ts';

const run = promisify(execFile);

/** Downloads the packages whose PDFs are not in the folder yet, by `apt-get download`; nothing is installed. @returns the folder */
export async function fetchPdfs(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const { package: name, files } of publicPdfs) {
    const missing = await filterMissing(folder, files);
    if (missing.length === 0) continue;
    const unpacked = join(folder, 'unpacked');
    await mkdir(unpacked, { recursive: true });
    try {
      await run('apt-get', ['download', name], { cwd: unpacked, timeout: 600_000 });
      const archive = (await readdir(unpacked)).find((each) => each.endsWith('.deb'));
      await run('dpkg', ['-x', join(unpacked, archive ?? ''), unpacked]);
      const paths = (await readdir(unpacked, { recursive: true })).map((path) => join(unpacked, path));
      for (const file of missing) await keep(file, paths, folder);
    } catch (thrown) {
      process.stderr.write(`${name} cannot be downloaded: ${String(thrown)}\n`);
    } finally {
      await rm(unpacked, { recursive: true });
    }
  }
  return folder;
}

async function filterMissing(folder: string, files: readonly string[]): Promise<string[]> {
  const known = new Set(await readdir(folder));
  return files.filter((file) => !known.has(flatName(file)));
}

async function keep(file: string, paths: readonly string[], folder: string): Promise<void> {
  const target = join(folder, flatName(file));
  const path = paths.find((each) => each.endsWith(`/${file}`) || each.endsWith(`/${file}.gz`));
  if (path === undefined || !(await stat(path)).isFile()) process.stderr.write(`${file} is not in its package any more\n`);
  else if (path.endsWith('.gz')) await writeFile(target, gunzipSync(await readFile(path)));
  else await copyFile(path, target);
}
