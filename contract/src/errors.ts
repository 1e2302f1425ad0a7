import { z } from 'zod';
import { PaymentBody } from './payment.ts';

export const Issue = z
  .object({
    path: z.string().meta({ description: 'The path in the input, e.g. `items[0].url`; empty for the whole input.' }),
    message: z.string(),
  })
  .meta({ id: 'Issue' });
export type Issue = z.output<typeof Issue>;

/** Error of `/api/tools` and `/api/payments`. */
export const ToolError = z
  .object({
    error: z.string(),
    statusCode: z.int(),
    code: z.string().meta({ description: 'Stable identifier of the problem.' }),
    hint: z.string().meta({ description: 'What to do next.' }),
    requestId: z.string(),
    issues: z.array(Issue).optional(),
    payment: z
      .object({ paymentId: z.string(), remainingCalls: z.int().min(0) })
      .optional()
      .meta({ description: 'After a failed call: the payment to which the call was refunded.' }),
  })
  .meta({ id: 'ToolError' });
export type ToolError = z.output<typeof ToolError>;

/** Error of `/api/v1`. */
export const RegistryError = z
  .object({
    error: z.string(),
    statusCode: z.int(),
    code: z.string(),
    hint: z.string(),
    request_id: z.string(),
    issues: z.array(Issue).optional(),
  })
  .meta({ id: 'RegistryError' });
export type RegistryError = z.output<typeof RegistryError>;

export const InputCheck = z
  .object({ valid: z.boolean(), issues: z.array(Issue) })
  .meta({ id: 'InputCheck', description: 'Whether the input is valid, so that nobody pays for a call that cannot work.' });
export type InputCheck = z.output<typeof InputCheck>;

/** The codes of a 402 that has a payment to pay. */
export const PaymentProblem = z.enum([
  'payment_required',
  'payment_token_expired',
  'payment_token_used',
  'payment_token_invalid',
  'payment_token_other_service',
  'payment_token_other_client',
  'payment_not_completed',
  'payment_insufficient',
  'insufficient_credit',
  'payment_refused',
  'payment_other_resource',
  'payment_signature_used',
]);
export type PaymentProblem = z.output<typeof PaymentProblem>;

/** The answer 402 of every paid tool and asset. */
export const PaymentRequired = z
  .object({
    error: z.string().meta({ example: 'payment required' }),
    payment: PaymentBody,
    statusCode: z.literal(402),
    code: PaymentProblem,
    hint: z.string(),
    requestId: z.string(),
    input: InputCheck.optional(),
  })
  .meta({ id: 'PaymentRequired' });
export type PaymentRequired = z.output<typeof PaymentRequired>;
