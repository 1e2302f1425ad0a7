import type { Terms } from '../../src/payments/x402/settlers/terms.ts';
import { usdcAddress } from './anvil.ts';

/** USDC on Base Sepolia, for a seller of the tests. */
export const testTerms: Terms = {
  network: 'eip155:84532',
  asset: usdcAddress,
  payTo: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
  extra: { name: 'USDC', version: '2' },
};
