import { z } from 'zod';

/** One line: control characters and halves of characters are neither shown well nor stored by every database. */
export function line(lengthMax: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'control characters are not allowed');
}

/** Several lines, or none. */
export function prose(lengthMax: number) {
  return z
    .string()
    .trim()
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .refine((text) => !/[\p{Cs}]|(?![\t\n\r])\p{Cc}/u.test(text), 'control characters are not allowed');
}
