import { z } from 'zod';

/** One line: not every database stores control characters and lone surrogates. */
export function line(lengthMax: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'control characters are not allowed');
}

/** Any number of lines. */
export function prose(lengthMax: number) {
  return z
    .string()
    .trim()
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .refine((text) => !/[\p{Cs}]|(?![\t\n\r])\p{Cc}/u.test(text), 'control characters are not allowed');
}
