import { answerJointly } from '../../demand/joint-search-answer.ts';
import { searchByQuery, searchByBody } from '../../surface/records/search.ts';
import type { JointSearchAnswer, JointSearchRequest } from '@farebox/contract';
import type { Context } from 'hono';
import { clientIdOf } from '../../accounts/caller.ts';
import { languageHeaders, languageIn } from '../../language.ts';
import { formatAmount, microsFromCents } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import { agentRequestOf } from '../../surface/request.ts';
import { callerOf } from '../../surface/caller.ts';
import type { Env } from '../../surface/client-address.ts';
import { Routes, type RouteParts } from '../routes.ts';

type JointSearchRouteParts = RouteParts & Pick<Parts, 'accessLog' | 'assets' | 'demand' | 'search' | 'tools'>;

/** One search over everything. */
export function jointSearchRoutes(parts: JointSearchRouteParts): Routes {
  const app = new Routes(parts);

  async function search(c: Context<Env>, asked: JointSearchRequest, isDraft = false): Promise<JointSearchAnswer> {
    return answerJointly(parts, asked, {
      request: agentRequestOf(c, clientIdOf(await callerOf(parts, c))),
      isDraft,
      language: languageIn(c),
      signal: c.req.raw.signal,
    });
  }

  app.openapi(searchByQuery, async (c) => {
    const { q: query, draft: isDraft, max_price_cents: cents, ...asked } = c.req.valid('query');
    const inCents = cents === undefined ? {} : { max_price: formatAmount(microsFromCents(cents)) };
    return c.json(await search(c, { query, ...inCents, ...asked }, isDraft), 200, headersIn(c));
  });
  app.openapi(searchByBody, async (c) => c.json(await search(c, c.req.valid('json')), 200, headersIn(c)));

  return app;
}

const headersIn = (c: Context<Env>) => languageHeaders(languageIn(c));
