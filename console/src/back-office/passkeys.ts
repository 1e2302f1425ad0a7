import type { PasskeyOptions } from '@farebox/contract';
import { api } from '../api/client.ts';

/** Older browsers have no passkeys, or write them in another form. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Has the browser ask its keys. @returns the answer, as JSON */
export async function showPasskey(): Promise<unknown> {
  const { options } = await api<PasskeyOptions>('/api/v1/auth/browser/passkey/options', { method: 'POST' });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return jsonOf(await navigator.credentials.get({ publicKey }));
}

/** Has the browser make a key for this account, and adds it. */
export async function addPasskey(name: string, currentPassword: string | undefined): Promise<void> {
  const { options } = await api<PasskeyOptions>('/api/v1/me/passkeys/options', {
    body: currentPassword === undefined ? {} : { current_password: currentPassword },
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  await api('/api/v1/me/passkeys', { body: { name, credential: jsonOf(await navigator.credentials.create({ publicKey })) } });
}

function jsonOf(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new Error('the browser gave no passkey');
}
