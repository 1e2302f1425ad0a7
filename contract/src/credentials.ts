import { z } from 'zod';
import { normalEmail } from './typed-identifiers.ts';

/** Stored in one form, so that one address has one account. */
export const Email = z
  .string()
  .overwrite(normalEmail)
  .max(254, 'must have at most 254 characters')
  .refine(isEmail, 'email must be an email address')
  .meta({ format: 'email', example: 'ada@example.com' });

export const Password = z
  .string()
  .min(10, 'must have at least 10 characters')
  .max(256, 'must have at most 256 characters')
  .refine((password) => new Set(password).size !== 1, 'must not be one character again and again')
  .meta({ format: 'password', example: 'correct horse battery' });

/** Of an authenticator app, or a recovery code. */
export const FactorCode = z
  .string()
  .min(6)
  .max(32)
  .meta({ description: 'Of the authenticator app, or a recovery code.', example: '123456' });

/**
 * Detects typing errors; only a received message proves an address. Accepts international addresses, and `localhost` for an
 * operator's own machine.
 */
function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:localhost|(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,62})$/u.test(
      text,
    )
  );
}
