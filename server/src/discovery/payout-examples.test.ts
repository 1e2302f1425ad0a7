import * as contract from '@farebox/contract';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { payoutExamples } from './payout-examples.ts';

it.each(Object.entries(payoutExamples))('shows a true %s', (name, example) => {
  const schema: unknown = Reflect.get(contract, name);
  if (!(schema instanceof z.ZodType)) throw new Error(`no schema ${name}`);
  expect(schema.parse(example)).toEqual(example);
});
