import { createPayment, verifyPayment, payPayment } from '../../surface/records/payments.ts';
import type { Parts } from '../../parts.ts';
import { lookUpPayment } from '../../payments/quotes/payment-lookup.ts';
import { requirePaymentId } from '../../payments/quotes/sealed-quote.ts';
import { callerOf } from '../../surface/caller.ts';
import { maxPriceOfRequest } from './payment-gate.ts';
import { lowCreditHeader } from '../credit/credit-routes.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { isHead } from '../../surface/exchange.ts';

type PaymentRouteParts = RouteParts & Pick<Parts, 'clock' | 'config' | 'database' | 'payments'>;

/** `/api/payments`: create, verify, pay. */
export function paymentRoutes(parts: PaymentRouteParts): Routes {
  const { create, show, verify, pay } = parts.payments.checkout;
  const app = new Routes(parts);

  app.openapi(createPayment, async (c) => {
    const { serviceId, providerId, input } = c.req.valid('json');
    const maxPriceMicros = maxPriceOfRequest(c);
    return c.json(await create(serviceId, providerId, await callerOf(parts, c), maxPriceMicros, input), 201);
  });

  app.openapi(verifyPayment, async (c) => {
    const { paymentId } = c.req.valid('param');
    requirePaymentId(paymentId);
    const caller = await callerOf(parts, c);
    const view = await lookUpPayment(parts, paymentId, caller);
    if (view.kind === 'record') return c.json(view.record, 200);
    return c.json(await (isHead(c) ? show(view.paymentId) : verify(view.paymentId, caller, maxPriceOfRequest(c))), 200);
  });

  app.openapi(payPayment, async (c) => {
    const { paymentId } = c.req.valid('param');
    requirePaymentId(paymentId);
    const { provider, ...request } = c.req.valid('json');
    const caller = await callerOf(parts, c);
    const payment = await pay(paymentId, provider ?? null, caller, request, maxPriceOfRequest(c));
    return c.json(payment, 200, await lowCreditHeader(parts, caller, payment));
  });

  return app;
}
