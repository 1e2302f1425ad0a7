import { z } from 'zod';
import { DisplayName, User } from './accounts.ts';
import { Email, FactorCode, Password } from './credentials.ts';
import { exampleOf, exampleTime, shown } from './examples.ts';
import { normalEmail } from './typed-identifiers.ts';

export const Session = shown(
  'Session',
  z.object({
    token: z.string().meta({
      description: 'Send it as Authorization: Bearer <token>. Empty where the session is that of a browser: its token is in a cookie.',
      example: 'fbs_Zm9vYmFy...',
    }),
    token_type: z.literal('Bearer'),
    expires_at: z.iso.datetime(),
    user: User,
  }),
  {
    token: 'fbs_EXAMPLE-token-of-a-login-not-a-real-one-0000000',
    expires_at: '2026-12-20T08:00:00.000Z',
  },
);
export type Session = z.output<typeof Session>;

/** The session of a browser. */
export const BrowserSession = z
  .object({
    user: User.nullable().meta({ description: 'Null: not logged in.' }),
    expires_at: z.iso.datetime().nullable(),
    idle_seconds: z.int().nullable().meta({ description: 'After so long without a request it ends early.' }),
  })
  .meta({ id: 'BrowserSession', example: { user: exampleOf(User), expires_at: '2026-11-27T08:00:00.000Z', idle_seconds: 86_400 } });
export type BrowserSession = z.output<typeof BrowserSession>;

/** A session in the list of its account. */
export const ListedSession = z
  .object({
    id: z.string().meta({ description: 'It identifies the session, and opens nothing.' }),
    kind: z.enum(['bearer', 'browser']).meta({ description: 'bearer: a client has its token. browser: it is in a cookie.' }),
    device: z.string().nullable().meta({ description: 'What the browser calls itself.' }),
    is_current: z.boolean().meta({ description: 'The session of this request.' }),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime().nullable().meta({ description: 'The last use, to the minute; null for bearer tokens.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({
    id: 'ListedSession',
    example: {
      id: 'ses_9f86d081884c7d659a2feaa0',
      kind: 'browser',
      device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0',
      is_current: true,
      created_at: exampleTime,
      seen_at: exampleTime,
      expires_at: '2026-11-27T08:00:00.000Z',
    },
  });
export type ListedSession = z.output<typeof ListedSession>;

export const SessionList = z
  .object({ items: z.array(ListedSession) })
  .meta({ id: 'SessionList', example: { items: [exampleOf(ListedSession)] } });

export const Register = z
  .strictObject({
    email: Email,
    password: Password,
    display_name: DisplayName.optional().meta({ description: 'Shown to buyers. Default: Account and the end of its id.' }),
  })
  .meta({ id: 'Register', example: { email: 'ada@example.com', password: 'a long enough password', display_name: 'Ada' } });

/** Looser than Register: an impossible password gets the same answer as a wrong one. */
export const Login = z
  .strictObject({
    email: z.string().overwrite(normalEmail).min(1).max(254).meta({ format: 'email', example: 'ada@example.com' }),
    password: z.string().min(1).max(256).meta({ format: 'password', example: 'correct horse battery' }),
    code: FactorCode.optional(),
  })
  .meta({ id: 'Login', example: { email: 'ada@example.com', password: 'a long enough password' } });

/** Completes a one-time set-up link. */
export const Setup = z
  .strictObject({
    token: z.string().min(1).max(256).meta({ description: 'The text after #token= in the link.', example: 'fbl_Zm9vYmFy...' }),
    email: Email.optional().meta({ description: 'Required for the first admin; otherwise it replaces the address of the account.' }),
    password: Password,
    code: FactorCode.optional(),
  })
  .meta({
    id: 'Setup',
    example: { token: 'EXAMPLE-token-of-a-set-up-link-not-a-real-one-0', email: 'ada@example.com', password: 'a long enough password' },
  });

export const EndSessions = z
  .strictObject({ revoke_keys: z.boolean().optional().meta({ description: 'Also revoke every API key.' }) })
  .meta({ id: 'EndSessions', example: { revoke_keys: true } });

export const EndedSessions = z
  .object({ sessions: z.int().min(0), api_keys: z.int().min(0).meta({ description: 'How many were revoked.' }) })
  .meta({ id: 'EndedSessions', example: { sessions: 2, api_keys: 1 } });
