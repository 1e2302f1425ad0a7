import { checkSignature, checkTerms, checkTimes, reasons } from './schemes/eip3009.ts';
import { checkUptoSignature, checkUptoTerms, checkUptoTimes } from './schemes/permit2.ts';
import { readTransaction } from './schemes/solana.ts';
import type { ExactPayload, Payload, SolanaPayload, UptoPayload } from './payload.ts';
import type { AnyRequirement, Requirement, SolanaRequirement, UptoRequirement } from './settler.ts';

/** A payment with the requirement that it can pay. */
export type SignedPayment =
  | { kind: 'exact'; payload: ExactPayload; requirement: Requirement }
  | { kind: 'upto'; payload: UptoPayload; requirement: UptoRequirement }
  | { kind: 'solana'; payload: SolanaPayload; requirement: SolanaRequirement };

/** @returns null where the payload cannot pay the requirement. */
export function paired(payload: Payload, requirement: AnyRequirement): SignedPayment | null {
  if ('permit2Authorization' in payload) return isUpto(requirement) ? { kind: 'upto', payload, requirement } : null;
  if (isUpto(requirement)) return null;
  if ('transaction' in payload) return isSolana(requirement) ? { kind: 'solana', payload, requirement } : null;
  return isSolana(requirement) ? null : { kind: 'exact', payload, requirement };
}

export function isUpto(requirement: AnyRequirement): requirement is UptoRequirement {
  return requirement.scheme === 'upto';
}

export function isSolana(requirement: AnyRequirement): requirement is SolanaRequirement {
  return requirement.network.startsWith('solana:');
}

/** The requirements that any EVM wallet can pay, in every version and protocol. */
export function isEvmExact(requirement: AnyRequirement): requirement is Requirement {
  return !isUpto(requirement) && !isSolana(requirement);
}

/** The offer that a payment pays; null for none. */
export function chosenBy(payload: Payload, offers: readonly AnyRequirement[]): AnyRequirement | null {
  return offers.find((offer) => paired(payload, offer) !== null) ?? null;
}

/** Identifies a payment, and the wallet that claims to make it. */
export interface Identity {
  payer: string;
  nonce: string;
}

export function identityOf(payload: Payload): Identity {
  if ('transaction' in payload) {
    const read = readTransaction(payload.transaction);
    if (read === null) throw new Error('a transaction that was read before cannot be read');
    const [first = '', second] = read.signers;
    return { payer: second ?? first, nonce: `message:${read.messageHash}` };
  }
  if ('permit2Authorization' in payload) {
    const { from, nonce } = payload.permit2Authorization;
    return { payer: from.toLowerCase(), nonce: `permit2:${BigInt(nonce).toString(16)}` };
  }
  const { from, nonce } = payload.authorization;
  return { payer: from.toLowerCase(), nonce: nonce.toLowerCase() };
}

/** The client id of the wallet. Its token works for any holder: wallets do not sign in with every request. */
export function walletId(payload: Payload): string {
  const { payer } = identityOf(payload);
  return 'transaction' in payload ? `solana:${payer}` : payer;
}

/** The payer, as the payment spells it. */
export function payerOf(payload: Payload): string {
  if ('authorization' in payload) return payload.authorization.from;
  return 'permit2Authorization' in payload ? payload.permit2Authorization.from : identityOf(payload).payer;
}

/** Whether two copies have the same signature: an attacker may know no more than payer and nonce. */
export function isSameSignature(one: Payload, other: Payload): boolean {
  return signatureOf(one) === signatureOf(other);
}

function signatureOf(payload: Payload): string {
  return 'transaction' in payload ? payload.transaction : payload.signature.toLowerCase();
}

/** Whether it pays the requirement; a Solana transaction is verified by its facilitator. @returns why not, or null. */
export function termsFault(payment: SignedPayment): string | null {
  switch (payment.kind) {
    case 'exact':
      return checkTerms(payment.payload, payment.requirement);
    case 'upto':
      return checkUptoTerms(payment.payload, payment.requirement);
    case 'solana':
      return readTransaction(payment.payload.transaction)?.signers[0] === payment.requirement.extra.feePayer ? null : reasons.feePayer;
  }
}

/** Whether it is valid now, and for `marginMs` more. @returns why not, or null. */
export function timesFault(payment: SignedPayment, nowMs: number, marginMs = 0): string | null {
  switch (payment.kind) {
    case 'exact':
      return checkTimes(payment.payload, nowMs, marginMs);
    case 'upto':
      return checkUptoTimes(payment.payload, nowMs, marginMs);
    case 'solana':
      return null;
  }
}

/** Whether a fault is an expiry, which does not matter for a payment that was settled in time. */
export function isTooLate(fault: string | null): boolean {
  return fault === reasons.validBefore || fault === reasons.deadline;
}

/** @returns why the signature is refused, or null. */
export async function signatureFault(payment: SignedPayment): Promise<string | null> {
  switch (payment.kind) {
    case 'exact':
      return checkSignature(payment.payload, payment.requirement);
    case 'upto':
      return checkUptoSignature(payment.payload, payment.requirement);
    case 'solana':
      return null;
  }
}
