import { z } from 'zod';
import { FactorCode } from './credentials.ts';
import { line } from './text.ts';

/** What an account shows beside its password. */
export const SecondFactor = z
  .object({
    totp: z.boolean().meta({ description: 'Whether it has an authenticator app.' }),
    recovery_codes_left: z.int(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() }),
    ),
  })
  .meta({ id: 'SecondFactor', example: { totp: true, recovery_codes_left: 10, passkeys: [] } });
export type SecondFactor = z.output<typeof SecondFactor>;

export const NewTotp = z.object({ secret: z.string(), uri: z.string().meta({ description: 'For a QR code.' }) }).meta({
  id: 'NewTotp',
  example: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/farebox.example:ada@example.com?secret=JBSWY3DPEHPK3PXP' },
});
export type NewTotp = z.output<typeof NewTotp>;

export const ConfirmPassword = z
  .strictObject({
    current_password: z.string().min(1).max(256).optional().meta({ format: 'password', description: 'Of an account that has one.' }),
  })
  .meta({ id: 'ConfirmPassword', example: { current_password: 'a long enough password' } });
export const ShowCode = z.strictObject({ code: FactorCode }).meta({ id: 'ShowCode', example: { code: '123456' } });
export const RecoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: 'Shown once. Each works once, in the place of a code.' }) })
  .meta({ id: 'RecoveryCodes', example: { recovery_codes: ['abcde-fghjk'] } });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;

/** As WebAuthn writes it: `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` of browsers read it, `toJSON` of a credential writes it. */
const WebAuthn = z.record(z.string(), z.unknown());
export const PasskeyOptions = z.object({ options: WebAuthn }).meta({ id: 'PasskeyOptions', example: { options: { challenge: '...' } } });
export type PasskeyOptions = z.output<typeof PasskeyOptions>;
const Credential = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: WebAuthn,
});
export const AddPasskey = z
  .strictObject({ name: line(100).meta({ example: 'my phone' }), credential: Credential })
  .meta({ id: 'AddPasskey', example: { name: 'my phone', credential: { id: 'a1', rawId: 'a1', type: 'public-key', response: {} } } });
export const ShowPasskey = z
  .strictObject({ credential: Credential })
  .meta({ id: 'ShowPasskey', example: { credential: { id: 'a1', rawId: 'a1', type: 'public-key', response: {} } } });
