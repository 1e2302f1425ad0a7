import type { Caller } from '../accounts/caller.ts';
import { requireCreditHolder } from '../accounts/caller.ts';
import { asProblem, problem } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import type { Exchange } from '../surface/exchange.ts';

export interface HolderParts extends Pick<Parts, 'publicUrl'> {
  payments: Pick<PaymentsRoom, 'walletSignIn' | 'settler'>;
}

/**
 * The account, or the wallet that signed in, of a request.
 * @throws authentication_required, with what a wallet has to sign, in the form of a 402 that nothing can be paid for
 */
export function requireHolderOf(
  parts: HolderParts,
  c: Exchange,
  caller: Caller,
  require: (caller: Caller) => string = requireCreditHolder,
): string {
  try {
    return require(caller);
  } catch (thrown) {
    const refused = asProblem(thrown);
    const extensions = signInExtension(parts, c.req.path);
    if (refused.code !== 'authentication_required' || extensions === null) throw thrown;
    const { message, details } = refused;
    const challenge = { x402Version: 2, error: message, resource: { url: parts.publicUrl() + c.req.path }, accepts: [], extensions };
    throw problem(refused.code, {
      ...details,
      message,
      members: { ...details.members, x402Version: 2, accepts: [], extensions },
      headers: { ...details.headers, 'PAYMENT-REQUIRED': Buffer.from(JSON.stringify(challenge)).toString('base64') },
    });
  }
}

function signInExtension({ payments: { walletSignIn, settler } }: HolderParts, path: string): Readonly<Record<string, unknown>> | null {
  const extensions = walletSignIn?.extension(settler?.network ?? '', path) ?? {};
  return Object.keys(extensions).length === 0 ? null : extensions;
}
