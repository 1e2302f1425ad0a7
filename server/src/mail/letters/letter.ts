import type { MailKind, MailValues } from '../kinds.ts';

/** What a mail says, before it is text or HTML. */
export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
}

/** All mails in one language. */
export interface Letters {
  of: { readonly [Kind in MailKind]: (values: MailValues[Kind], service: string) => Letter };
  /** Under each mail: why it came, and how to get no more. */
  footer(service: string): { security: string; unwanted: string };
}

const plainMax = 120;

/** The words of others within ours: one line, of limited length, and nothing that a mail program makes a link of. */
export function plain(words: string): string {
  const line = words
    .slice(0, 4 * plainMax)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .toWellFormed()
    .replaceAll(/:\/+/g, ': ')
    .replaceAll(/[.。．｡](?=[\p{L}\p{N}]*\p{L})/gu, '. ')
    .replaceAll('@', ' at ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const signs = [...line];
  return signs.length <= plainMax ? line : `${signs.slice(0, plainMax - 1).join('')}…`;
}

/** `2026-11-20 08:00 UTC`. */
export function plainTime(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
