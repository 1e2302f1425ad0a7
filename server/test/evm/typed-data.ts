import { chainIdOf } from '../../src/settlement/schemes/eip3009.ts';
import type { Authorization, UptoPayload } from '../../src/settlement/payload.ts';
import type { Requirement } from '../../src/settlement/settler.ts';
import { lower } from '../../src/settlement/schemes/signature.ts';

/** Source: EIP-3009. */
export const transferTypes = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'validAfter', type: 'uint256' },
  { name: 'validBefore', type: 'uint256' },
  { name: 'nonce', type: 'bytes32' },
] as const;

/** What a wallet signs to pay an exact amount, as viem takes it. Source: EIP-712; EIP-3009, TransferWithAuthorization. */
export function typedData({ from, to, value, validAfter, validBefore, nonce }: Authorization, { network, asset, extra }: Requirement) {
  return {
    domain: { name: extra.name, version: extra.version, chainId: chainIdOf(network), verifyingContract: lower(asset) },
    types: {
      TransferWithAuthorization: transferTypes,
    },
    primaryType: 'TransferWithAuthorization',
    message: {
      // In lower case: viem refuses an address whose case is a wrong checksum.
      from: lower(from),
      to: lower(to),
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
      nonce: lower(nonce),
    },
  } as const;
}

/** The same for a maximum. Source: x402, uptoPermit2WitnessTypes; Permit2, PermitWitnessTransferFrom. */
export function uptoTypedData({ permit2Authorization }: Pick<UptoPayload, 'permit2Authorization'>, network: string) {
  const { permitted, spender, nonce, deadline, witness } = permit2Authorization;
  return {
    domain: { name: 'Permit2', chainId: chainIdOf(network), verifyingContract: '0x000000000022d473030f116ddee9f6b43ac78ba3' },
    types: {
      PermitWitnessTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
        { name: 'witness', type: 'Witness' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
      Witness: [
        { name: 'to', type: 'address' },
        { name: 'facilitator', type: 'address' },
        { name: 'validAfter', type: 'uint256' },
      ],
    },
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: lower(permitted.token), amount: BigInt(permitted.amount) },
      spender: lower(spender),
      nonce: BigInt(nonce),
      deadline: BigInt(deadline),
      witness: { to: lower(witness.to), facilitator: lower(witness.facilitator), validAfter: BigInt(witness.validAfter) },
    },
  } as const;
}
