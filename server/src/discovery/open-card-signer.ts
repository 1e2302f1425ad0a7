import type { CardSigner } from './card-signature.ts';

const signers = new Map<string, Promise<CardSigner>>();

/** The signer of the agent card. The SDK that canonicalises cards is loaded only where cards are signed. */
export function openCardSigner(by: string, secrets: readonly string[]): Promise<CardSigner> {
  const key = `${by} ${secrets[0] ?? ''}`;
  const known = signers.get(key) ?? import('./card-signature.ts').then(({ cardSigner }) => cardSigner(by, secrets));
  signers.set(key, known);
  return known;
}
