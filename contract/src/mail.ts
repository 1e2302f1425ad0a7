import { z } from 'zod';
import { Email, Password } from './credentials.ts';

export const MailLanguage = z.enum(['en', 'zh']).meta({ description: 'Of the mails to an account.' });
export type MailLanguage = z.output<typeof MailLanguage>;

const kinds = {
  invitation: 'Somebody invites you to a team.',
  receipt: 'Credit that you bought.',
  payout: 'Earnings that were paid to your wallet.',
  sales: 'What was sold for you, once a day.',
  low_credit: 'Your credit is below your limit.',
  demand: 'Agents look for what you sell or could sell.',
  alert: 'For admins: unresolved money, tools that cannot be called, missing backups.',
} as const;

/** What can be switched off. Mails about the security of an account cannot. */
export const MailKind = z.enum(Object.keys(kinds) as [keyof typeof kinds, ...Array<keyof typeof kinds>]).meta({
  description: Object.entries(kinds)
    .map(([kind, words]) => `${kind}: ${words}`)
    .join(' '),
  example: 'sales',
});
export type MailKind = z.output<typeof MailKind>;

export const Notifications = z
  .object({
    is_on: z.boolean().meta({ description: 'False: the operator has set no mail server, and nobody gets mail.' }),
    email: z.string(),
    is_confirmed: z
      .boolean()
      .meta({ description: 'Until the address is confirmed, it gets only mails about the security of the account.' }),
    language: MailLanguage,
    switched_off: z.array(MailKind),
  })
  .meta({
    id: 'Notifications',
    example: { is_on: true, email: 'ada@example.com', is_confirmed: true, language: 'en', switched_off: ['sales'] },
  });
export type Notifications = z.output<typeof Notifications>;

/** Absent members stay unchanged. */
export const UpdateNotifications = z
  .strictObject({ language: MailLanguage.optional(), switched_off: z.array(MailKind).max(20).optional() })
  .meta({ id: 'UpdateNotifications', example: { language: 'zh', switched_off: ['sales', 'demand'] } });

export const AskPasswordReset = z.strictObject({ email: Email }).meta({ id: 'AskPasswordReset', example: { email: 'ada@example.com' } });

const Token = z.string().min(1).max(256).meta({ description: 'The text after #token= in the link.', example: 'fbm_Zm9vYmFy...' });
const exampleMailToken = 'EXAMPLE-token-of-a-mailed-link-not-a-real-one-0';

export const ResetPassword = z
  .strictObject({ token: Token, password: Password })
  .meta({ id: 'ResetPassword', example: { token: exampleMailToken, password: 'a long enough password' } });

export const ChangeEmail = z
  .strictObject({ email: Email, current_password: z.string().min(1).max(256).optional().meta({ format: 'password' }) })
  .meta({ id: 'ChangeEmail', example: { email: 'ada@example.org', current_password: 'a long enough password' } });

export const ConfirmEmail = z.strictObject({ token: Token }).meta({ id: 'ConfirmEmail', example: { token: exampleMailToken } });

export const ConfirmedEmail = z
  .object({ email: z.string().meta({ description: 'The address that the account has now.' }) })
  .meta({ id: 'ConfirmedEmail', example: { email: 'ada@example.com' } });
