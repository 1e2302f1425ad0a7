import { z } from 'zod';

export const PaymentStatus = z.enum(['pending', 'paid', 'expired', 'failed', 'refunded']);

export const PaymentBody = z
  .object({
    paymentId: z.string().meta({ description: 'The sealed id. Everybody who knows it can read the payment.' }),
    serviceId: z.string().meta({ description: 'The canonical id of the paid tool or asset.' }),
    internalServiceId: z.string().optional().meta({ description: 'The legacy id, if the service has one.' }),
    providerId: z.string(),
    provider: z.string().meta({ description: 'Name of the payment provider, for people.' }),
    status: PaymentStatus,
    amountCents: z.int().min(0),
    amount: z.string().meta({ description: 'The exact amount as a decimal.', example: '0.03' }),
    currency: z.string().meta({ example: 'USD' }),
    billingMode: z.literal('per_call'),
    maxCalls: z.int().min(1),
    usedCalls: z.int().min(0),
    remainingCalls: z.int().min(0),
    clientId: z.string(),
    payTo: z.string(),
    token: z.string().meta({ description: 'Send it as X-Payment-Token (HTTP) or paymentToken (MCP) once the status is paid.' }),
    expiresAt: z.iso.datetime(),
    paidAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Payment' });
export type PaymentBody = z.output<typeof PaymentBody>;

/** Another client's payment as an admin sees it. */
export const PaymentRecord = PaymentBody.omit({ token: true })
  .extend({
    paymentId: z.string().meta({ description: 'The first characters, as in lists; they cannot read or spend the payment.' }),
  })
  .meta({ id: 'PaymentRecord' });
export type PaymentRecord = z.output<typeof PaymentRecord>;

/** A payment as the caller may see it. */
export const PaymentView = z.union([PaymentBody, PaymentRecord]).meta({ id: 'PaymentView' });

export const CreatePayment = z
  .strictObject({
    serviceId: z.string().min(1).max(128).meta({ description: 'Canonical or legacy id of the tool.', example: 'timestamp' }),
    providerId: z.string().min(1).max(64).optional().meta({ example: 'test' }),
    input: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The input of the call, for tools whose price depends on it.', example: {} }),
  })
  .meta({ id: 'CreatePayment' });

export const PayPayment = z
  .looseObject({
    provider: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .meta({ description: 'E.g. test or credit; default: the one that the payment names.', example: 'test' }),
    payload: z.unknown().optional().meta({ description: 'For x402: the payment that the wallet signed, whole or only its `payload`.' }),
  })
  .meta({ id: 'PayPayment' });
