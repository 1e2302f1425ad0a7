import type { AssetPage, FoundDemand, JointSearchAnswer } from '@farebox/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../api/client.ts';
import { catalogTexts } from '../catalog/catalog-texts.ts';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClasses } from '../ui/button.tsx';
import { Section } from './parts.tsx';

const texts = words({
  title: ['Agents also ask for', '智能体还需要'],
  near: ['near {title}', '接近 {title}'],
  agents: ['{count, plural, one {# agent} other {# agents}}', '{count} 个智能体'],
  held: ['{amount} held ready', '已预留 {amount}'],
  list: ['Add it', '添加'],
});

interface Match extends z.output<typeof FoundDemand> {
  /** The title of the own asset whose search found it. */
  near: string;
}

const assetsLookedAt = 5;
const needsOfAsset = 3;
const needsShown = 5;

/** Open needs that a search for the title of one of the newest own assets finds, the best first. Recorded as no demand. */
const matchingDemandQuery = queryOptions({
  queryKey: ['matching demand'],
  queryFn: async ({ signal }): Promise<Match[]> => {
    const { items } = await api<z.output<typeof AssetPage>>('/api/v1/me/assets', {
      query: { limit: assetsLookedAt, status: 'published' },
      signal,
    });
    const found = await Promise.all(
      items.map(async ({ title }) => {
        const query = { q: title, kinds: 'demand', limit: needsOfAsset, draft: true };
        const { results } = await api<JointSearchAnswer>('/api/search', { query, signal });
        return results.flatMap((result) => (result.kind === 'demand' ? [{ ...result, near: title }] : []));
      }),
    );
    const best = new Map<string, Match>();
    for (const match of found.flat()) if (match.score > (best.get(match.id)?.score ?? 0)) best.set(match.id, match);
    return [...best.values()].toSorted((one, other) => other.score - one.score).slice(0, needsShown);
  },
  staleTime: 5 * 60_000,
});

/** What agents ask for and nobody sells, near to what an owner sells. Nothing where there is none. */
export function MatchingDemand(): ReactNode {
  const { t, money } = useText(texts);
  const { t: say } = useText(catalogTexts);
  const { data = [] } = useQuery(matchingDemandQuery);
  if (data.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul aria-label={t('title')} className="panel divide-y divide-line">
        {data.map(({ id, title, near, agents, pledged }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <span className="grid min-w-0 gap-0.5 text-sm">
              <span className="font-medium wrap-anywhere">{title}</span>
              <span className="text-[13px] text-muted wrap-anywhere">{t('near', { title: near })}</span>
            </span>
            <span className="flex flex-wrap items-center gap-3 text-sm">
              {agents === null ? null : <span className="text-muted">{t('agents', { count: agents })}</span>}
              {pledged === null ? null : (
                <span className="font-medium">
                  {t('held', { amount: money(pledged.amount, pledged.currency) })} {pledged.test ? <Badge>{say('testMoney')}</Badge> : null}
                </span>
              )}
              <Link
                to="/console/desk/add"
                search={{ title, queries: title, price: undefined }}
                className={buttonClasses('secondary', 'small')}
              >
                {t('list')}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
