import { pino } from 'pino';
import { expect, it } from 'vitest';
import { standInAccount, startUpstream } from '../../../../test/upstream/stand-in.ts';
import { servedTools } from './actions.ts';
import { callLimiter } from './call-limiter.ts';
import { rpc } from './rpc.ts';

it('aborts an attempt after its time limit, and does not start another', async () => {
  const clock = { now: () => Date.UTC(2026, 10, 20) };
  const wait = () => Promise.resolve();
  await using upstream = await startUpstream({ clock });
  upstream.script('RecognizeKorean', 'silence');
  const { endpoints } = upstream;
  const call = rpc({
    credentials: standInAccount,
    endpoints,
    fetch,
    clock,
    log: pino({ level: 'silent' }),
    limiter: callLimiter({ clock, wait }),
    wait,
  });
  const action = servedTools.get('korean-ocr')?.action;
  if (action === undefined) throw new Error('no such action');
  const asked = call({ ...action, timeoutMs: 40 }, new Map([['Url', 'https://a.example/x.png']]), new AbortController().signal);
  await expect(asked).rejects.toMatchObject({ kind: 'late', code: 'NoAnswer' });
  expect(upstream.calls).toHaveLength(1);
});
