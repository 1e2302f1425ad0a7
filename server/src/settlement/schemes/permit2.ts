import { chainIdOf, reasons, uint256Max } from './eip3009.ts';
import { address, structHash, typedDigest, uint256, type Keccak } from './eip712.ts';
import { isSame, recoveredSigner } from './signature.ts';
import type { UptoPayload } from '../payload.ts';
import type { UptoRequirement } from '../settler.ts';

/** The same on every chain. Source: Uniswap, Permit2. */
const permit2Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';
/** The contract that limits a Permit2 transfer to the signed amount and payee. Source: x402, scheme upto on EVM. */
const uptoProxyAddress = '0x4020a4f3b7b90cca423b9fabcc0ce57c6c240002';

/** Source: x402, uptoPermit2WitnessTypes; Permit2, PermitWitnessTransferFrom. */
const tokenType = 'TokenPermissions(address token,uint256 amount)';
const witnessType = 'Witness(address to,address facilitator,uint256 validAfter)';
const permitType = `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Witness witness)${tokenType}${witnessType}`;

/** The hash that a wallet signs to pay up to an amount. Source: EIP-712. */
function permitDigest(keccak: Keccak, { permit2Authorization }: UptoPayload, network: string): Uint8Array {
  const { permitted, spender, nonce, deadline, witness } = permit2Authorization;
  const domain = { name: 'Permit2', chainId: chainIdOf(network), verifyingContract: permit2Address } as const;
  const words = [
    structHash(keccak, tokenType, [address(permitted.token), uint256(permitted.amount)]),
    address(spender),
    uint256(nonce),
    uint256(deadline),
    structHash(keccak, witnessType, [address(witness.to), address(witness.facilitator), uint256(witness.validAfter)]),
  ];
  return typedDigest(keccak, domain, structHash(keccak, permitType, words));
}

/**
 * Whether the permit pays the requirement, without its times and signature. A higher maximum does not raise the price.
 * @returns why not, or null.
 */
export function checkUptoTerms({ permit2Authorization }: UptoPayload, { payTo, asset, amount, extra }: UptoRequirement): string | null {
  const { permitted, spender, nonce, deadline, witness } = permit2Authorization;
  const numbers = [permitted.amount, nonce, deadline, witness.validAfter];
  if (numbers.some((number) => BigInt(number) > uint256Max)) return reasons.payload;
  if (!isSame(spender, uptoProxyAddress)) return reasons.spender;
  if (!isSame(witness.to, payTo)) return reasons.permitPayee;
  if (!isSame(witness.facilitator, extra.facilitatorAddress)) return reasons.facilitator;
  if (!isSame(permitted.token, asset)) return reasons.permitToken;
  return BigInt(permitted.amount) >= BigInt(amount) ? null : reasons.permitAmount;
}

/** Whether the permit is valid now, and for `marginMs` more. Both ends are inclusive. @returns why not, or null. */
export function checkUptoTimes({ permit2Authorization }: UptoPayload, nowMs: number, marginMs = 0): string | null {
  const { deadline, witness } = permit2Authorization;
  if (BigInt(deadline) * 1000n < BigInt(nowMs + marginMs)) return reasons.deadline;
  return BigInt(witness.validAfter) * 1000n > BigInt(nowMs) ? reasons.permitValidAfter : null;
}

/** @returns why the signature is refused, or null. */
export async function checkUptoSignature(payload: UptoPayload, { network }: Pick<UptoRequirement, 'network'>): Promise<string | null> {
  const signer = await recoveredSigner(payload, JSON.stringify([payload, network]), (keccak) => permitDigest(keccak, payload, network));
  return signer !== null && isSame(signer, payload.permit2Authorization.from) ? null : reasons.permitSignature;
}
