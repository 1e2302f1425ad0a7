import { z } from 'zod';

/** One line, composed (NFC): not every database stores control characters and lone surrogates. */
export function line(lengthMax: number) {
  return z
    .string()
    .overwrite(visibleText)
    .normalize('NFC')
    .trim()
    .min(1, 'must not be empty')
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must have no control characters');
}

/** Any number of lines. */
export function prose(lengthMax: number) {
  return z
    .string()
    .overwrite(visibleText)
    .trim()
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .refine((text) => !/[\p{Cs}]|(?![\t\n\r])\p{Cc}/u.test(text), 'must have no control characters');
}

/**
 * What is seen of a text: without marks that reorder it, tags, fillers and spaces without width, which hide from people what models
 * read. Joiners stay, and one variation selector after a character: Persian, Indic scripts and emoji need them.
 * Source: Unicode Technical Standard 39 and "Trojan Source" (CVE-2021-42574).
 */
export function visibleText(text: string): string {
  return text.replaceAll(invisible, '');
}

const invisible =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|(?<=[\u200C\u200D])[\u200C\u200D]|(?<=[\uFE00-\uFE0F])[\uFE00-\uFE0F]/gu;
