import { randomUUID } from 'node:crypto';
import { x402Client } from '@x402/core/client';
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from '@x402/core/http';
import { UptoEvmScheme } from '@x402/evm/upto/client';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { z } from 'zod';
import { UptoPayload } from '../../../src/settlement/payload.ts';
import { identityOf } from '../../../src/settlement/signed.ts';
import { signedPayment } from '../../evm/payers.ts';
import { authorizationOf, challengeIn, credentialFor } from '../../machine-wallet.ts';
import { signedIn } from '../../signed-in-wallet.ts';
import type { HttpAnswer } from '../http-client.ts';
import { unexpected } from '../unexpected.ts';
import type { Dice } from '../../dice.ts';
import { ExactRequirement } from './exact.ts';
import { keyOf, type Purchase } from './journal.ts';

export type Wallet = PrivateKeyAccount;

export function newWallet(): Wallet {
  return privateKeyToAccount(generatePrivateKey());
}

/** What a wallet signed, by the scheme exact. */
export interface Signed {
  key: string;
  amountMicros: number;
  headers: Readonly<Record<string, string>>;
  payload: { signature: string; authorization: unknown };
}

/** Far longer than any round: what is sent again after a crash is still good. */
const goodSeconds = 3600;

/** Signs what a 402 asks for, in the protocol that its owner likes. */
export async function sign(wallet: Wallet, asked: HttpAnswer, dice: Dice): Promise<KeyedPayment> {
  if (isMaximumAsked(asked) && dice.oneIn(2)) return signMaximum(wallet, asked);
  return dice.oneIn(4) ? signMpp(wallet, asked, dice) : signX402(wallet, asked, dice);
}

function isMaximumAsked(asked: HttpAnswer): boolean {
  return decodePaymentRequiredHeader(headerOf(asked, 'payment-required')).accepts.some(({ scheme }) => scheme === 'upto');
}

/** x402 version 2, scheme upto: a maximum; the exact amount where no maximum is asked for. */
export async function signMaximum(wallet: Wallet, asked: HttpAnswer): Promise<KeyedPayment> {
  const required = decodePaymentRequiredHeader(headerOf(asked, 'payment-required'));
  const offers = required.accepts.filter(({ scheme }) => scheme === 'upto');
  const [accepted] = offers;
  if (accepted === undefined) return { ...(await signExact(wallet, asked)), hasKey: false };
  const client = new x402Client().register('eip155:*', new UptoEvmScheme(wallet));
  const accepts = offers.map((offer) => ({ ...offer, maxTimeoutSeconds: goodSeconds }));
  const payload = await client.createPaymentPayload({ ...required, accepts });
  const { payer: from, nonce } = identityOf(UptoPayload.parse(payload.payload));
  return {
    key: keyOf({ from, nonce }),
    amountMicros: Number(accepted.amount),
    headers: { 'payment-signature': encodePaymentSignatureHeader({ ...payload, accepted }) },
    hasKey: false,
  };
}

type KeyedPayment = Pick<Signed, 'key' | 'amountMicros' | 'headers'> & Pick<Purchase, 'hasKey'>;

/** A retry may be recognised by a key: in its own header, or in the signed payment. */
async function signX402(wallet: Wallet, asked: HttpAnswer, dice: Dice): Promise<KeyedPayment> {
  const keyed = dice.oneOf(['no', 'header', 'extension'] as const);
  const extensions = keyed === 'extension' ? { extensions: { 'payment-identifier': { info: { id: randomUUID() } } } } : {};
  const { key, amountMicros, headers } = await signExact(wallet, asked, extensions);
  return {
    key,
    amountMicros,
    headers: { ...headers, ...(keyed === 'header' ? { 'idempotency-key': randomUUID() } : {}) },
    hasKey: keyed !== 'no',
  };
}

/** x402 version 2, scheme exact. */
export async function signExact(wallet: Wallet, asked: HttpAnswer, extensions: Readonly<Record<string, unknown>> = {}): Promise<Signed> {
  const required = decodePaymentRequiredHeader(headerOf(asked, 'payment-required'));
  const accepted = ExactRequirement.parse(required.accepts.find(({ scheme }) => scheme === 'exact'));
  const validBefore = String(Math.floor(Date.now() / 1000) + goodSeconds);
  const payload = await signedPayment(wallet, accepted, Date.now(), { validBefore });
  const { authorization, signature } = payload;
  const { x402Version, resource } = required;
  const paid = {
    x402Version,
    resource,
    accepted: { ...accepted, network: chainOf(accepted.network) },
    payload: { signature, authorization },
  };
  return {
    key: keyOf(authorization),
    amountMicros: Number(authorization.value),
    headers: { 'payment-signature': encodePaymentSignatureHeader({ ...paid, ...extensions }) },
    payload: { signature, authorization },
  };
}

/** Signs in where a 402 asks for it, or at another path of its service: a proof of its own each time. */
export async function signIn(wallet: Wallet, asked: HttpAnswer, path?: string): Promise<Readonly<Record<string, string>>> {
  const { extensions } = decodePaymentRequiredHeader(headerOf(asked, 'payment-required'));
  const { info } = SignIn.parse(extensions?.['sign-in-with-x']);
  const uri = path === undefined ? info['uri'] : new URL(path, info['uri']).href;
  return signedIn(wallet, { ...info, ...(uri === undefined ? {} : { uri }), requestId: randomUUID() });
}

const SignIn = z.object({ info: z.record(z.string(), z.string()) });

/** The Machine Payments Protocol: the same transfer, whose nonce is the challenge. */
async function signMpp(wallet: Wallet, asked: HttpAnswer, dice: Dice): Promise<KeyedPayment> {
  const credential = await credentialFor(wallet, challengeIn(headerOf(asked, 'www-authenticate')));
  const { from, nonce, value } = z.object({ from: z.string(), nonce: z.string(), value: z.string() }).parse(credential.payload);
  const hasKey = dice.oneIn(2);
  return {
    key: keyOf({ from, nonce }),
    amountMicros: Number(value),
    headers: { ...authorizationOf(credential), ...(hasKey ? { 'idempotency-key': randomUUID() } : {}) },
    hasKey,
  };
}

function headerOf(answer: HttpAnswer, name: string): string {
  const value = answer.headers[name];
  if (answer.status !== 402 || typeof value !== 'string') throw unexpected('a challenge', answer);
  return value;
}

/** It was just asked for, by a network of that namespace. */
function chainOf(network: string): `${string}:${string}` {
  return `eip155:${network.replace(/^eip155:/, '')}`;
}
