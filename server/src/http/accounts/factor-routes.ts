import { z } from '@hono/zod-openapi';
import { AddPasskey, ConfirmPassword, NewTotp, PasskeyOptions, RecoveryCodes, SecondFactor, ShowCode } from '@farebox/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { rfc3339 } from '../../clock.ts';
import { answers, jsonBody, typed } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import type { AccountsRoom } from '../../accounts/accounts-room.ts';
import { Routes, type RouteParts } from '../routes.ts';

// A stolen session must not be used to guess a password or a code.
const guarded = { limit: 'login' } as const;
const inAccounts = routesOf({ tags: ['Accounts'], caller: 'session', isPersonal: true });

const showFactors = inAccounts.get('/me/second-factor', {
  operationId: 'getSecondFactor',
  summary: 'What this account shows beside its password',
  responses: { 200: answers(SecondFactor, 'The factors.') },
});

const beginTotp = inAccounts.post('/me/second-factor/totp', {
  ...guarded,
  operationId: 'beginTotp',
  summary: 'A secret for an authenticator app; it counts once a code of it is shown',
  problems: ['conflict', 'forbidden', 'invalid_credentials'],
  request: jsonBody(ConfirmPassword),
  responses: { 201: answers(NewTotp, 'The secret.') },
});

const confirmTotp = inAccounts.post('/me/second-factor/totp/confirm', {
  ...guarded,
  operationId: 'confirmTotp',
  summary: 'Show the first code of an authenticator app',
  problems: ['second_factor_invalid'],
  request: jsonBody(ShowCode),
  responses: { 200: answers(RecoveryCodes, 'Codes for when the app is lost.') },
});

const removeTotp = inAccounts.post('/me/second-factor/totp/remove', {
  ...guarded,
  operationId: 'removeTotp',
  summary: 'Remove the authenticator app and the recovery codes',
  problems: ['second_factor_invalid'],
  request: jsonBody(ShowCode),
  responses: { 204: { description: 'Removed.' } },
});

const beginPasskey = inAccounts.post('/me/passkeys/options', {
  ...guarded,
  operationId: 'beginPasskey',
  summary: 'What a browser makes a passkey with',
  problems: ['conflict', 'forbidden', 'invalid_credentials'],
  request: jsonBody(ConfirmPassword),
  responses: { 200: answers(PasskeyOptions, 'The options.') },
});

const addPasskey = inAccounts.post('/me/passkeys', {
  ...guarded,
  operationId: 'addPasskey',
  summary: 'Add the passkey that a browser made',
  problems: ['conflict', 'passkey_invalid'],
  request: jsonBody(AddPasskey),
  responses: { 204: { description: 'Added; this session has shown a second factor.' } },
});

const removePasskey = inAccounts.delete('/me/passkeys/{id}', {
  operationId: 'removePasskey',
  summary: 'Remove a passkey',
  problems: ['conflict', 'not_found'],
  request: { params: z.object({ id: z.string().min(1).max(1400).meta({ example: 'a1b2' }) }) },
  responses: { 204: { description: 'Removed.' } },
});

export interface FactorRouteParts extends RouteParts {
  accounts: RouteParts['accounts'] & Pick<AccountsRoom, 'accounts' | 'secondFactor' | 'passkeys'>;
}

/** The second factor of an account, to be mounted at `/api/v1`. */
export function factorRoutes(parts: FactorRouteParts): Routes {
  const { accounts, secondFactor, passkeys } = parts.accounts;
  const app = new Routes(parts);

  app.forCaller(showFactors, async (c, { accountId }) => {
    const { hasTotp, recoveryCodesLeft } = await secondFactor.status(accountId);
    const keys = (await passkeys.list(accountId)).map(({ id, name, createdAt, seenAt }) => ({
      id,
      name,
      created_at: rfc3339(createdAt),
      last_used_at: seenAt === null ? null : rfc3339(seenAt),
    }));
    return c.json({ totp: hasTotp, recovery_codes_left: recoveryCodesLeft, passkeys: keys }, 200);
  });

  app.forCaller(beginTotp, async (c, person) => {
    await accounts.requireProof(person, c.req.valid('json').current_password);
    return c.json(await secondFactor.begin(person.accountId), 201);
  });

  app.forCaller(confirmTotp, async (c, person) => {
    return c.json({ recovery_codes: await secondFactor.confirm(person, c.req.valid('json').code) }, 200);
  });

  app.forCaller(removeTotp, async (c, { accountId }) => {
    await secondFactor.remove(accountId, c.req.valid('json').code);
    return c.body(null, 204);
  });

  app.forCaller(beginPasskey, async (c, person) => {
    await accounts.requireProof(person, c.req.valid('json').current_password);
    return typed(c.json({ options: await passkeys.beginAdding(person.accountId) }, 200));
  });

  app.forCaller(addPasskey, async (c, person) => {
    const { name, credential } = c.req.valid('json');
    await passkeys.add(person, { name, response: asRegistration(credential) });
    return c.body(null, 204);
  });

  app.forCaller(removePasskey, async (c, { accountId }) => {
    await passkeys.remove(accountId, c.req.valid('param').id);
    return c.body(null, 204);
  });

  return app;
}

/** Its members are checked by the library, which refuses what is none. */
function asRegistration(credential: object): RegistrationResponseJSON {
  return credential as RegistrationResponseJSON;
}
