import type { Context } from 'hono';
import type { Authenticator } from '../accounts/authenticate.ts';
import type { Caller } from '../accounts/caller.ts';
import type { BrowserLogin, IssuedSession } from '../accounts/sessions.ts';
import { secondMs } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Env } from './client-address.ts';
import type { Exchange } from './exchange.ts';

/**
 * Sessions of browsers: the token is in a cookie that scripts cannot read. A browser attaches a cookie by itself, so its presence does not
 * prove that a page of this service sent the request. Three things do: the cookie is SameSite=Strict; what the browser says about where the
 * request comes from (Sec-Fetch-Site, Origin); and, for everything that changes or costs something, a header that another site cannot send
 * without a preflight, which is never granted with credentials.
 * Source: RFC 6265bis; Fetch Metadata; OWASP Cross-Site Request Forgery Prevention.
 */

/** The header that pages of this service send with everything unsafe. */
const browserRequestHeader = 'X-Farebox-Browser';

/** `__Host-`: no other host and no insecure page can set it. Browsers accept it over https only. */
const secureName = '__Host-farebox';
const plainName = 'farebox';
const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');
const nameFor = (publicUrl: string) => (isSecure(publicUrl) ? secureName : plainName);

/** Whether a request carries a session, accepted or not: its answer belongs to nobody else. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && /(?:^|;\s*)(?:__Host-)?farebox=/.test(cookies);
}

type CookieAuthenticator = Pick<Authenticator, 'browserCaller' | 'publicUrl'>;

/**
 * The caller of the session in the cookie; null if there is none, or if the request may come from another site. Such a request is answered
 * like one without a cookie. Only `/api/v1/` accepts cookies.
 */
export async function browserCallerOf(authenticator: CookieAuthenticator, c: Exchange): Promise<Caller | null> {
  if (!c.req.path.startsWith('/api/v1/')) return null;
  const publicUrl = authenticator.publicUrl();
  const token = sessionTokenOf(publicUrl, c);
  if (token === null || !isFromOwnPage(publicUrl, c)) return null;
  return authenticator.browserCaller(token);
}

/** Refuses to log in a browser for another site, which could have it act in an account of its own. @throws forbidden */
export function requireOwnPage({ publicUrl }: CookieAuthenticator, c: Exchange): void {
  if (isFromOwnPage(publicUrl(), c)) return;
  throw problem('forbidden', {
    message: 'this request may come from another site',
    hint: `Only pages of this service log in browsers; they send ${browserRequestHeader}: 1. Clients use POST /api/v1/auth/login.`,
  });
}

export function browserLoginOf({ publicUrl }: CookieAuthenticator, c: Exchange): BrowserLogin {
  return { device: c.req.header('user-agent') ?? null, earlierToken: sessionTokenOf(publicUrl(), c) };
}

export function setSessionCookie(
  c: Context<Env>,
  { publicUrl }: CookieAuthenticator,
  { token, expiresAt }: IssuedSession,
  now: number,
): void {
  c.header('Set-Cookie', cookieText(publicUrl(), token, Math.floor((expiresAt - now) / secondMs)), { append: true });
}

export function clearSessionCookie(c: Context<Env>, { publicUrl }: CookieAuthenticator): void {
  c.header('Set-Cookie', cookieText(publicUrl(), '', 0));
}

function cookieText(publicUrl: string, token: string, maxAgeSeconds: number, name = nameFor(publicUrl)): string {
  const secure = isSecure(publicUrl) ? '; Secure' : '';
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`;
}

/** Of a browser that went to an issuer of sign-ins. It comes back to a page of this service, which sends the cookie along. */
const signInNameFor = (publicUrl: string) => `${nameFor(publicUrl)}-sign-in`;

export function setSignInCookie(c: Context<Env>, { publicUrl }: CookieAuthenticator, flow: string, ttlMs: number): void {
  c.header('Set-Cookie', cookieText(publicUrl(), flow, ttlMs / secondMs, signInNameFor(publicUrl())), { append: true });
}

/** Empty without one. */
export function signInCookieOf({ publicUrl }: CookieAuthenticator, c: Exchange): string {
  return cookieNamed(signInNameFor(publicUrl()), c) ?? '';
}

function sessionTokenOf(publicUrl: string, c: Exchange): string | null {
  return cookieNamed(nameFor(publicUrl), c);
}

/** Null without one, and if there are several: a neighbouring host may have planted one. */
function cookieNamed(name: string, c: Exchange): string | null {
  const start = `${name}=`;
  const found = (c.req.header('cookie') ?? '').split(';').flatMap((part) => {
    const cookie = part.trim();
    return cookie.startsWith(start) ? [cookie.slice(start.length)] : [];
  });
  const [token = '', ...more] = found;
  return token === '' || more.length > 0 ? null : token;
}

/** Whether the browser says that a page of this service sent the request. */
function isFromOwnPage(publicUrl: string, c: Exchange): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined && !isOwnOrigin(publicUrl, origin, c.req.header('host'))) return false;
  if (isHarmless(c)) return true;
  // Browsers name the origin of everything unsafe; only old ones do not send Sec-Fetch-Site, and none does over plain http.
  return (site !== undefined || origin !== undefined) && c.req.header(browserRequestHeader) !== undefined;
}

const fetchPath = '/api/v1/assets/fetch';

/** To fetch an asset costs money, also by GET. */
function isHarmless({ req: { method, path } }: Exchange): boolean {
  return (method === 'GET' || method === 'HEAD') && !path.startsWith(fetchPath);
}

/** A proxy may rewrite Host, so the public address counts too. */
function isOwnOrigin(publicUrl: string, origin: string, host: string | undefined): boolean {
  const own = new URL(publicUrl);
  if (origin === own.origin) return true;
  return host !== undefined && origin === `${own.protocol}//${host.toLowerCase()}`;
}
