import { Problem } from '../../errors.ts';
import { failed } from './http-call.ts';

/** Shorter ones are no secrets. */
const secretLengthMin = 4;
/** Shorter ones occur within the words of many answers: they are looked for as words of their own. */
const anywhereLengthMin = 8;

/**
 * What a buyer gets never has a credential in it, even if the upstream repeats its request.
 * @param credentials all that the call has sent, once it has ended
 * @throws upstream_failed where the answer has one
 */
export async function keepingSecrets(credentials: ReadonlySet<string>, call: () => Promise<unknown>): Promise<unknown> {
  const shows = (said: unknown) => {
    const secrets = [...credentials].flatMap(secretsIn).filter(({ length }) => length >= secretLengthMin);
    if (secrets.length === 0) return false;
    const text = JSON.stringify(said) ?? '';
    return secrets.some((secret) => formsOf(secret).some((form) => isIn(text, form, secret.length < anywhereLengthMin)));
  };
  const answer = await call().catch((thrown: unknown) => {
    if (thrown instanceof Problem && shows([thrown.message, thrown.details.issues])) throw failed('its error repeats a credential');
    throw thrown;
  });
  if (shows(answer)) throw failed('its answer repeats a credential');
  return answer;
}

function isIn(text: string, form: string, asWord: boolean): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    if (!asWord || !(isWordPart(text[at - 1]) || isWordPart(text[at + form.length]))) return true;
  }
  return false;
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** The whole credential, the password of `user:password` and the token of `Bearer token`. A user name may be part of an answer. */
function secretsIn(credential: string): string[] {
  const [, token = credential] = /^[a-z]+ +(\S+)$/i.exec(credential) ?? [];
  const colon = credential.indexOf(':');
  return [credential, token, ...(colon < 0 ? [] : [credential.slice(colon + 1)])];
}

/** As it stands in JSON, in an address, and in a header. */
function formsOf(secret: string): string[] {
  return [JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.toWellFormed()), Buffer.from(secret).toString('base64')];
}
