import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogListing } from '@farebox/contract';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort, spawnService, type ChildService } from '../crash/child-service.ts';
import { until } from '../until.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-light-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function start(settings: Readonly<Record<string, string>>): Promise<ChildService> {
  const service = spawnService({ FAREBOX_DATA_DIR: folder, HOME: folder, ...settings }, await freePort());
  onTestFinished(() => service.kill());
  await service.ready();
  return service;
}

/** The running workers of a process: its children that are Node. Whether a program is installed is asked of the program itself. */
function workersOf(pid: number): string[] {
  const processes = execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => line.trim().startsWith(`${pid} `) && /^\d+ \S*node /.test(line.trim()));
}

/** When the health of a tool was last probed; null if never. */
async function probedAt({ http }: ChildService, toolId: string): Promise<string | null> {
  const { services } = CatalogListing.parse(JSON.parse((await http.send('GET', '/api/tools')).text));
  return (services.find(({ id }) => id === toolId) ?? expect.fail(`no tool ${toolId}`)).quality.healthCheckedAt ?? null;
}

describe.skipIf(process.platform === 'win32')('a fresh start (skipped without ps)', () => {
  it('runs no worker, neither for its samples nor for health probes', async () => {
    const service = await start({ FAREBOX_SEED: '1', FAREBOX_TOOL_ENGINE: 'local', FAREBOX_PROBE_SECONDS: '1' });
    expect(workersOf(service.pid)).toEqual([]);
    await until('a document tool was probed', () => probedAt(service, 'vendor-docai-pdf-to-markdown-submit'));
    expect(workersOf(service.pid)).toEqual([]);
  });
});

describe('compiled code', () => {
  it('is cached in the home folder of the user', async () => {
    await start({});
    expect(await readdir(join(folder, '.cache/farebox'))).not.toEqual([]);
  });

  it('is not cached if that folder is not writable, and the service starts', async () => {
    const home = join(folder, 'a file');
    await writeFile(home, '');
    await start({ HOME: home });
  });
});
