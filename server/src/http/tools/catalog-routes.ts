import { corsHeaders } from '../../surface/headers.ts';
import { listTools, searchTools, getTool } from '../../surface/records/catalog.ts';
import type { Context } from 'hono';
import type { Parts } from '../../parts.ts';
import { catalogAnswers } from '../../tools/catalog-answers.ts';
import { recordToolSearch } from '../../requests/access-log.ts';
import { agentRequestOf, requestIdOf } from '../../surface/request.ts';
import { callerOf } from '../../surface/caller.ts';
import { anyClientId } from '../../surface/demand-bodies.ts';
import { errorAnswer, responseOf } from '../answer.ts';
import type { HeaderValues } from '../../surface/headers.ts';
import type { Env } from '../../surface/client-address.ts';
import { isKnown } from '../../etag.ts';
import { languageHeaders, languageIn } from '../../language.ts';
import { typed } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

type CatalogRouteParts = RouteParts & Pick<Parts, 'accessLog' | 'clock' | 'payments' | 'tools'>;

/** The catalog: listing, search, one descriptor. All free. */
export function catalogRoutes(parts: CatalogRouteParts): Routes {
  const { catalog } = parts.tools;
  const { payments } = parts.payments;
  const answers = catalogAnswers({ catalog, clock: parts.clock });
  const app = new Routes(parts);
  app.onError((thrown, c) => responseOf(errorAnswer(thrown, c, 'camel', payments)));

  app.openapi(listTools, (c) => {
    const { json, etag } = answers.listing({ ...c.req.valid('query'), language: languageIn(c) });
    if (isKnown(c.req.header('if-none-match'), etag)) return typed(answer(c, 304, null, { ETag: etag }));
    return typed(answer(c, 200, json, { ETag: etag }));
  });

  app.openapi(searchTools, async (c) => {
    const { q, limit, category, tag, max_price_cents: maxPriceCents } = c.req.valid('query');
    const filters = {
      ...(category === undefined ? {} : { category }),
      ...(tag === undefined ? {} : { tag }),
      ...(maxPriceCents === undefined ? {} : { maxPriceCents }),
    };
    const { json, answered, matchScores } = await answers.search({ query: q, limit, ...filters }, languageIn(c), c.req.raw.signal);
    const clientId = await anyClientId(() => callerOf(parts, c));
    recordToolSearch(parts, agentRequestOf(c, clientId), { query: q, answered, matchScores });
    return typed(answer(c, 200, json));
  });

  app.openapi(getTool, (c) => {
    const { id } = c.req.valid('param');
    const entry = catalog.find(id);
    if (entry === null || !entry.state.published) throw catalog.unknown(id);
    return typed(answer(c, 200, answers.descriptor(entry, languageIn(c))));
  });

  return app;
}

/** All headers are set at once: the server then writes them without building a header list. */
function answer(c: Context<Env>, status: 200 | 304, json: Uint8Array<ArrayBuffer> | null, headers?: HeaderValues): Response {
  return new Response(json, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'X-Request-Id': requestIdOf(c),
      'Cache-Control': 'public, max-age=5',
      ...languageHeaders(languageIn(c)),
      ...corsHeaders,
      ...headers,
    },
  });
}
