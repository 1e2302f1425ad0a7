import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { sealer } from './payments/quotes/sealed-quote.ts';

it('shows enough of a payment id to find it, and nothing of a token', () => {
  const { paymentId, token } = sealer(['a secret of at least thirty-two characters']).seal({
    offerKind: 'tool',
    serviceId: 'timestamp',
    providerId: 'test',
    amountMicros: 30_000,
    currency: 'USD',
    maxCalls: 1,
    clientId: 'anonymous',
    createdAt: 1_795_000_000_000,
    expiresAt: 1_795_000_900_000,
  });
  const lines: string[] = [];
  createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }).info(
    { url: `/api/payments/${paymentId}` },
    `sent ${token}`,
  );
  const [line = ''] = lines;
  expect(line).toContain(`/api/payments/${paymentId.slice(0, 30)}...`);
  expect(line).toContain('sent tok_...');
  expect(line).not.toContain(token.slice(4, 12));
  expect(line).not.toContain(paymentId.slice(30, 38));
});
