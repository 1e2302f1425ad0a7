import { secondMs } from '../../clock.ts';
import { address, bytes32, structHash, typedDigest, uint256, type Keccak } from './eip712.ts';
import { isSame, lower, recoveredSigner } from './signature.ts';
import type { Authorization, ExactPayload, Hex } from '../payload.ts';
import type { Requirement } from '../settler.ts';

/** Reasons for refusing a payment: those of the x402 specification and of its reference implementation. */
export const reasons = {
  signature: 'invalid_exact_evm_payload_signature',
  payee: 'invalid_exact_evm_payload_recipient_mismatch',
  value: 'invalid_exact_evm_payload_authorization_value',
  validAfter: 'invalid_exact_evm_payload_authorization_valid_after',
  validBefore: 'invalid_exact_evm_payload_authorization_valid_before',
  nonceUsed: 'invalid_exact_evm_nonce_already_used',
  funds: 'insufficient_funds',
  payload: 'invalid_payload',
  requirements: 'invalid_payment_requirements',
  network: 'invalid_network',
  scheme: 'unsupported_scheme',
  version: 'invalid_x402_version',
  simulation: 'invalid_exact_evm_transaction_simulation_failed',
  reverted: 'invalid_exact_evm_transaction_failed',
  otherTransfer: 'invalid_exact_evm_transfer_event_mismatch',
  verifyError: 'unexpected_verify_error',
  settleError: 'unexpected_settle_error',
  pending: 'settlement_pending',
  undeployed: 'invalid_exact_evm_payload_undeployed_smart_wallet',
  contract: 'invalid_exact_evm_payload_signature_of_contract',
  spender: 'invalid_permit2_spender',
  permitPayee: 'invalid_permit2_recipient_mismatch',
  permitAmount: 'permit2_amount_mismatch',
  permitToken: 'permit2_token_mismatch',
  permitSignature: 'invalid_permit2_signature',
  permitValidAfter: 'permit2_not_yet_valid',
  deadline: 'permit2_deadline_expired',
  facilitator: 'upto_facilitator_mismatch',
  feePayer: 'fee_payer_not_managed_by_facilitator',
} as const;

/** Source: EIP-3009, TransferWithAuthorization. */
const authorizationType =
  'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)';

/** The hash that a wallet signs to pay an exact amount. Source: EIP-712. */
export function authorizationDigest(keccak: Keccak, authorization: Authorization, { network, asset, extra }: Requirement): Uint8Array {
  const { from, to, value, validAfter, validBefore, nonce } = authorization;
  const domain = { name: extra.name, version: extra.version, chainId: chainIdOf(network), verifyingContract: lower(asset) };
  const words = [address(from), address(to), uint256(value), uint256(validAfter), uint256(validBefore), bytes32(nonce)];
  return typedDigest(keccak, domain, structHash(keccak, authorizationType, words));
}

/** @param network CAIP-2, of the namespace eip155. */
export function chainIdOf(network: string): bigint {
  return BigInt(network.replace(/^eip155:/, ''));
}

/**
 * The signer, in lower case; null where the signature is not one of a key.
 * For a contract's signature (EIP-1271, EIP-6492) it is null or a wrong address: only the chain can verify those.
 */
export function signerOf(payload: ExactPayload, requirement: Requirement): Promise<Hex | null> {
  const signed = JSON.stringify([payload, requirement.network, requirement.asset, requirement.extra]);
  return recoveredSigner(payload, signed, (keccak) => authorizationDigest(keccak, payload.authorization, requirement));
}

export const uint256Max = 2n ** 256n - 1n;

/**
 * Whether the authorization pays the requirement, without its times and signature. `exact` means neither less nor more.
 * @returns why not, or null.
 */
export function checkTerms({ authorization }: ExactPayload, { payTo, amount }: Requirement): string | null {
  const { to, value, validAfter, validBefore } = authorization;
  if ([value, validAfter, validBefore].some((number) => BigInt(number) > uint256Max)) return reasons.payload;
  if (!isSame(to, payTo)) return reasons.payee;
  return BigInt(value) === BigInt(amount) ? null : reasons.value;
}

/** A verified payment must be valid for this much longer, so that it can be settled in time. The reference implementation uses the same. */
export const settleMarginMs = 6 * secondMs;

/** Whether the authorization is valid now, and for `marginMs` more. Both ends are exclusive, as in EIP-3009. @returns why not, or null. */
export function checkTimes({ authorization }: Pick<ExactPayload, 'authorization'>, nowMs: number, marginMs = 0): string | null {
  if (BigInt(authorization.validBefore) * 1000n <= BigInt(nowMs + marginMs)) return reasons.validBefore;
  return BigInt(authorization.validAfter) * 1000n >= BigInt(nowMs) ? reasons.validAfter : null;
}

/** @returns why the signature is refused, or null. */
export async function checkSignature(payload: ExactPayload, requirement: Requirement): Promise<string | null> {
  const signer = await signerOf(payload, requirement);
  return signer !== null && isSame(signer, payload.authorization.from) ? null : reasons.signature;
}
