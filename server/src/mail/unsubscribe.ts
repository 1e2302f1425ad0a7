import { hkdfSync } from 'node:crypto';
import { hmac, isSameMac } from '../mac.ts';
import { isMailKind, type MailKind } from './kinds.ts';

/** Who gets a mail: the id of an account, or the hash of an address without one. */
export type Receiver = string;

/** Links that end the mails of one kind for one receiver, without a login and for good (RFC 8058). */
export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>;

/** Bytes. */
const signedLengthMax = 256;

/** @param secrets the first signs, all are accepted */
export function unsubscribeLinks(secrets: readonly string[]) {
  const macsFor = (purpose: string) =>
    secrets.map((secret) => hmac(Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32)), signedLengthMax, 'base64url'));
  const [signing, hashing] = [macsFor('end of mails'), macsFor('address of a mail')];
  const [sign] = signing;
  const [hashOf] = hashing;
  if (sign === undefined || hashOf === undefined) throw new Error('links need a secret');
  return {
    /** The keyed hash of an address: the database does not say whom it stands for. */
    receiverOf: (address: string): Receiver => `adr_${hashOf(address.slice(0, signedLengthMax / 4))}`,
    token: (receiver: Receiver, kind: MailKind): string => `${receiver}.${kind}.${sign(`${receiver}\n${kind}`)}`,
    /** Null for a token that was not signed here. */
    read(token: string): { receiver: Receiver; kind: MailKind } | null {
      const [, receiver, kind, mac] = /^([\w-]{1,80})\.([a-z_]{1,30})\.([\w-]{43})$/.exec(token) ?? [];
      if (receiver === undefined || kind === undefined || mac === undefined || !isMailKind(kind)) return null;
      const isOurs = signing.map((each) => isSameMac(each(`${receiver}\n${kind}`), mac)).includes(true);
      return isOurs ? { receiver, kind } : null;
    },
  };
}
