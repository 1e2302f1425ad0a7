import { expect, it } from 'vitest';
import { sendPace } from './send-pace.ts';

function world() {
  const time = { now: 1_795_000_000_000 };
  const pace = sendPace({ now: () => time.now }, { inAll: { perSecond: 10, burst: 30 }, ofDomain: { perSecond: 1, burst: 5 } });
  const send = (count: number, domain: (index: number) => string) => {
    for (let index = 0; index < count; index += 1) pace.sent(domain(index));
  };
  return { time, pace, send };
}

it('holds a domain after its burst, and no other', () => {
  const { time, pace, send } = world();
  send(5, () => 'a.example');
  expect([pace.roomOf('a.example'), pace.roomOf('b.example')]).toEqual([0, 5]);
  time.now += 1000;
  expect(pace.roomOf('a.example')).toBe(1);
  time.now += 60_000;
  expect(pace.roomOf('a.example')).toBe(5);
});

it('has an end in all, however many domains there are', () => {
  const { time, pace, send } = world();
  send(30, (index) => `${index}.example`);
  expect(pace.room()).toBe(0);
  time.now += 500;
  expect(pace.room()).toBe(5);
  time.now += 60_000;
  expect(pace.room()).toBe(30);
});
