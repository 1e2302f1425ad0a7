import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store, Stored } from './store.ts';

/**
 * A folder of its own, which several processes may share. Each state is a file with the next number, made by `link`: of two processes
 * that make the same number, one fails. So there is no lock that a crash could leave behind, and no half-written state.
 */
export function fileStore(folder: string): Store {
  const pathOf = (version: number) => join(folder, `state-${version}.json`);

  async function versions(): Promise<number[]> {
    const names = await readdir(folder).catch(ifMissing<string[]>([]));
    return names.flatMap((name) => /^state-(\d{1,15})\.json$/.exec(name)?.[1] ?? []).map(Number);
  }
  const newest = async () => Math.max(0, ...(await versions()));

  async function load(): Promise<Stored> {
    for (;;) {
      const version = await newest();
      if (version === 0) return { text: null, version };
      const text = await readFile(pathOf(version), 'utf8').catch(ifMissing(null));
      // Another process has replaced it in the meantime.
      if (text !== null) return { text, version };
    }
  }

  return {
    load,
    async save(text, { version }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `draft-${randomUUID()}`);
      try {
        await write(draft, text);
        // The number may be free again because others went on and cleaned up.
        if ((await newest()) !== version || !(await isLinked(draft, pathOf(version + 1)))) return false;
        const latest = await newest();
        if (latest > version + 1) {
          // A process that is further has read this state, or has never seen it: the caller checks.
          return false;
        }
        await cleanUp(version + 1);
        return true;
      } finally {
        await rm(draft, { force: true });
      }
    },
  };

  /** Keeps a few states, so that a slow process does not make a number again. */
  async function cleanUp(current: number): Promise<void> {
    for (const version of await versions()) if (version < current - keptStates) await rm(pathOf(version), { force: true });
  }
}

const keptStates = 20;

async function write(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    // A record of a payment must not be lost in a crash of the machine.
    await file.sync();
  } finally {
    await file.close();
  }
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return false;
    throw thrown;
  }
}

function ifMissing<Value>(value: Value): (thrown: unknown) => Value {
  return (thrown) => {
    if (codeOf(thrown) === 'ENOENT') return value;
    throw thrown;
  };
}

function codeOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'code' in thrown ? thrown.code : null;
}
