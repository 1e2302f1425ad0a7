import { z } from 'zod';
import { exampleOf, exampleTime } from './examples.ts';

/** The wallet for payouts. */
export const PayoutWallet = z
  .strictObject({
    network: z
      .string()
      .max(64)
      .regex(/^(?:eip155:[1-9]\d{0,17}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/, 'must be eip155:<chain id> or solana:<genesis hash>')
      .meta({ description: 'CAIP-2 id of the network.', example: 'eip155:8453' }),
    address: z.string().max(64).meta({ example: '0x52908400098527886e0f7030069857d2e4169ee7' }),
  })
  .refine(isAddressOfNetwork, { path: ['address'], error: 'payout_wallet.address must be an address of its network' })
  .meta({ id: 'PayoutWallet', example: { network: 'eip155:8453', address: '0x00000000000000000000000000000000000000aa' } });
export type PayoutWallet = z.output<typeof PayoutWallet>;

/** The signature of a payout wallet under the challenge with this nonce. */
export const PayoutWalletProof = z
  .strictObject({
    nonce: z.string().regex(/^[0-9a-f]{60}$/),
    signature: z
      .string()
      .regex(/^0x[0-9a-fA-F]{130}$/)
      .meta({ description: 'Of the message of the challenge, as personal_sign makes it (EIP-191).' }),
  })
  .meta({ id: 'PayoutWalletProof', example: { nonce: '0190a6c2b1e0'.padEnd(60, '5'), signature: `0x${'1b'.repeat(65)}` } });
export type PayoutWalletProof = z.output<typeof PayoutWalletProof>;

export const NewPayoutWalletChallenge = z
  .strictObject({ payout_wallet: PayoutWallet })
  .meta({ id: 'NewPayoutWalletChallenge', example: { payout_wallet: exampleOf(PayoutWallet) } });

/** What a wallet signs to prove that it belongs to the account. */
export const PayoutWalletChallenge = z
  .object({
    message: z.string().meta({ description: 'Sign it with personal_sign. It follows EIP-4361.' }),
    nonce: z.string().meta({ description: 'For payout_wallet_proof. Counts once, for this account and wallet.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({
    id: 'PayoutWalletChallenge',
    example: {
      message: 'farebox.example wants you to sign in with your Ethereum account: ...',
      nonce: exampleOf(PayoutWalletProof).nonce,
      expires_at: exampleTime,
    },
  });
export type PayoutWalletChallenge = z.output<typeof PayoutWalletChallenge>;

/** EVM addresses in any case, without the checksum of EIP-55; Solana's are 32 bytes in base 58. */
function isAddressOfNetwork({ network, address }: { network: string; address: string }): boolean {
  if (network.startsWith('solana:')) return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address);
  return /^0x[0-9a-fA-F]{40}$/.test(address) && !/^0x0{40}$/.test(address);
}
