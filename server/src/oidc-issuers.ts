import { z } from 'zod';
import { jsonOf } from './bounded-json.ts';

/** Loopback addresses are for development. */
const issuerUrl = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`), 'must be an https address');

/** Who says who a person is, by OpenID Connect, and the client that this service is there. */
const OidcIssuer = z.strictObject({
  /** In the redirect URI. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be 1 to 31 small letters, digits or -'),
  name: z.string().min(1).max(60).optional(),
  issuer: issuerUrl,
  client_id: z.string().min(1).max(300),
  client_secret: z.string().min(1).max(300).optional(),
  /** Who has this value in this claim is an admin; a dot leads into an object. */
  admins: z.strictObject({ claim: z.string().min(1).max(100), value: z.string().min(1).max(200) }).optional(),
});
export type OidcIssuer = z.output<typeof OidcIssuer>;

/** A JSON list of issuers. */
export const oidcIssuers = z
  .string()
  .max(20_000)
  .default('[]')
  .transform((text, context) => {
    const read = z.array(OidcIssuer).max(20).safeParse(jsonOf(text));
    if (!read.success) {
      const [issue] = read.error.issues;
      const where = issue?.path.join('.') ?? '';
      context.addIssue(`must be a JSON list of issuers${where === '' ? '' : `: ${where}: ${issue?.message ?? ''}`}`);
      return z.NEVER;
    }
    if (new Set(read.data.map(({ id }) => id)).size < read.data.length) {
      context.addIssue('names one id twice');
      return z.NEVER;
    }
    return read.data;
  });
