import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { hourMs } from '../../clock.ts';
import { signedLinks } from '../../net/signed-links.ts';
import { filesystemBlobs } from '../../storage/blobs/filesystem.ts';
import { fileReference, type EngineFile } from '../engines/engine.ts';
import { toolFileFolderOf, toolFiles, toolFileTtlMs, type KeptFile } from './tool-files.ts';

const secrets = ['a secret of at least thirty-two characters'];
const live = new AbortController().signal;

eachDatabase('files of tools', (open) => {
  let folder: string;
  let it_: Awaited<ReturnType<typeof room>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farebox-tool-files-'));
    it_ = await room();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function room() {
    const time = { now: 1_795_000_000_000 };
    const clock = { now: () => time.now };
    const database = await open();
    const blobs = filesystemBlobs({ root: join(folder, 'blobs') });
    const links = signedLinks({ secrets, purpose: 'tool file link', clock });
    const options = { database, blobs, links, clock, linkTtlMs: 60_000, blobFolder: toolFileFolderOf(secrets) };
    return { time, database, blobs, files: toolFiles({ ...options, publicUrl: () => 'https://shop.example' }) };
  }

  async function scratch(...names: string[]): Promise<EngineFile[]> {
    const path = join(folder, 'scratch');
    await mkdir(path, { recursive: true });
    const made = names.map((name) => ({ name, path: join(path, name), mimeType: 'text/plain' }));
    for (const { name, path: file } of made) await writeFile(file, `bytes of ${name}`);
    return made;
  }

  const blobs = async () => (await Array.fromAsync(it_.blobs.list('tool-files'))).map(({ key }) => key);
  const rows = () => it_.database.read.selectFrom('tool_files').selectAll().execute();
  const delivered = (link: string) => {
    const url = new URL(link);
    const query = { expires: url.searchParams.get('expires') ?? '', signature: url.searchParams.get('signature') ?? '' };
    const plain = { method: 'GET', range: null, ifRange: null, ifNoneMatch: null, signal: live } as const;
    return it_.files.deliver(url.pathname.split('/').at(-1) ?? '', query, plain);
  };
  const linkOf = (kept: readonly KeptFile[], name: string) =>
    it_.files.linked({ data: null, content: fileReference(name) }, kept).content ?? '';

  it('are stored under their own keys, and leave nothing in the scratch folder', async () => {
    const kept = await it_.files.keep(await scratch('a.txt', 'b.txt'), live);
    expect(kept.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect((await blobs()).every((key) => /^tool-files\/[0-9a-f]{12}\/file_[0-9A-Z]{26}$/.test(key))).toBe(true);
    expect(await readdir(folder)).toEqual(['blobs']);
    const { body } = await delivered(linkOf(kept, 'b.txt'));
    expect(await new Response(body).text()).toBe('bytes of b.txt');
  });

  it('are shown in answers only as links', () => {
    const kept = [
      { name: 'page-1.png', id: 'file_1' },
      { name: 'page-10.png', id: 'file_10' },
    ];
    const reference = fileReference('page-1.png');
    const { data, content } = it_.files.linked(
      {
        data: { deep: [{ url: reference, other: 7, none: null }], text: `See ${reference}. And ![](${fileReference('page-10.png')})` },
        content: `${fileReference('page-2.png')} farebox-file: ${reference}`,
      },
      kept,
    );
    const text = JSON.stringify(data);
    expect(text.match(/https:\/\/shop\.example\/api\/tools\/files\/file_1\?expires=\d+&signature=[\w-]+/g)).toHaveLength(2);
    expect(text).toMatch(/file_10\?expires=\d+&signature=[\w-]+\)/);
    expect(text).toMatch(/signature=[\w-]+\. And/);
    expect(content).toMatch(/^farebox-file:page-2\.png farebox-file: https:/);
  });

  it('leave rows without bytes after a crash, which expire', async () => {
    const files = await scratch('a.txt');
    const failing = { ...it_.blobs, put: () => Promise.reject(new Error('the process died')) };
    const links = signedLinks({ secrets, purpose: 'tool file link', clock: { now: () => it_.time.now } });
    const options = { database: it_.database, blobs: failing, links, clock: { now: () => it_.time.now }, linkTtlMs: 1 };
    const dying = toolFiles({ ...options, blobFolder: 'tool-files/x', publicUrl: () => '' });
    await expect(dying.keep(files, live)).rejects.toThrow('the process died');
    expect([(await rows()).length, await blobs()]).toEqual([1, []]);
    it_.time.now += toolFileTtlMs;
    expect(await it_.files.sweep()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('are deleted when they expire, and others are not', async () => {
    const old = await it_.files.keep(await scratch('old.txt'), live);
    it_.time.now += 2 * hourMs;
    const young = await it_.files.keep(await scratch('young.txt'), live);
    it_.time.now += toolFileTtlMs - hourMs;
    const link = linkOf(old, 'old.txt');
    await expect(delivered(link)).rejects.toMatchObject({ code: 'link_expired' });
    expect(await it_.files.sweep()).toBe(1);
    expect(await blobs()).toHaveLength(1);
    const { body } = await delivered(linkOf(young, 'young.txt'));
    expect(await new Response(body).text()).toBe('bytes of young.txt');
    it_.time.now += 60_001;
    await expect(delivered(linkOf(old, 'old.txt'))).rejects.toMatchObject({ status: 410 });
  });

  it.each([
    ['another file', (link: string) => link.replace(/file_\w+/, 'file_01KAGT4M8E3V9S2QZ7XNBC5WRD'), 'link_invalid'],
    ['a later expiry', (link: string) => link.replace(/expires=\d+/, 'expires=9999999999'), 'link_invalid'],
    ['no signature', (link: string) => link.replace(/signature=.*/, 'signature='), 'link_invalid'],
  ])('are not delivered for a link to %s', async (_what, forged, code) => {
    const kept = await it_.files.keep(await scratch('a.txt'), live);
    await expect(delivered(forged(linkOf(kept, 'a.txt')))).rejects.toMatchObject({ code });
  });

  it('of an answer with too many files are refused and deleted', async () => {
    const [one] = await scratch('a.txt');
    if (one === undefined) throw new Error('no file');
    await expect(
      it_.files.keep(
        Array.from({ length: 2001 }, () => one),
        live,
      ),
    ).rejects.toMatchObject({ code: 'tool_refused_input' });
    expect([await rows(), await readdir(folder)]).toEqual([[], []]);
  });
});
