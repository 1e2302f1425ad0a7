import { z } from 'zod';
import { FactorCode } from './credentials.ts';

/** Of the settings. */
const IssuerId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/)
  .meta({ description: 'Of an issuer.', example: 'corp' });

/** How people sign in here. */
export const SignInWays = z
  .object({
    passwords: z.boolean().meta({ description: 'Whether people log in, register and are set up with a password.' }),
    issuers: z.array(z.object({ id: z.string(), name: z.string() })).meta({ description: 'Of OpenID Connect.' }),
  })
  .meta({ id: 'SignInWays', example: { passwords: true, issuers: [{ id: 'corp', name: 'Corp' }] } });
export type SignInWays = z.output<typeof SignInWays>;

const setupToken = z
  .string()
  .min(1)
  .max(256)
  .optional()
  .meta({ description: 'Of a set-up link: the sign-in is connected to its account.' });

export const BeginSignIn = z
  .strictObject({ issuer: IssuerId, setup_token: setupToken })
  .meta({ id: 'BeginSignIn', example: { issuer: 'corp' } });

export const ConnectSignIn = z
  .strictObject({
    issuer: IssuerId,
    current_password: z.string().min(1).max(256).optional().meta({ format: 'password', description: 'Of an account that has one.' }),
  })
  .meta({ id: 'ConnectSignIn', example: { issuer: 'corp', current_password: 'a long enough password' } });

export const SignInPage = z
  .object({ url: z.string().meta({ description: 'Where the browser goes, to come back to /console/signed-in/{issuer}.' }) })
  .meta({ id: 'SignInPage', example: { url: 'https://id.example/auth?client_id=farebox&state=...' } });
export type SignInPage = z.output<typeof SignInPage>;

export const FinishSignIn = z
  .strictObject({
    issuer: IssuerId,
    answer: z.string().min(1).max(8000).meta({ description: 'The query that the browser came back with.', example: 'code=...&state=...' }),
    code: FactorCode.optional(),
  })
  .meta({ id: 'FinishSignIn', example: { issuer: 'corp', answer: 'code=...&state=...' } });

/** A sign-in that is connected to an account. */
const SignIn = z.object({
  id: z.string(),
  issuer: z.string(),
  name: z.string(),
  email: z.string().nullable().meta({ description: 'As the issuer said last.' }),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
});

export const SignIns = z.object({ items: z.array(SignIn) }).meta({
  id: 'SignIns',
  example: {
    items: [
      {
        id: 'idn_01KAGT4M8E3V9S2QZ7XNBC5WRD',
        issuer: 'https://id.example',
        name: 'Corp',
        email: 'ada@example.com',
        created_at: '2026-11-20T08:00:00.000Z',
        last_used_at: '2026-11-20T08:00:00.000Z',
      },
    ],
  },
});
export type SignIns = z.output<typeof SignIns>;
