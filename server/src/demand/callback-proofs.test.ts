import { beforeEach, expect, it } from 'vitest';
import { demandOn, type DemandRoom } from '../../test/demand.ts';
import { eachDatabase } from '../../test/databases.ts';
import { dayMs, hourMs, minuteMs } from '../clock.ts';
import { proofTtlMs } from './callback-proofs.ts';

const about = { source: 'submission', clientId: 'anonymous', requestId: 'req_1' } as const;
const callbackUrl = 'https://agent.example/hook';

eachDatabase('proof that a callback wants webhooks', (open) => {
  let room: DemandRoom;
  beforeEach(async () => {
    room = demandOn(await open());
  });

  let asked = 0;
  const ask = (url = callbackUrl, address = '192.0.2.1') => {
    asked += 1;
    return room.capture.capture({ need: `need ${asked}`, callback_url: url }, { ...about, address });
  };
  const made = async (count: number, url?: (index: number) => string, address?: (index: number) => string) => {
    let watches = 0;
    for (let index = 0; index < count; index += 1) if ((await ask(url?.(index), address?.(index))).watch !== null) watches += 1;
    return watches;
  };
  const challenges = () => room.outside.sent.filter(({ body }) => body?.includes('callback.challenge') === true);
  const challengeIn = (body: string | undefined) => String(JSON.parse(body ?? '').data.challenge);
  const echo = ({ body }: { body?: string }) => challengeIn(body);

  it('is not asked for few watches', async () => {
    expect(await made(10)).toBe(10);
    await room.runDue();
    expect(room.outside.sent).toEqual([]);
  });

  it('allows the client that gives it more of them, until it is too old', async () => {
    room.outside.body = echo;
    expect(await made(10)).toBe(10);
    const { watch, next } = await ask();
    expect([watch, next]).toEqual([null, expect.stringContaining('A challenge is sent to callback_url')]);
    await room.runDue();
    expect(challenges()).toMatchObject([{ url: callbackUrl, method: 'POST', redirectsMax: 0 }]);
    expect(await made(60)).toBe(40);
    expect((await ask()).next).toContain('too many');
    // Another address, the same receiver.
    expect((await ask(callbackUrl, '192.0.2.2')).watch).not.toBeNull();
    room.time.now += proofTtlMs + dayMs;
    expect(await made(15)).toBe(10);
  });

  it('may be JSON too', async () => {
    room.outside.body = (request) => JSON.stringify({ challenge: echo(request) });
    await made(11);
    await room.runDue();
    expect((await ask()).watch).not.toBeNull();
  });

  it.each([
    ['another text', () => 'ok'],
    ['what was sent, which many hosts send back', ({ body }: { body?: string }) => body ?? ''],
    ['nothing', () => ''],
  ])('is not %s', async (_name, body) => {
    room.outside.body = body;
    await made(11);
    await room.runDue();
    expect(challenges()).toHaveLength(1);
    expect((await ask()).watch).toBeNull();
  });

  it('is not the challenge with a status that refuses it', async () => {
    room.outside.body = echo;
    room.outside.answer = () => 404;
    await made(11);
    await room.runDue();
    expect((await ask()).watch).toBeNull();
  });

  it('is asked for rarely, so that challenges are no flood', async () => {
    await made(10);
    for (let index = 0; index < 50; index += 1) await ask();
    await room.runDue();
    expect(challenges()).toHaveLength(1);
    for (let index = 0; index < 50; index += 1) await ask(`https://agent.example/${index}`);
    await room.runDue();
    expect(challenges()).toHaveLength(10);
    for (let index = 0; index < 100; index += 1) await ask(`https://other${index}.example/`);
    await room.runDue();
    expect(challenges()).toHaveLength(30);
    room.time.now += 11 * minuteMs;
    await ask();
    await room.runDue();
    // The hour of its domain is not over.
    expect(challenges()).toHaveLength(30);
    room.time.now += hourMs;
    await ask();
    await room.runDue();
    expect(challenges()).toHaveLength(31);
  });

  it('is of one address of a shared host, and takes nothing from its others', async () => {
    room.outside.body = ({ url, ...request }) => (url.endsWith('/mine') ? echo(request) : '');
    // Strangers have taken what is there for them, on hosts of one domain.
    const strangers = await made(
      30,
      (index) => `https://tenant${index}.hooks.example/`,
      (index) => `198.51.100.${index}`,
    );
    expect(strangers).toBe(20);
    expect((await ask('https://www.hooks.example/mine', '203.0.113.1')).watch).toBeNull();
    room.time.now += hourMs;
    await ask('https://www.hooks.example/mine', '203.0.113.1');
    await room.runDue();
    expect((await ask('https://www.hooks.example/mine', '203.0.113.1')).watch).not.toBeNull();
    expect((await ask('https://www.hooks.example/yours', '203.0.113.1')).watch).toBeNull();
  });
});
