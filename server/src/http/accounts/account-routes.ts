import { OpenAPIHono } from '@hono/zod-openapi';
import { adminStandingRoutes, adminUserRoutes } from './admin-user-routes.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { browserSessionRoutes, type BrowserSessionParts } from './browser-session-routes.ts';
import { loginLimit } from './login-limit.ts';
import { sessionRoutes } from './session-routes.ts';
import type { Env } from '../../surface/client-address.ts';
import { creditRoutes } from '../credit/credit-routes.ts';

/** Accounts, sessions, API keys and prepaid credit, to be mounted at `/api/v1`. */
export function accountRoutes(parts: BrowserSessionParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  // Attempts to log in count, by whatever door.
  const logins = loginLimit(parts.limits.login);
  app.route('/', authRoutes(parts, logins));
  app.route('/', browserSessionRoutes(parts, logins));
  app.route('/', sessionRoutes(parts));
  app.route('/', apiKeyRoutes(parts));
  app.route('/', creditRoutes(parts));
  app.route('/', adminUserRoutes(parts));
  app.route('/', adminStandingRoutes(parts));
  return app;
}
