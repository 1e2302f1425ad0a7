import { PaymentProblem } from '@farebox/contract';
import { describe, expect, it } from 'vitest';
import { problems } from '../server/src/errors.ts';

describe('the shapes of the client', () => {
  it('name every code that a 402 can have', () => {
    const codes = Object.entries(problems).flatMap(([code, { status }]) => (status === 402 ? [code] : []));
    expect(PaymentProblem.options.toSorted()).toEqual(codes.toSorted());
  });
});
