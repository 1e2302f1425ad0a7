import { expect, it } from 'vitest';
import { batchOf } from './payout-plan.tsx';

it('pays as the plan says, with a note where one was typed', () => {
  const plan = { network: 'eip155:8453', method: 'chain' } as const;
  expect(batchOf(plan, ' November ')).toEqual({ ...plan, note: 'November' });
  expect(batchOf(plan, '  ')).toEqual(plan);
});
