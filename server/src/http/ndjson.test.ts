import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import { linesAnswer, wantsLines } from './ndjson.ts';

const silentLog = createLog({ level: 'silent' });

type Tell = (...lines: unknown[]) => Promise<void>;

function appThat(work: (tell: Tell) => Promise<unknown>): Hono {
  const app = new Hono();
  app.get('/', async (c) => (wantsLines(c) ? linesAnswer(c, { status: 201, log: silentLog }, work) : c.text('no lines')));
  app.onError((thrown, c) => c.text(thrown.message, 409));
  return app;
}

const asked = (app: Hono) => app.request('/', { headers: { accept: 'application/x-ndjson' } });

describe('an answer of lines', () => {
  it('begins with the first step, and ends with the result', async () => {
    const going = Promise.withResolvers<void>();
    const answer = await asked(
      appThat(async (tell) => {
        await tell({ step: 1 });
        await going.promise;
        return { result: 'done' };
      }),
    );
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: '{"step":1}\n' });
    going.resolve();
    expect(await reader?.read()).toEqual({ done: false, value: '{"result":"done"}\n' });
    expect((await reader?.read())?.done).toBe(true);
  });

  it('is an ordinary error until then', async () => {
    const answer = await asked(appThat(() => Promise.reject(problem('conflict', { message: 'taken' }))));
    expect([answer.status, await answer.text()]).toEqual([409, 'taken']);
  });

  it('breaks off after it', async () => {
    const answer = await asked(
      appThat(async (tell) => {
        await tell({ step: 1 });
        await new Promise((resolve) => setTimeout(resolve, 1));
        throw problem('conflict', { message: 'taken' });
      }),
    );
    expect(answer.status).toBe(201);
    await expect(answer.text()).rejects.toThrow('taken');
  });

  it('goes on working for a client that has left', async () => {
    const [going, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const answer = await asked(
      appThat(async (tell) => {
        await tell({ step: 1 });
        await going.promise;
        await tell({ step: 2 });
        ended.resolve('ended');
        return { result: 'done' };
      }),
    );
    await answer.body?.cancel();
    going.resolve();
    expect(await ended.promise).toBe('ended');
  });

  it('waits for its reader, and needs no result', async () => {
    const told: number[] = [];
    const answer = await asked(
      appThat(async (tell) => {
        for (const at of [1, 2, 3]) {
          await tell({ at, line: 1 }, { at, line: 2 });
          told.push(at);
        }
      }),
    );
    expect(told).toEqual([]);
    const text = await answer.text();
    expect(text.split('\n')).toEqual([...[1, 2, 3].flatMap((at) => [1, 2].map((line) => JSON.stringify({ at, line }))), '']);
    expect(told).toEqual([1, 2, 3]);
  });

  it('is only for who asks for it', async () => {
    expect(await (await appThat(() => Promise.resolve(null)).request('/')).text()).toBe('no lines');
  });
});
