import { z } from '@hono/zod-openapi';
import {
  AskPasswordReset,
  ChangeEmail,
  ConfirmedEmail,
  ConfirmEmail,
  Notifications,
  ResetPassword,
  UpdateNotifications,
} from '@farebox/contract';
import { html } from 'hono/html';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { languageIn } from '../../language.ts';
import { mailKinds } from '../../mail/kinds.ts';
import { answers, jsonBody } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { readBytes } from '../../surface/request.ts';
import { Routes, type RouteParts } from '../routes.ts';

const inAccounts = routesOf({ tags: ['Accounts'] });
const asked = { 202: { description: 'Asked. The answer is the same whether or not there is such an account.' } };

const askReset = inAccounts.post('/auth/password-reset', {
  operationId: 'askPasswordReset',
  summary: 'Have a link mailed that sets a new password',
  limit: 'login',
  problems: ['mail_off', 'passwords_off'],
  request: jsonBody(AskPasswordReset),
  responses: asked,
});

const reset = inAccounts.post('/auth/password-reset/confirm', {
  operationId: 'resetPassword',
  summary: 'Set a new password through a mailed link, once',
  description: 'Ends every session of the account. Log in with the new password afterwards.',
  limit: 'login',
  problems: ['account_suspended', 'invalid_credentials', 'passwords_off'],
  request: jsonBody(ResetPassword),
  responses: { 204: { description: 'The password is set.' } },
});

const confirm = inAccounts.post('/auth/confirm-email', {
  operationId: 'confirmEmail',
  summary: 'Confirm an address, or a new one, through a mailed link, once',
  limit: 'login',
  problems: ['account_suspended', 'email_taken', 'invalid_credentials'],
  request: jsonBody(ConfirmEmail),
  responses: { 200: answers(ConfirmedEmail, 'Confirmed.') },
});

const askConfirmation = inAccounts.post('/auth/me/confirm-email', {
  operationId: 'askEmailConfirmation',
  summary: 'Have the link mailed again that confirms the address of this account',
  description: 'An address that is not confirmed gets one such mail a day.',
  caller: 'session',
  isPersonal: true,
  limit: 'login',
  problems: ['mail_off'],
  responses: asked,
});

const changeEmail = inAccounts.post('/auth/me/email', {
  operationId: 'changeEmail',
  summary: 'Have a link mailed to a new address that makes it the address of this account',
  description: 'The old address gets a note once the link was opened. No mail goes to an address that another account has.',
  caller: 'session',
  isPersonal: true,
  limit: 'login',
  problems: ['forbidden', 'invalid_credentials', 'mail_off'],
  request: jsonBody(ChangeEmail),
  responses: asked,
});

const getNotifications = inAccounts.get('/auth/me/notifications', {
  operationId: 'getNotifications',
  summary: 'Which mails this account gets',
  caller: 'session',
  isPersonal: true,
  responses: { 200: answers(Notifications, 'The mails that are switched off.') },
});

const updateNotifications = inAccounts.patch('/auth/me/notifications', {
  operationId: 'updateNotifications',
  summary: 'Switch mails on or off, and choose their language',
  caller: 'session',
  isPersonal: true,
  request: jsonBody(UpdateNotifications),
  responses: { 200: answers(Notifications, 'As it is now.') },
});

const Token = z.object({
  token: z
    .string()
    .min(1)
    .max(256)
    .meta({ description: 'As in the link of a mail.', example: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD.sales.c2ln' }),
});
const page = { 200: { description: 'A page for people.', content: { 'text/html': { schema: z.string(), example: '<!doctype html>…' } } } };

const askToEnd = inAccounts.get('/notifications/unsubscribe', {
  operationId: 'getUnsubscribePage',
  summary: 'The page behind the link in a mail: it asks, and changes nothing',
  limit: 'unpaid',
  problems: ['link_invalid'],
  request: { query: Token },
  responses: page,
});

const end = inAccounts.post('/notifications/unsubscribe', {
  operationId: 'unsubscribe',
  summary: 'End mails of one kind, without a login, as mail programs do it (RFC 8058)',
  limit: 'unpaid',
  body: 'own',
  problems: ['link_invalid', 'body_too_large'],
  request: { query: Token },
  responses: page,
});

const formBytesMax = 4096;
const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

interface MailRouteParts extends RouteParts, Pick<Parts, 'mail'> {
  accounts: Parts['accounts'];
}

/** What mails lead to: forgotten passwords, addresses, and which mails somebody wants. */
export function mailRoutes(parts: MailRouteParts): Routes {
  const { mail } = parts;
  const { accounts, mailedLinks } = parts.accounts;
  const app = new Routes(parts);

  app.openapi(askReset, async (c) => {
    await mailedLinks.ask({ purpose: 'reset_password', email: c.req.valid('json').email, language: languageIn(c) });
    return c.body(null, 202);
  });

  app.openapi(reset, async (c) => {
    await mailedLinks.reset(c.req.valid('json'));
    return c.body(null, 204);
  });

  app.openapi(confirm, async (c) => c.json({ email: await mailedLinks.confirm(c.req.valid('json').token) }, 200));

  app.forCaller(askConfirmation, async (c, { accountId }) => {
    await mailedLinks.ask({ purpose: 'confirm_address', accountId, language: languageIn(c) });
    return c.body(null, 202);
  });

  app.forCaller(changeEmail, async (c, person) => {
    const { email, current_password: current } = c.req.valid('json');
    await accounts.requireProof(person, current);
    await mailedLinks.ask({ purpose: 'change_address', accountId: person.accountId, email, language: languageIn(c) });
    return c.body(null, 202);
  });

  const bodyOf = ({ switchedOff, isConfirmed, ...preference }: Awaited<ReturnType<typeof mail.preferences.of>>): Notifications => ({
    ...preference,
    is_on: mail.isOn,
    is_confirmed: isConfirmed,
    switched_off: switchedOff,
  });

  app.forCaller(getNotifications, async (c, { accountId }) => c.json(bodyOf(await mail.preferences.of(accountId)), 200));

  app.forCaller(updateNotifications, async (c, { accountId }) => {
    const { language, switched_off: switchedOff } = c.req.valid('json');
    const change = { ...(language === undefined ? {} : { language }), ...(switchedOff === undefined ? {} : { switchedOff }) };
    return c.json(bodyOf(await mail.preferences.change(accountId, change)), 200);
  });

  const named = (token: string) => {
    const found = mail.links.read(token);
    if (found === null || mailKinds[found.kind].isSecurity) throw problem('link_invalid', { message: 'the link is not valid' });
    return found;
  };

  app.openapi(askToEnd, (c) => {
    const { kind } = named(c.req.valid('query').token);
    return c.html(unsubscribePage(languageIn(c), kind, false), 200, pageHeaders);
  });

  app.openapi(end, async (c) => {
    // `List-Unsubscribe=One-Click`, as a form: what it says is known.
    await readBytes(c, formBytesMax);
    const found = named(c.req.valid('query').token);
    await mail.preferences.end(found);
    return c.html(unsubscribePage(languageIn(c), found.kind, true), 200, pageHeaders);
  });

  return app;
}

const pageWords = {
  en: {
    ask: 'Get no more mails of this kind?',
    yes: 'No more of them',
    done: 'You get no more mails of this kind.',
    again: 'Your account has a page for all of them.',
  },
  zh: { ask: '不再接收此类邮件？', yes: '不再接收', done: '您将不再收到此类邮件。', again: '可在账户页面管理所有邮件。' },
};

/** The form goes to the address of the page, so the token stays in it. */
function unsubscribePage(language: keyof typeof pageWords, kind: string, isDone: boolean) {
  const words = pageWords[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.ask}</title>
      </head>
      <body style="font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 15vh auto; padding: 0 1rem">
        <h1 style="font-size: 1.3rem">${isDone ? words.done : words.ask}</h1>
        <p>${kind}. ${words.again}</p>
        ${isDone ? '' : html`<form method="post"><button style="font: inherit; padding: .6rem 1rem">${words.yes}</button></form>`}
      </body>
    </html>`;
}
