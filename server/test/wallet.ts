import { x402Client } from '@x402/core/client';
import { decodePaymentRequiredHeader, decodePaymentResponseHeader, encodePaymentSignatureHeader } from '@x402/core/http';
import type { PaymentPayload, PaymentRequired } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { UptoEvmScheme } from '@x402/evm/upto/client';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { z } from 'zod';
import { transferTypes } from './evm/typed-data.ts';
import type { Answer, RequestHeaders, Service } from './service.ts';

/** A wallet with a key of its own, as the unmodified reference client is set up with one. */
export interface Wallet {
  account: PrivateKeyAccount;
  client: x402Client;
}

export function newWallet(): Wallet {
  const account = privateKeyToAccount(generatePrivateKey());
  return { account, client: new x402Client().register('eip155:*', new ExactEvmScheme(account)) };
}

/** One that signs a maximum where it may. */
export function newUptoWallet(): Wallet {
  const { account } = newWallet();
  return { account, client: new x402Client().register('eip155:*', new UptoEvmScheme(account)) };
}

/** Unmodified, a wallet signs for one dollar at most until its owner lets it. */
export function richWallet(): Wallet {
  const wallet = newWallet();
  wallet.client.setSpendControls(false);
  return wallet;
}

/** What left a wallet, transfer by transfer, the first one first. */
export async function movedBy({ parts }: Service, { account }: Wallet): Promise<number[]> {
  const rows = await parts.database.read
    .selectFrom('test_network_transfers')
    .select('amount_micros')
    .where('payer', '=', account.address.toLowerCase())
    .orderBy('created_at')
    .execute();
  return rows.map(({ amount_micros: amount }) => amount);
}

/** What an answer 402 asks wallets for. */
export function askedFor({ headers }: Answer): PaymentRequired {
  const header = headers.get('payment-required');
  if (header === null) throw new Error('the answer asks wallets for nothing');
  return decodePaymentRequiredHeader(header);
}

/** Asks for a thing without paying. @returns what the wallet signs for it */
export async function signedFor({ client }: Wallet, service: Service, path: string, body?: unknown): Promise<PaymentPayload> {
  const unpaid = body === undefined ? await service.get(path) : await service.post(path, body);
  return client.createPaymentPayload(askedFor(unpaid));
}

export const version2 = (payload: PaymentPayload): RequestHeaders => ({ 'payment-signature': encodePaymentSignatureHeader(payload) });

/** The same signature as a client of version 1 sends it. */
export function version1({ payload }: Pick<PaymentPayload, 'payload'>, network = 'base-sepolia'): RequestHeaders {
  return { 'x-payment': base64({ x402Version: 1, scheme: 'exact', network, payload }) };
}

export function base64(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
}

/** What was settled, as an answer says it; null where it says nothing. */
export function settlementOf({ headers }: Pick<Answer, 'headers'>): ReturnType<typeof decodePaymentResponseHeader> | null {
  const header = headers.get('payment-response') ?? headers.get('x-payment-response');
  return header === null ? null : decodePaymentResponseHeader(header);
}

const ExactPayload = z.object({ signature: z.string(), authorization: z.record(z.string(), z.string()) });

/** A payload with another authorization; signed anew by the wallet, or with the signature that it had. */
export async function withAuthorization(
  { account }: Wallet,
  paid: PaymentPayload,
  change: Readonly<Record<string, string>>,
  { isSigned, domain = {} }: { isSigned: boolean; domain?: Readonly<Record<string, unknown>> },
): Promise<PaymentPayload> {
  const { signature, authorization: before } = ExactPayload.parse(paid.payload);
  const authorization = { ...before, ...change };
  const typed = {
    domain: { name: 'USDC', version: '2', chainId: 84_532, verifyingContract: paid.accepted.asset, ...domain },
    types: { TransferWithAuthorization: transferTypes },
    primaryType: 'TransferWithAuthorization',
    message: authorization,
  };
  return { ...paid, payload: { signature: isSigned ? await account.signTypedData(anyTyped(typed)) : signature, authorization } };
}

/** viem wants to know types that a test makes up on purpose. */
function anyTyped(typed: unknown): Parameters<PrivateKeyAccount['signTypedData']>[0] {
  return typed as Parameters<PrivateKeyAccount['signTypedData']>[0];
}
