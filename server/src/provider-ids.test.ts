import { expect, it } from 'vitest';
import { providerIds, providerSettings, testProviderIds } from './provider-ids.ts';

it('never changes the numbers of providers in sealed quotes', () => {
  expect(providerIds.slice(0, 5)).toEqual(['test', 'credit', 'x402', 'x402-test', 'credit-test']);
  expect(providerIds.length).toBeLessThanOrEqual(15);
});

it('distinguishes the providers of test money, and those that the operator can choose', () => {
  expect(testProviderIds).toEqual(['test', 'x402-test', 'credit-test']);
  expect(providerSettings).toEqual(['test', 'credit', 'x402']);
});
