import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

describe('a circuit breaker', () => {
  function world() {
    const time = { now: 0 };
    const told: boolean[] = [];
    const breaker = new CircuitBreaker({
      failuresMax: 3,
      pauseMs: 100,
      clock: { now: () => time.now },
      told: (isOpen) => told.push(isOpen),
    });
    return { time, told, breaker };
  }

  it('opens after as many failures in a row as are allowed, and tells it once', () => {
    const { breaker, told } = world();
    breaker.failed();
    breaker.failed();
    breaker.answered();
    for (let failure = 0; failure < 3; failure += 1) {
      expect([breaker.mayAsk(), breaker.isOpen]).toEqual([true, false]);
      breaker.failed();
    }
    expect([breaker.mayAsk(), breaker.isOpen, told]).toEqual([false, true, [true]]);
  });

  it('opens at once after a failure that is certain', () => {
    const { breaker } = world();
    breaker.failed({ isCertain: true });
    expect(breaker.mayAsk()).toBe(false);
  });

  it('lets one ask after a pause, and closes when it is answered', () => {
    const { breaker, time, told } = world();
    breaker.failed({ isCertain: true });
    time.now += 100;
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    breaker.failed();
    expect(breaker.mayAsk()).toBe(false);
    time.now += 100;
    expect(breaker.mayAsk()).toBe(true);
    breaker.answered();
    expect([breaker.mayAsk(), breaker.mayAsk(), told]).toEqual([true, true, [true, false]]);
  });
});
