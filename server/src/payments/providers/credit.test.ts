import { expect, it } from 'vitest';
import { microsPerUnit } from '../../money.ts';
import { paymentProviderSuite } from '../../../test/suites/payment-provider.ts';
import { creditProvider } from './credit.ts';

const rich = { accountId: 'usr_rich', apiKeyId: null };
const poor = { accountId: 'usr_poor', apiKeyId: null };
const penniless = { accountId: 'usr_penniless', apiKeyId: null };
const nobody = { accountId: null, apiKeyId: null };

paymentProviderSuite('credit', async ({ grant }) => {
  await grant('usr_rich', 10 * microsPerUnit);
  await grant('usr_poor', 29_999);
  return {
    provider: creditProvider(),
    able: { payer: rich, request: {} },
    refused: [
      { why: 'without an account', payer: nobody, request: {}, code: 'authentication_required' },
      { why: 'a balance that is a millionth short', payer: poor, request: {}, code: 'insufficient_credit' },
      { why: 'no balance at all', payer: penniless, request: {}, code: 'insufficient_credit' },
      { why: 'a balance that only the request claims', payer: nobody, request: { accountId: 'usr_rich' }, code: 'authentication_required' },
    ],
  };
});

it('is real money', () => {
  expect(creditProvider().isTest).toBe(false);
});
