import type { PrivateKeyAccount } from 'viem/accounts';
import { nonceOf } from '../src/optional/mpp/mpp.ts';
import { typedData } from './evm/typed-data.ts';
import type { Authorization } from '../src/settlement/payload.ts';
import type { Requirement } from '../src/settlement/settler.ts';
import { testTerms } from './evm/terms.ts';

/** The parameters of `WWW-Authenticate: Payment ...`, as a client reads them. */
export type Challenge = Readonly<Record<string, string>>;

export interface Credential {
  challenge: Record<string, unknown>;
  payload: Record<string, unknown>;
  source?: unknown;
}

/** Reads the challenge that a 402 carries. */
export function challengeIn(header: string | null): Challenge {
  const [, parameters] = /^Payment (.+)$/.exec(header ?? '') ?? [];
  if (parameters === undefined) throw new Error(`no challenge in ${header}`);
  return Object.fromEntries([...parameters.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

/** What a challenge asks for. */
export function termsOf(challenge: Readonly<Record<string, unknown>>): {
  amount: string;
  currency: Requirement['asset'];
  recipient: Requirement['payTo'];
  methodDetails: { chainId: number };
} {
  const { request } = challenge;
  return typeof request === 'string' ? JSON.parse(Buffer.from(request, 'base64url').toString('utf8')) : Object(request);
}

/** What a wallet answers a challenge with, as mppx does; but for what a test changes before signing. */
export async function credentialFor(
  wallet: PrivateKeyAccount,
  challenge: Readonly<Record<string, unknown>>,
  changes: Partial<Authorization> = {},
): Promise<Credential> {
  const { amount, currency, recipient, methodDetails } = termsOf(challenge);
  const authorization: Authorization = {
    from: wallet.address,
    to: recipient,
    value: amount,
    validAfter: '0',
    validBefore: String(Math.floor(Date.parse(String(challenge['expires'])) / 1000)),
    nonce: await nonceOf({ id: String(challenge['id']), realm: String(challenge['realm']) }),
    ...changes,
  };
  const network = `eip155:${methodDetails.chainId}`;
  const asked = {
    scheme: 'exact',
    network,
    amount,
    asset: currency,
    payTo: recipient,
    maxTimeoutSeconds: 60,
    extra: testTerms.extra,
  } as const;
  const signature = await wallet.signTypedData(typedData(authorization, asked));
  return {
    challenge: { ...challenge },
    payload: { type: 'authorization', ...authorization, signature },
    source: `did:pkh:${network}:${wallet.address}`,
  };
}

export function authorizationOf(credential: unknown): { authorization: string } {
  return { authorization: `Payment ${Buffer.from(JSON.stringify(credential)).toString('base64url')}` };
}
