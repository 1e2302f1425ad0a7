import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import type { RouteClass } from '../surface/route.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Addition } from '../discovery/addition.ts';
import type { openApiHead } from '../discovery/openapi.ts';
import type { Parts } from '../parts.ts';
import { methodNotAllowed, problem, type BodyStyle } from '../errors.ts';
import { isUnstorableText } from '../storage/unstorable-text.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { adminAssetRoutes } from './assets/admin-asset-routes.ts';
import { purchaseListRoutes } from './payments/purchase-list-routes.ts';
import { listingRoutes } from './assets/listing-routes.ts';
import { adminDemandRoutes } from './demand/admin-demand-routes.ts';
import { mailRoutes } from './accounts/mail-routes.ts';
import { auditRoutes } from './accounts/audit-routes.ts';
import { signInRoutes } from './accounts/sign-in-routes.ts';
import { factorRoutes } from './accounts/factor-routes.ts';
import { teamRoutes } from './accounts/team-routes.ts';
import { oauthClientRoutes } from './accounts/oauth-client-routes.ts';
import { connectionRoutes, oauthRoutes } from './accounts/oauth-routes.ts';
import { assetListRoutes } from './assets/asset-list-routes.ts';
import { topUpListRoutes } from './credit/credit-routes.ts';
import { toolListRoutes } from './tools/tool-list-routes.ts';
import { adminToolRoutes } from './tools/admin-tool-routes.ts';
import { assetBatchRoutes } from './assets/asset-batch-routes.ts';
import { assetFetchRoutes } from './assets/asset-fetch-routes.ts';
import { excerptRoutes } from './assets/excerpt-routes.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { errorAnswer, responseOf, logFailure } from './answer.ts';
import { corsHeaders, namingMetadata } from '../surface/headers.ts';
import { hasSessionCookie } from '../surface/browser-session.ts';
import { capabilityRoutes } from './discovery/capability-routes.ts';
import { cardTopUpRoutes, stripeWebhookRoutes } from './credit/card-top-up-routes.ts';
import { creditNoticeRoutes } from './credit/credit-notice-routes.ts';
import { creditPurchaseRoutes } from './credit/credit-purchase-routes.ts';
import { catalogRoutes } from './tools/catalog-routes.ts';
import type { Env } from '../surface/client-address.ts';
import { demandRoutes } from './demand/demand-routes.ts';
import { needRoutes } from './demand/need-routes.ts';
import { documentRoutes } from './discovery/document-routes.ts';
import { downloadRoutes } from './assets/download-routes.ts';
import { embeddingRoutes } from './assets/embedding-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { jointSearchRoutes } from './demand/joint-search-routes.ts';
import { jwksRoutes } from './payments/jwks-routes.ts';
import { methodsAt, routeClasses } from './known-routes.ts';
import { liveRoutes } from './operations/live-routes.ts';
import { operationRoutes } from './operations/operation-routes.ts';
import { openDemandRoutes } from './demand/open-demand-routes.ts';
import { paymentDiscoveryRoutes } from './discovery/payment-discovery-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { payoutRoutes } from './payments/payout-routes.ts';
import { isResumableUpload, resumableUploadRoutes, tusOffer } from './assets/resumable-upload-routes.ts';
import { revenueRoutes } from './payments/revenue-routes.ts';
import { requestIdOf } from '../surface/request.ts';
import { testNetworkRoutes } from './payments/test-network-routes.ts';
import { settlementRoutes } from './payments/settlement-routes.ts';
import { isHead } from '../surface/exchange.ts';
import { webhookDeliveryRoutes } from './accounts/webhook-delivery-routes.ts';
import { walletCreditRoutes } from './credit/wallet-credit-routes.ts';
import { ownerToolRoutes } from './tools/owner-tool-routes.ts';
import { consoleRoutes, missingPage } from './console/console-routes.ts';
import type { ConsoleFiles } from './console/console-files.ts';
import { toolHistoryRoutes } from './tools/tool-history-routes.ts';
import { toolImportRoutes } from './tools/tool-import-routes.ts';
import { toolFileRoutes } from './tools/tool-file-routes.ts';
import { toolRoutes } from './tools/tool-routes.ts';

/** What stands beside the routes of HTTP. */
export interface Mounted {
  /** Null without a console. */
  pages: ConsoleFiles | null;
  /** MCP, and what optional rooms add. */
  additions: readonly Addition[];
}

/** An exact path before one with a parameter that fits it too, here and within each. */
const rooted = [oauthRoutes, paymentRoutes, paymentDiscoveryRoutes, testNetworkRoutes, jointSearchRoutes, demandRoutes, toolFileRoutes];
const versioned = [
  stripeWebhookRoutes,
  accountRoutes,
  connectionRoutes,
  teamRoutes,
  oauthClientRoutes,
  mailRoutes,
  factorRoutes,
  signInRoutes,
  openDemandRoutes,
  adminDemandRoutes,
  needRoutes,
  adminToolRoutes,
  toolHistoryRoutes,
  toolImportRoutes,
  ownerToolRoutes,
  auditRoutes,
  topUpListRoutes,
  assetListRoutes,
  toolListRoutes,
  operationRoutes,
  liveRoutes,
  revenueRoutes,
  cardTopUpRoutes,
  creditPurchaseRoutes,
  creditNoticeRoutes,
  webhookDeliveryRoutes,
  payoutRoutes,
  settlementRoutes,
  walletCreditRoutes,
  capabilityRoutes,
  assetBatchRoutes,
  resumableUploadRoutes,
  adminAssetRoutes,
  listingRoutes,
  purchaseListRoutes,
  assetRoutes,
  excerptRoutes,
  embeddingRoutes,
  downloadRoutes,
];

/** The HTTP surface. It translates, and contains no business rule. */
export function httpApp(parts: Parts, { pages, additions }: Mounted): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ strict: false });
  app.use('*', counted(parts, app), allowOrigins(parts), privateAnswers(), endBodiesOfHead(), challenges(parts));
  // These set all their headers at once. /api/tools/search is not a tool.
  app.route('/', catalogRoutes(parts));
  app.route('/', toolRoutes(parts));
  app.route('/api/v1', assetFetchRoutes(parts));
  app.route('/', healthRoutes(parts));
  for (const routes of additions.flatMap(({ surface = [] }) => surface)) app.route('/', routes);
  if (pages !== null) app.route('/', consoleRoutes(pages));

  app.use('*', describedRequest());
  for (const routes of rooted) app.route('/', routes(parts));
  for (const routes of [jwksRoutes(parts, additions), ...additions.flatMap(({ rooted: added = [] }) => added)]) app.route('/', routes);
  for (const routes of versioned) app.route('/api/v1', routes(parts));
  for (const routes of additions.flatMap(({ versioned: added = [] }) => added)) app.route('/api/v1', routes);
  const documents = additions.flatMap((addition) => addition.documents ?? []);
  const describe = (head: typeof openApiHead) => app.getOpenAPI31Document(head);
  app.route('/', documentRoutes(parts, describe, documents));

  app.notFound((c) => {
    const methods = methodsAt(app, c.req.path);
    const page = methods.length > 0 || pages === null ? null : missingPage(c, pages);
    if (page !== null) return page;
    const refused = methods.length === 0 ? problem('not_found') : methodNotAllowed(c.req.method, methods);
    return responseOf(errorAnswer(refused, c, styleOf(c), parts.payments.payments));
  });
  app.onError((thrown, c) => {
    const [refused, requestId] = [ownProblem(thrown), requestIdOf(c)];
    logFailure(parts.log, c, refused, requestId);
    return responseOf(errorAnswer(refused, c, styleOf(c), parts.payments.payments));
  });
  return app;
}

/** Errors of the framework and the database, in our words. */
function ownProblem(thrown: unknown): unknown {
  if (isUnstorableText(thrown)) return problem('invalid_input', { message: 'a text has the character U+0000 in it', cause: thrown });
  if (!(thrown instanceof HTTPException)) return thrown;
  if (thrown.status === 400) return problem('invalid_json', { cause: thrown });
  if (thrown.status === 415) return problem('unsupported_media_type', { cause: thrown });
  return thrown;
}

function styleOf(c: Context): BodyStyle {
  return c.req.path.startsWith('/api/v1/') ? 'snake' : 'camel';
}

/** By route: an unknown path is never a label, or labels would grow without bound. */
function counted({ metrics }: Parts, app: OpenAPIHono<Env>): MiddlewareHandler<Env> {
  let classes: ReadonlyMap<string, RouteClass> | null = null;
  return async (c, next) => {
    const started = performance.now();
    await next();
    const route = matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? 'unknown';
    classes ??= routeClasses(app);
    metrics.request(route, c.res.status);
    metrics.latency(classes.get(route) ?? 'other', c.res.status, performance.now() - started);
  };
}

/** Answers preflights; other answers have `corsHeaders`. */
function allowOrigins({ config }: Pick<Parts, 'config'>): MiddlewareHandler<Env> {
  const preflight = cors({ origin: '*', allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'], maxAge: 86_400 });
  return async (c, next) => {
    if (c.req.method !== 'OPTIONS') return next();
    const answer = await preflight(c, next);
    if (isResumableUpload(c.req.path)) for (const [name, value] of Object.entries(tusOffer(config))) answer?.headers.set(name, value);
    return answer;
  };
}

/** Where a credential is needed, clients of OAuth learn where to get one. Source: RFC 9728, 5.1. */
function challenges({ publicUrl }: Parts): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    // Only refusals challenge: to read the headers of an answer makes a list of them.
    if (c.res.status < 400) return;
    const challenge = c.res.headers.get('WWW-Authenticate');
    if (challenge !== null) c.res.headers.set('WWW-Authenticate', namingMetadata(challenge, publicUrl(), c.req.path));
  };
}

/** Answers to a browser that is logged in are for its own pages: not for those of other sites, and not for caches. */
function privateAnswers(): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    if (!c.req.path.startsWith('/api/v1/') || !hasSessionCookie(c.req.header('cookie'))) return;
    for (const name of Object.keys(corsHeaders)) c.res.headers.delete(name);
    c.res.headers.set('Cache-Control', 'no-store');
  };
}

function describedRequest(): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.header('X-Request-Id', requestIdOf(c));
    for (const [name, value] of Object.entries(corsHeaders)) c.header(name, value);
    await next();
  };
}

/** The framework drops the body of an answer to HEAD and leaves it open: a live view would keep its place. */
function endBodiesOfHead(): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    if (isHead(c)) await c.res.body?.cancel();
  };
}
