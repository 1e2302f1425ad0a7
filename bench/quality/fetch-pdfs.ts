import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { keepEdition } from './html-editions.ts';
import { allPdfs, flatName, type PublicPdfs } from './public-pdfs.ts';

const run = promisify(execFile);

export interface FetchedPdfs {
  folder: string;
  /** What is missing, and why, as text. */
  problems: string[];
}

/**
 * Downloads the packages whose PDFs are not in the folder yet with `apt-get download`; nothing is installed. Failures are reported, and the
 * rest is measured.
 *
 * @param packagesMax only the first of the list; default all, which take a gigabyte
 */
export async function fetchPdfs(folder: string, { packagesMax = Infinity } = {}): Promise<FetchedPdfs> {
  await mkdir(folder, { recursive: true });
  const problems: string[] = [];
  for (const [index, entry] of allPdfs.entries()) {
    if (index >= packagesMax) break;
    const missing = await filterMissing(folder, entry.files);
    if (missing.length === 0) continue;
    try {
      problems.push(...(await fetchPackage(entry, missing, folder)));
    } catch (thrown) {
      problems.push(reasonOf(entry.package, thrown));
      if (isWithoutApt(thrown)) break;
    }
  }
  return { folder, problems };
}

/** @returns the files that are no longer in the package */
async function fetchPackage(entry: PublicPdfs, missing: readonly string[], folder: string): Promise<string[]> {
  const unpacked = join(folder, 'unpacked');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked);
  try {
    // As root, apt would switch to a user who cannot write here.
    await run('apt-get', ['-o', 'APT::Sandbox::User=root', 'download', entry.package], { cwd: unpacked, timeout: 600_000 });
    const archive = (await readdir(unpacked)).find((each) => each.endsWith('.deb'));
    if (archive === undefined) return [`${entry.package}: apt-get downloaded nothing`];
    await run('dpkg', ['-x', join(unpacked, archive), unpacked]);
    const paths = (await readdir(unpacked, { recursive: true })).map((path) => join(unpacked, path));
    const problems: string[] = [];
    for (const file of missing) if (!(await keep(file, paths, entry, folder))) problems.push(`${entry.package} does not hold ${file}`);
    return problems;
  } finally {
    await rm(unpacked, { recursive: true });
  }
}

function isWithoutApt(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
}

function reasonOf(name: string, thrown: unknown): string {
  if (isWithoutApt(thrown))
    return 'the documents are fetched by apt-get and dpkg, which this machine lacks; --pdfs FOLDER takes any other PDFs';
  const said = thrown instanceof Error && 'stderr' in thrown && typeof thrown.stderr === 'string' ? thrown.stderr : String(thrown);
  const line = said.split('\n').find((each) => each.startsWith('E: ')) ?? said.trim().split('\n')[0] ?? '';
  const isUnknown = /unable to locate|no candidate|not find/i.test(line);
  return `${name}: ${line}${isUnknown ? ' (apt-get update, with a mirror of Debian among the sources)' : ''}`;
}

async function filterMissing(folder: string, files: readonly string[]): Promise<string[]> {
  const known = new Set(await readdir(folder));
  return files.filter((file) => !known.has(flatName(file)));
}

async function keep(file: string, paths: readonly string[], { editions = {} }: PublicPdfs, folder: string): Promise<boolean> {
  const target = join(folder, flatName(file));
  const path = paths.find((each) => each.endsWith(`/${file}`) || each.endsWith(`/${file}.gz`));
  if (path === undefined || !(await stat(path)).isFile()) return false;
  const edition = editions[file];
  const pages = edition === undefined ? undefined : paths.find((each) => each.endsWith(`/${edition}`));
  if (pages !== undefined) await keepEdition(pages, target);
  if (path.endsWith('.gz')) await writeFile(target, gunzipSync(await readFile(path)));
  else await copyFile(path, target);
  return true;
}
