import { expect, it } from 'vitest';
import { paymentProviderSuite } from '../../../test/suites/payment-provider.ts';
import { testProvider } from './test.ts';

const nobody = { accountId: null, apiKeyId: null };

paymentProviderSuite('test', async () => ({ provider: testProvider(), able: { payer: nobody, request: {} }, refused: [] }));

it('is marked as test money', () => {
  expect(testProvider().isTest).toBe(true);
});
