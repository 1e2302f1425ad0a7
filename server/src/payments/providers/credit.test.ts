import { expect, it } from 'vitest';
import { microsPerUnit } from '../../money.ts';
import { paymentProviderSuite } from '../../../test/suites/payment-provider.ts';
import type { Caller } from '../../accounts/caller.ts';
import { creditProvider } from './credit.ts';

const accountOf = (accountId: string) => ({ kind: 'account', accountId, role: 'owner', sessionHash: '' }) as const;
const [rich, poor, penniless] = ['usr_rich', 'usr_poor', 'usr_penniless'].map(accountOf);
const nobody: Caller = { kind: 'anonymous' };

/** A wallet that signs another text each time. */
function walletOf(address: string): Caller {
  let signed = 0;
  return {
    kind: 'wallet',
    address,
    signedPath: '/api/payments/pay_1/pay',
    get proofId() {
      signed += 1;
      return `proof ${address} ${signed}`;
    },
  };
}

paymentProviderSuite('credit', async ({ grant }) => {
  await grant('usr_rich', 10 * microsPerUnit);
  await grant('usr_poor', 29_999);
  await grant('usr_penniless', 10 * microsPerUnit, true);
  return {
    provider: creditProvider(),
    able: { payer: rich ?? nobody, request: {} },
    refused: [
      { why: 'without an account', payer: nobody, request: {}, code: 'authentication_required' },
      { why: 'a balance that is a millionth short', payer: poor ?? nobody, request: {}, code: 'insufficient_credit' },
      { why: 'no balance but one of test money', payer: penniless ?? nobody, request: {}, code: 'insufficient_credit' },
      { why: 'a balance that only the request claims', payer: nobody, request: { accountId: 'usr_rich' }, code: 'authentication_required' },
    ],
  };
});

paymentProviderSuite('credit, of a wallet,', async ({ grant }) => {
  await grant('0x01', 10 * microsPerUnit);
  await grant('0x02', 29_999);
  return {
    provider: creditProvider(),
    able: { payer: walletOf('0x01'), request: {} },
    refused: [{ why: 'a balance that is a millionth short', payer: walletOf('0x02'), request: {}, code: 'insufficient_credit' }],
  };
});

paymentProviderSuite('credit-test', async ({ grant }) => {
  await grant('0x01', 10 * microsPerUnit, true);
  await grant('0x02', 10 * microsPerUnit);
  return {
    provider: creditProvider({ isTest: true }),
    able: { payer: walletOf('0x01'), request: {} },
    refused: [{ why: 'a balance of real money only', payer: walletOf('0x02'), request: {}, code: 'insufficient_credit' }],
  };
});

it('is real money, unless it was bought with test money', () => {
  expect(creditProvider()).toMatchObject({ isTest: false, id: 'credit' });
  expect(creditProvider({ isTest: true })).toMatchObject({ isTest: true, id: 'credit-test' });
});
