import { PayPayment } from '@farebox/contract';
import { z } from 'zod';
import type { Parts } from '../../parts.ts';
import { requirePaymentId } from '../../payments/quotes/sealed-quote.ts';
import { payPayment } from '../records/payments.ts';
import { verifyPayment } from '../records/payments.ts';
import { createPayment } from '../records/payments.ts';
import { findTool } from './catalog-call.ts';
import { ok, serviceTool, type ServiceTool } from './service-tool.ts';
import { maxPriceOfMeta } from './wire-payment.ts';

export type PaymentToolsParts = Pick<Parts, 'limits' | 'log' | 'payments' | 'tools'>;

const ServiceId = z.string().min(1).max(128).meta({ description: 'Name or id of the tool, or id of the asset.' });
const PaymentId = z.string().min(1).max(600).meta({ description: 'payment.paymentId, exactly as it was given.' });

/** Tools that pay for a call or an asset. */
export function paymentTools(parts: PaymentToolsParts): ServiceTool[] {
  const { catalog } = parts.tools;
  const { checkout } = parts.payments;

  /** The id of a tool under its MCP name; unknown names are left for the sellers to refuse. */
  const canonicalId = (id: string) => findTool(catalog, id)?.tool.id ?? id;

  return [
    serviceTool(parts, {
      name: 'create_payment',
      operation: createPayment,
      title: 'Create a payment',
      description:
        'Creates a payment for one call of a tool, or for an asset. Calling the tool or fetch_asset without paymentToken gives one too. Free.',
      input: z.strictObject({
        serviceId: ServiceId,
        providerId: z.string().min(1).max(64).optional().meta({ description: 'How it will be paid, e.g. test or credit.' }),
        input: z
          .record(z.string(), z.unknown())
          .optional()
          .meta({ description: 'The input of the call, for tools whose price depends on it.' }),
      }),
      isReadOnly: false,
      async run({ serviceId, providerId, input }, origin) {
        return ok(await checkout.create(canonicalId(serviceId), providerId, await origin.caller(), maxPriceOfMeta(origin.meta), input));
      },
    }),
    serviceTool(parts, {
      name: 'get_payment',
      operation: verifyPayment,
      title: 'Verify a payment',
      description:
        'The state of a payment; completes one of the provider test. When status is paid, call the tool or fetch_asset again with its token. Free.',
      input: z.strictObject({ paymentId: PaymentId }),
      isReadOnly: false,
      async run({ paymentId }, origin) {
        requirePaymentId(paymentId);
        return ok(await checkout.verify(paymentId, await origin.caller(), maxPriceOfMeta(origin.meta)));
      },
    }),
    serviceTool(parts, {
      name: 'pay_payment',
      operation: payPayment,
      title: 'Pay a payment',
      description:
        'Pays a payment with a provider, e.g. credit: the prepaid balance of your account. Moves the amount of the payment, nothing more.',
      input: z.looseObject({ paymentId: PaymentId, ...PayPayment.shape }),
      isReadOnly: false,
      isDestructive: true,
      async run({ paymentId, provider, ...request }, origin) {
        requirePaymentId(paymentId);
        return ok(await checkout.pay(paymentId, provider ?? null, await origin.caller(), request, maxPriceOfMeta(origin.meta)));
      },
    }),
  ];
}
