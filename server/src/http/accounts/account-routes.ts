import type { Context, MiddlewareHandler } from 'hono';
import { OpenAPIHono } from '@hono/zod-openapi';
import { requireAccount, type Caller } from '../../accounts/caller.ts';
import type { Parts } from '../../parts.ts';
import type { Config } from '../../config.ts';
import { adminStandingRoutes } from './admin-standing-routes.ts';
import { adminUserRoutes } from './admin-user-routes.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { browserSessionRoutes } from './browser-session-routes.ts';
import { loginLimit, type LoginLimit } from './login-limit.ts';
import { sessionRoutes } from './session-routes.ts';
import { callerOf } from '../caller.ts';
import { requireHolderOf } from '../wallet-holder.ts';
import { clientAddress, type Env } from '../client-address.ts';
import { creditRoutes } from '../credit/credit-routes.ts';

export interface AccountParts extends Pick<
  Parts,
  'accounts' | 'sessions' | 'apiKeys' | 'standing' | 'topUps' | 'authenticator' | 'clock' | 'database' | 'log' | 'publicUrl'
> {
  walletSignIn?: Parts['walletSignIn'];
  settler?: Parts['settler'];
  limits: Pick<Parts['limits'], 'auth' | 'login'>;
  config: Pick<Config, 'trustedHops' | 'lowBalanceMicros'>;
}

/** Further dependencies of the account routes. */
export interface AccountDoor {
  callerOf(c: Context<Env>): Promise<Caller>;
  /** Called before a password or link is checked, and before registration. */
  limited: MiddlewareHandler<Env>;
  /** Counts attempts to log in, by whatever door. */
  logins: LoginLimit;
}

/** Paths that need a credential, checked before the body; each handler checks the role. */
const guarded = [
  '/auth/me',
  '/auth/logout',
  '/me/sessions',
  '/me/sessions/*',
  '/me/api-keys',
  '/me/api-keys/*',
  '/admin/users',
  '/admin/users/*',
  '/admin/api-keys/*',
];

/** Paths for wallets too. */
const ofHolders = ['/me/credit', '/me/credit/history'];

/** Accounts, sessions, API keys and prepaid credit, to be mounted at `/api/v1`. */
export function accountRoutes(parts: AccountParts): OpenAPIHono<Env> {
  const door: AccountDoor = {
    callerOf: oncePerRequest((c) => callerOf(parts, c)),
    limited: limited(parts),
    logins: loginLimit(parts.limits.login),
  };
  const app = new OpenAPIHono<Env>();
  for (const path of [...guarded, ...ofHolders, '/auth/*']) app.use(path, notStored);
  for (const path of guarded) {
    app.use(path, async (c, next) => {
      requireAccount(await door.callerOf(c));
      await next();
    });
  }
  for (const path of ofHolders) {
    app.use(path, async (c, next) => {
      requireHolderOf(parts, c, await door.callerOf(c));
      await next();
    });
  }
  app.route('/', authRoutes(parts, door));
  app.route('/', browserSessionRoutes(parts, door));
  app.route('/', sessionRoutes(parts, door));
  app.route('/', apiKeyRoutes(parts, door));
  app.route('/', creditRoutes(parts, door));
  app.route('/', adminUserRoutes(parts, door));
  app.route('/', adminStandingRoutes(parts, door));
  return app;
}

/** The guard and the handler need the same caller: the credential is looked up once. */
function oncePerRequest(ask: AccountDoor['callerOf']): AccountDoor['callerOf'] {
  const asked = new WeakMap<Request, Promise<Caller>>();
  return (c) => {
    const caller = asked.get(c.req.raw) ?? ask(c);
    asked.set(c.req.raw, caller);
    return caller;
  };
}

function limited({ limits, config }: AccountParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    limits.auth.take(clientAddress(c, config.trustedHops));
    await next();
  };
}

/** Keeps tokens and personal data out of every cache. */
async function notStored(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  await next();
}
