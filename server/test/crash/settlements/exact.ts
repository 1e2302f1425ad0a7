import { z } from 'zod';
import { Address, Atomic } from '../../../src/settlement/payload.ts';

/** What is asked for by the scheme exact on EVM chains. Source: x402 version 2, PaymentRequirements. */
export const ExactRequirement = z.object({
  scheme: z.literal('exact'),
  network: z.string(),
  amount: Atomic,
  asset: Address,
  payTo: Address,
  maxTimeoutSeconds: z.number(),
  extra: z.object({ name: z.string(), version: z.string() }),
});
