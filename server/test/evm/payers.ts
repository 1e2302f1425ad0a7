import { randomBytes } from 'node:crypto';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { typedData } from './typed-data.ts';
import type { Authorization, ExactPayload, Hex } from '../../src/settlement/payload.ts';
import type { Requirement } from '../../src/settlement/settler.ts';

/** A new wallet. */
export function newPayer(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey());
}

export function newNonce(): Hex {
  return `0x${randomBytes(32).toString('hex')}`;
}

/** What a wallet signs for a requirement at a time, but for what a test changes before signing. */
export async function signedPayment(
  payer: PrivateKeyAccount,
  requirement: Requirement,
  nowMs: number,
  changes: Partial<Authorization> = {},
): Promise<ExactPayload> {
  const nowSeconds = Math.floor(nowMs / 1000);
  const authorization: Authorization = {
    from: payer.address,
    to: requirement.payTo,
    value: requirement.amount,
    validAfter: String(nowSeconds - 600),
    validBefore: String(nowSeconds + requirement.maxTimeoutSeconds),
    nonce: newNonce(),
    ...changes,
  };
  return { authorization, signature: await payer.signTypedData(typedData(authorization, requirement)) };
}
