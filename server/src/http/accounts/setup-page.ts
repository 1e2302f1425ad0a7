import { createHash } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import { route } from '../../surface/route.ts';
import type { Env } from '../../surface/client-address.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fbfbf9; --line: #8a8f98; --accent: #0b5fa5; --bad: #b3261e; --good: #1d6f42; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae4; --paper: #16181b; --accent: #7cc0ff; --bad: #ff9d94; --good: #7fd6a4; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: min(26rem, 100% - 2rem); padding: 2rem 0; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { width: 100%; margin-top: .25rem; padding: .6rem .7rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .4rem; }
button { margin-top: 1.5rem; padding: .7rem 1.2rem; font: inherit; font-weight: 600; color: var(--paper); background: var(--accent); border: 0; border-radius: .4rem; cursor: pointer; }
button:disabled { opacity: .6; cursor: progress; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint { font-size: .9rem; margin: .25rem 0 0; }
#outcome { margin-top: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; }
#outcome.bad { color: var(--bad); } #outcome.good { color: var(--good); }
`;

const script = `
const form = document.querySelector('form'), outcome = document.getElementById('outcome'), button = form.querySelector('button');
const fragment = new URLSearchParams(location.hash.slice(1)), token = fragment.get('token');
const base = location.pathname.replace(/\\/setup\\/?$/, '');
form.email.value = fragment.get('email') || '';
// Another link, pasted into the same tab.
addEventListener('hashchange', () => location.reload());
const say = (text, kind) => { outcome.textContent = text; outcome.className = kind; };
if (!token) { button.disabled = true; say('This page needs the whole link that the service printed, with everything after #.', 'bad'); }
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  say('Setting up...', '');
  try {
    const response = await fetch(base + '/api/v1/auth/setup', {
      method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, email: form.email.value, password: form.password.value }),
    });
    const answer = await response.json();
    if (!response.ok) { say((answer.error || 'It did not work') + '. ' + (answer.hint || ''), 'bad'); button.disabled = false; return; }
    history.replaceState(null, '', location.pathname);
    form.hidden = true;
    say('Done: ' + answer.user.email + ' is set up as ' + answer.user.role + '. Log in with POST /api/v1/auth/login; /docs shows how.', 'good');
  } catch { say('The service could not be reached. Try again.', 'bad'); button.disabled = false; }
});
`;

/** Whole elements: the hashes cover the exact text between the tags, and a formatter may add space in a template. */
const styleElement = raw(`<style>${style}</style>`);
const scriptElement = raw(`<script>${script}</script>`);

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <title>Set up your account - farebox</title>
      ${styleElement}
    </head>
    <body>
      <main>
        <h1>Set up your account</h1>
        <p>This link works once. Choose the address and the password that you will log in with.</p>
        <form>
          <label for="email">Email</label>
          <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" />
          <label for="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            required
            minlength="10"
            maxlength="256"
            aria-describedby="password-hint"
          />
          <p class="hint" id="password-hint">At least 10 characters.</p>
          <button>Set up</button>
        </form>
        <p id="outcome" role="status" aria-live="polite"></p>
        <noscript><p>Without JavaScript: POST {"token", "email", "password"} to /api/v1/auth/setup.</p></noscript>
      </main>
      ${scriptElement}
    </body>
  </html> `;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; script-src ${sha256(script)}; style-src ${sha256(style)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const getSetupPage = route.get('/setup', {
  operationId: 'getSetupPage',
  tags: ['Accounts'],
  summary: 'The page of a set-up link',
  security: [{}],
  responses: {
    200: {
      description: 'The page; the token of the link is in its fragment.',
      content: { 'text/html': { schema: { type: 'string' as const }, example: '<!doctype html>…' } },
    },
  },
});

/** `GET /setup`: the target of a set-up link. The token is in the fragment, which servers and proxies do not see. */
export function setupPage(): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  app.openAPIRegistry.registerPath(getSetupPage);
  app.get(getSetupPage.path, (c) => c.html(page, 200, headers));
  return app;
}
