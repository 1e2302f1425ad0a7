import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { secondMs } from './clock.ts';

/** Those that serve in this process. */
export interface ServingThreads {
  /** Of this one. */
  index: number;
  running(): number;
}

/** A question has no text. */
interface Message {
  id: string;
  text: string | null;
}

/** A thread that does not answer is left out. */
const answerMs = 2 * secondMs;

/** The text of `/metrics` of all threads, whichever is asked. @param own that of this one, with a label for it */
export function metricsOfThreads(threads: ServingThreads, own: () => Promise<string>): () => Promise<string> {
  const channel = new BroadcastChannel('farebox metrics');
  const asked = new Map<string, (text: string) => void>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- these are threads, not windows
  const send = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }) => {
    const { id, text }: Message = data;
    if (text !== null) asked.get(id)?.(text);
    else void own().then((answer) => send({ id, text: answer }));
  });
  // After its listener, which would keep the process alive.
  channel.unref();

  function ofOthers(): Promise<string[]> {
    const id = randomUUID();
    const texts: string[] = [];
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(late);
        asked.delete(id);
        resolve(texts);
      };
      const late = setTimeout(end, answerMs);
      const answered = (text?: string) => {
        if (text !== undefined) texts.push(text);
        if (texts.length >= threads.running() - 1) end();
      };
      asked.set(id, answered);
      send({ id, text: null });
      answered();
    });
  }

  return async () => joined([await own(), ...(await ofOthers())]);
}

/** The format wants the values of one name together. What Node measures of the whole process is the same for every thread. */
function joined([own = '', ...others]: readonly string[]): string {
  const families = new Map<string, string>();
  for (const [at, text] of [own, ...others].entries()) {
    for (const family of text.split(/^(?=# HELP )/m)) {
      const [, name = ''] = /^# HELP (\S+)/.exec(family) ?? [];
      if (name === '' || (at > 0 && name.startsWith('process_'))) continue;
      const known = families.get(name);
      const text = name.startsWith('process_') ? family.replaceAll(/\{thread="\d+"\}/g, '') : family;
      families.set(name, known === undefined ? text.trimEnd() : `${known}\n${valuesOf(text)}`);
    }
  }
  return `${[...families.values()].filter((family) => family !== '').join('\n\n')}\n`;
}

function valuesOf(family: string): string {
  return family
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}
