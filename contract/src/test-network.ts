import { z } from 'zod';
import { exampleOf } from './examples.ts';

const exampleAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address: 0x and 40 hexadecimal digits')
  .meta({ example: exampleAddress });

export const FaucetRequest = z.object({ address }).meta({ id: 'FaucetRequest', example: { address: exampleAddress } });
export type FaucetRequest = z.output<typeof FaucetRequest>;

const balance = {
  address,
  balance: z.string().meta({ description: 'The amount that the address can pay, including its first grant.', example: '20.00' }),
  currency: z.literal('USDC').meta({ description: 'Test USDC, worth nothing.' }),
  network: z.string().meta({ example: 'eip155:84532' }),
  asset: z.string().meta({ example: '0x036CbD53842c5426634e7929541eC2318f3dCF7e' }),
};

/** The balance of an address on the test network. */
export const TestBalance = z.object(balance).meta({
  id: 'TestBalance',
  example: {
    address: exampleAddress,
    balance: '20.00',
    currency: 'USDC',
    network: 'eip155:84532',
    asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  },
});
export type TestBalance = z.output<typeof TestBalance>;

/** The grant of the faucet. */
export const FaucetGrant = z
  .object({ ...balance, granted: z.string().meta({ example: '10.00' }), next_at: z.iso.datetime() })
  .meta({ id: 'FaucetGrant', example: { ...exampleOf(TestBalance), granted: '10.00', next_at: '2026-11-20T09:00:00.000Z' } });
export type FaucetGrant = z.output<typeof FaucetGrant>;

export const TestBalanceParams = z.object({ address });
