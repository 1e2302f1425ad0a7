import type { ClientExtension } from '@x402/core/client';
import type { PrivateKeyAccount } from 'viem/accounts';
import { signedText } from '../src/accounts/sign-in-with-x.ts';
import type { Answer, RequestHeaders } from './service.ts';
import { askedFor, base64 } from './wallet.ts';

/** What a 402 asks a wallet to sign, as its extension writes it. */
export type SignInInfo = Readonly<Record<string, string>>;

export function signInInfo(answer: Answer): SignInInfo {
  const info: unknown = Object(askedFor(answer).extensions?.['sign-in-with-x']).info;
  if (typeof info !== 'object' || info === null) throw new Error('the answer asks nobody to sign in');
  return Object.fromEntries(Object.entries(info).map(([name, value]) => [name, String(value)]));
}

/** The header of a wallet that signs this. */
export async function signedIn(account: PrivateKeyAccount, info: SignInInfo): Promise<RequestHeaders> {
  const said = Object({ ...info, address: account.address, chainId: 'eip155:84532', type: 'eip191' });
  return { 'sign-in-with-x': base64({ ...said, signature: await account.signMessage({ message: signedText(said) }) }) };
}

/** Signs in where a challenge asks for it, before it pays: what `createSIWxClientExtension` of @x402/extensions gives a client. */
export function signingIn(account: PrivateKeyAccount): ClientExtension {
  return {
    key: 'sign-in-with-x',
    transportHooks: {
      http: {
        async onPaymentRequired(declared: unknown) {
          const { info } = Object(declared);
          return { headers: Object(await signedIn(account, info)) };
        },
      },
    },
  };
}
