import { describe, expect, it } from 'vitest';
import { Problem } from '../errors.ts';
import { uploadSlots } from './upload-slots.ts';

describe('upload slots', () => {
  it('allow an owner eight running uploads, independently of other owners', () => {
    const { slots, take } = started();
    const releases = Array.from({ length: 8 }, () => take('ann'));
    expect(refusal(() => slots.take(of('ann')))).toMatchObject({ code: 'unavailable', message: 'too many uploads at once' });
    slots.take(of('bob'));
    releases[0]?.();
    slots.take(of('ann'));
  });

  it('allow 64 running uploads in total', () => {
    const { slots } = started();
    for (let upload = 0; upload < 64; upload += 1) slots.take(of(`owner ${upload % 16}`));
    expect(refusal(() => slots.take(of('one more')))).toMatchObject({ code: 'unavailable' });
  });

  it('lets sixteen uploads of one address be under way, whatever accounts they are of', () => {
    const { slots } = started();
    for (let upload = 0; upload < 16; upload += 1) slots.take(of(`owner ${upload}`, '192.0.2.1'));
    expect(refusal(() => slots.requireFree(of('another', '192.0.2.1')))).toMatchObject({ code: 'unavailable' });
    expect(refusal(() => slots.take(of('another', '192.0.2.1')))).toMatchObject({ code: 'unavailable' });
    slots.take(of('another', '192.0.2.2'));
  });

  it('ask to retry after a second if uploads are short', () => {
    const { slots, take, clock } = started();
    const release = take('ann');
    clock.ms += 120;
    release();
    for (let upload = 0; upload < 8; upload += 1) slots.take(of('ann'));
    expect(retryAfterSeconds(() => slots.take(of('ann')))).toBe(1);
  });

  it('ask to retry after a second before any upload has ended', () => {
    const { slots } = started();
    for (let upload = 0; upload < 8; upload += 1) slots.take(of('ann'));
    expect(retryAfterSeconds(() => slots.take(of('ann')))).toBe(1);
  });

  it('ask to retry when one of several long uploads should end', () => {
    const { slots, take, clock } = started();
    for (let upload = 0; upload < 40; upload += 1) {
      const release = take('ann');
      clock.ms += 40_000;
      release();
    }
    for (let upload = 0; upload < 8; upload += 1) slots.take(of('ann'));
    expect(retryAfterSeconds(() => slots.take(of('ann')))).toBe(5);
  });

  it('count the time that running uploads have already taken', () => {
    const { slots, clock } = started();
    for (let upload = 0; upload < 8; upload += 1) slots.take(of('ann'));
    clock.ms += 24_000;
    expect(retryAfterSeconds(() => slots.take(of('ann')))).toBe(3);
    clock.ms += 3_600_000;
    expect(retryAfterSeconds(() => slots.take(of('ann')))).toBe(30);
  });
});

function of(ownerId: string, address: string | null = null) {
  return { ownerId, address };
}

function started() {
  const clock = { ms: Date.UTC(2026, 10, 20), now: () => clock.ms };
  const slots = uploadSlots(clock);
  return { slots, clock, take: (ownerId: string) => slots.take(of(ownerId)) };
}

function refusal(take: () => unknown): unknown {
  try {
    take();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

function retryAfterSeconds(take: () => unknown): number | undefined {
  const refused = refusal(take);
  return refused instanceof Problem ? refused.details.retryAfterSeconds : undefined;
}
