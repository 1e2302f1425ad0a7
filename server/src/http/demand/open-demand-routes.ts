import { OpenDemandList } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { sharedByMin } from '../../demand/clusters.ts';
import { openDays } from '../../demand/open-demand.ts';
import { formatAmount } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import { answers } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

const needsMax = 200;

const list = route.get('/demand/open', {
  operationId: 'listOpenDemand',
  tags: ['Demand'],
  summary: 'What many agents ask for and nobody sells, and needs with money behind them',
  description: 'Texts are shown once enough different signed-in agents have asked for exactly the same, so none of them is identified.',
  limit: 'unpaid',
  problems: ['invalid_input'],
  responses: { 200: answers(OpenDemandList, 'The most wanted first.') },
});

/** Open demand for those who could sell, to be mounted at `/api/v1`. */
export function openDemandRoutes(parts: RouteParts & Pick<Parts, 'demand' | 'payments'>): Routes {
  const app = new Routes(parts);
  app.openapi(list, async (c) => {
    const needs = await parts.demand.openDemand.list();
    c.header('Cache-Control', 'public, max-age=60');
    return c.json(
      {
        days: openDays,
        agents_min: sharedByMin,
        total: needs.length,
        needs: needs.slice(0, needsMax).map(({ id, text, agents, budget, pledge, lastAt }) => ({
          id,
          need: text,
          agents,
          budget: budget === null ? null : { agents: budget.agents, median: formatAmount(budget.medianMicros), currency: budget.currency },
          pledged:
            pledge === null
              ? null
              : {
                  amount: formatAmount(pledge.amountMicros),
                  currency: pledge.currency,
                  test: pledge.isTest,
                  until: rfc3339(pledge.expiresAt),
                },
          last_at: rfc3339(lastAt),
        })),
      },
      200,
    );
  });
  return app;
}
