import { parseJson } from '@farebox/client/json';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Context, MiddlewareHandler } from 'hono';
import type { Parts } from '../parts.ts';
import { requireBoundedJson } from '../bounded-json.ts';
import { methodNotAllowed, problem, type BodyStyle } from '../errors.ts';
import { isUnstorableText } from '../storage/unstorable-text.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { adminAssetRoutes } from './assets/admin-asset-routes.ts';
import { adminDemandRoutes } from './demand/admin-demand-routes.ts';
import { auditRoutes } from './accounts/audit-routes.ts';
import { assetListRoutes } from './assets/asset-list-routes.ts';
import { topUpListRoutes } from './credit/top-up-list-routes.ts';
import { toolListRoutes } from './tools/tool-list-routes.ts';
import { adminToolRoutes } from './tools/admin-tool-routes.ts';
import { ardRoutes } from './discovery/ard-routes.ts';
import { assetBatchRoutes, batchPath } from './assets/asset-batch-routes.ts';
import { assetFetchRoutes } from './assets/asset-fetch-routes.ts';
import { excerptRoutes } from './assets/excerpt-routes.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { corsHeaders, errorAnswer, responseOf } from './answer.ts';
import { hasSessionCookie } from './browser-session.ts';
import { capabilityRoutes } from './discovery/capability-routes.ts';
import { cardTopUpRoutes, stripeWebhookRoutes } from './credit/card-top-up-routes.ts';
import { creditNoticeRoutes } from './credit/credit-notice-routes.ts';
import { creditPurchaseRoutes } from './credit/credit-purchase-routes.ts';
import { catalogRoutes } from './tools/catalog-routes.ts';
import type { Env } from './client-address.ts';
import { demandRoutes, paywallPath } from './demand/demand-routes.ts';
import { needRoutes } from './demand/need-routes.ts';
import { pledgeRoutes } from './demand/pledge-routes.ts';
import { documentRoutes } from './discovery/document-routes.ts';
import { downloadRoutes } from './assets/download-routes.ts';
import { embeddingRoutes } from './assets/embedding-routes.ts';
import { logFailure } from './failure-log.ts';
import { healthRoutes } from './health-routes.ts';
import { jointSearchRoutes } from './demand/joint-search-routes.ts';
import { keyScopeGuard } from './key-scope-guard.ts';
import { jwksRoutes } from './payments/jwks-routes.ts';
import { knownParameters, type KnownParameters } from './known-parameters.ts';
import { knownRoutes, type KnownRoutes } from './known-routes.ts';
import { liveRoutes } from './operations/live-routes.ts';
import { operationRoutes } from './operations/operation-routes.ts';
import { openDemandRoutes } from './demand/open-demand-routes.ts';
import { paymentDiscoveryRoutes } from './discovery/payment-discovery-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { payoutRoutes } from './payments/payout-routes.ts';
import { isResumableUpload, resumableUploadRoutes, tusOffer } from './assets/resumable-upload-routes.ts';
import { revenueRoutes } from './payments/revenue-routes.ts';
import { hasBody, requestIdOf } from './request.ts';
import { routeClassOf } from './route-class.ts';
import { testNetworkRoutes } from './payments/test-network-routes.ts';
import { settlementRoutes } from './payments/settlement-routes.ts';
import { endBodiesOfHead } from './safe-head.ts';
import { setupPage } from './accounts/setup-page.ts';
import { unclaimedRoutes } from './payments/unclaimed-routes.ts';
import { walletCreditRoutes } from './credit/wallet-credit-routes.ts';
import { ownerToolRoutes } from './tools/owner-tool-routes.ts';
import { consoleRoutes, missingPage } from './console/console-routes.ts';
import type { ConsoleFiles } from './console/console-files.ts';
import { toolHistoryRoutes } from './tools/tool-history-routes.ts';
import { importPath, toolImportRoutes } from './tools/tool-import-routes.ts';
import { toolFileRoutes } from './tools/tool-file-routes.ts';
import { toolRoutes } from './tools/tool-routes.ts';
import { upstreamPaymentRoutes } from './tools/upstream-payment-routes.ts';

/** What stands beside the routes of HTTP: the console, and further surfaces, which read their bodies themselves. */
export interface Mounted {
  /** Null without a console. */
  pages: ConsoleFiles | null;
  surfaces: ReadonlyArray<Hono<Env>>;
}

/** The HTTP surface. It translates, and contains no business rule. */
export function httpApp(parts: Parts, { pages, surfaces }: Mounted): Hono<Env> {
  const app = new OpenAPIHono<Env>({ strict: false });
  const parameters = knownParameters(app);
  app.use(
    '*',
    counted(parts, () => known),
    allowOrigins(parts),
    privateAnswers(),
    keyScopeGuard(parts, () => app),
    endBodiesOfHead(),
    parameters.query,
  );
  // /api/tools/search is not a tool.
  app.route('/', catalogRoutes(parts));
  app.route('/', toolRoutes(parts));
  app.route('/api/v1', assetFetchRoutes(parts));
  app.route('/', healthRoutes(parts));
  for (const routes of surfaces) app.route('/', routes);
  if (pages !== null) app.route('/', consoleRoutes(pages));

  app.use('*', describedRequest());
  // Before anything that reads bodies: the signature covers the exact bytes.
  app.route('/api/v1', stripeWebhookRoutes(parts));
  app.use('*', jsonBodies(parts), boundedJson(parameters));
  app.route('/', paymentRoutes(parts));
  app.route('/', paymentDiscoveryRoutes(parts));
  app.route('/', ardRoutes(parts));
  app.route('/', testNetworkRoutes(parts));
  app.route('/api/v1', accountRoutes(parts));
  app.route('/', jointSearchRoutes(parts));
  app.route('/', demandRoutes(parts));
  app.route('/', jwksRoutes(parts));
  app.route('/api/v1', openDemandRoutes(parts));
  app.route('/api/v1', pledgeRoutes(parts));
  app.route('/api/v1', adminDemandRoutes(parts));
  app.route('/api/v1', needRoutes(parts));
  app.route('/api/v1', adminToolRoutes(parts));
  app.route('/api/v1', toolHistoryRoutes(parts));
  app.route('/api/v1', toolImportRoutes(parts));
  app.route('/api/v1', ownerToolRoutes(parts));
  app.route('/api/v1', auditRoutes(parts));
  app.route('/api/v1', topUpListRoutes(parts));
  app.route('/api/v1', assetListRoutes(parts));
  app.route('/api/v1', toolListRoutes(parts));
  app.route('/api/v1', operationRoutes(parts));
  app.route('/api/v1', liveRoutes(parts));
  app.route('/api/v1', revenueRoutes(parts));
  app.route('/api/v1', cardTopUpRoutes(parts));
  app.route('/api/v1', creditPurchaseRoutes(parts));
  app.route('/api/v1', creditNoticeRoutes(parts));
  app.route('/api/v1', payoutRoutes(parts));
  app.route('/api/v1', settlementRoutes(parts));
  app.route('/api/v1', unclaimedRoutes(parts));
  app.route('/api/v1', upstreamPaymentRoutes(parts));
  app.route('/api/v1', walletCreditRoutes(parts));
  app.route('/api/v1', capabilityRoutes(parts));
  app.route('/api/v1', adminAssetRoutes(parts));
  app.route('/api/v1', assetBatchRoutes(parts));
  app.route('/api/v1', resumableUploadRoutes(parts));
  app.route('/api/v1', assetRoutes(parts));
  app.route('/api/v1', excerptRoutes(parts));
  app.route('/api/v1', embeddingRoutes(parts));
  app.route('/api/v1', downloadRoutes(parts));
  app.route('/', toolFileRoutes(parts));
  app.route('/', setupPage());
  app.route(
    '/',
    documentRoutes(parts, (head) => app.getOpenAPI31Document(head)),
  );

  const known = knownRoutes(app);
  app.notFound((c) => {
    const methods = known.methodsAt(c.req.path);
    const page = methods.length > 0 || pages === null ? null : missingPage(c, pages);
    if (page !== null) return page;
    const refused = methods.length === 0 ? problem('not_found') : methodNotAllowed(c.req.method, methods);
    return responseOf(errorAnswer(refused, requestIdOf(c), styleOf(c), parts.payments));
  });
  app.onError((thrown, c) => {
    const [refused, requestId] = [ownProblem(thrown), requestIdOf(c)];
    logFailure(parts.log, c, refused, requestId);
    return responseOf(errorAnswer(refused, requestId, styleOf(c), parts.payments));
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
function counted({ metrics }: Parts, known: () => KnownRoutes): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const route = known().patternOf(c.req.path) ?? 'unknown';
    metrics.request(route, c.res.status);
    metrics.latency(routeClassOf(route), c.res.status, performance.now() - started);
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

/** The only request whose body is a file. */
export const uploadPath = '/api/v1/admin/assets/upload';
/** These check their bodies themselves. */
const readsItsOwnBody: ReadonlySet<string> = new Set([uploadPath, batchPath, paywallPath, importPath]);

/** Forms of a few members, and payments: what is much larger is not worth reading. */
const smallBodies =
  /^\/api\/(?:payments(?:\/|$)|v1\/(?:auth|me|credit|agent-demand|admin\/(?:users|api-keys|jobs|payments|payouts|settlements|unclaimed|tools\/[^/]+))(?:\/|$))/;
const fewBytes = 128 * 1024;

/**
 * Every body is JSON and of limited size. A body with a declared length is not touched here: the HTTP parser enforces the length, and a
 * body that was wrapped as a stream and not read to its end would cost the client its connection.
 */
function jsonBodies({ config }: Parts): MiddlewareHandler<Env> {
  const tooLarge = (bytesMax: number) => problem('body_too_large', { message: `request body is larger than ${bytesMax} bytes` });
  const countBytes = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw tooLarge(maxSize);
      },
    });
  const [countAll, countFew] = [countBytes(config.bodyMaxBytes), countBytes(Math.min(fewBytes, config.bodyMaxBytes))];
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (!hasBody(c) || readsItself(c)) return next();
    const type = c.req.header('content-type') ?? '';
    if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw problem('unsupported_media_type');
    const isSmall = smallBodies.test(c.req.path);
    if (length === undefined) return isSmall ? countFew(c, next) : countAll(c, next);
    const bytesMax = isSmall ? Math.min(fewBytes, config.bodyMaxBytes) : config.bodyMaxBytes;
    if (Number(length) > bytesMax) throw tooLarge(bytesMax);
    return next();
  };
}

/** The framework keeps the text that it read, and would parse that with numbers that are rounded. */
function boundedJson({ withNeed }: KnownParameters): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (hasBody(c) && !readsItself(c)) {
      const text = await c.req.text();
      requireBoundedJson(text);
      Object.assign(c.req, { json: async () => withNeed(c, parseJson(text)) });
    }
    await next();
  };
}

function readsItself({ req }: Context): boolean {
  if (req.method === 'PATCH' && isResumableUpload(req.path)) return true;
  return req.method === 'POST' && readsItsOwnBody.has(req.path.replace(/\/$/, ''));
}
