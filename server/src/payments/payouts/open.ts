import type { X402Config } from '../../config.ts';
import type { Settler } from '../x402/settler.ts';
import { isEvmExact } from '../x402/signed.ts';
import { chainSender } from './chain-sender.ts';
import type { PayoutSender } from './sender.ts';

/** What sends payouts: the key that settles payments, in the token that it takes. Null where somebody else has to pay. */
export function openSender(
  settler: Settler | null,
  { mode, rpcUrl, privateKey }: Pick<X402Config, 'mode' | 'rpcUrl' | 'privateKey'>,
): PayoutSender | null {
  if (settler === null || settler.isTest || mode !== 'self' || rpcUrl === null || privateKey === null) return null;
  const requirement = settler.offers(0).find(isEvmExact);
  if (requirement === undefined) return null;
  const { network, asset, extra: domain } = requirement;
  return chainSender({ network, rpcUrl, privateKey: `0x${privateKey.slice('0x'.length)}`, asset, domain });
}
