import type { JointSearchAnswer, JointSearchResult } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { searchQuery, toolsQuery, type SearchFilters } from '../../api/catalog.ts';
import { usualSearch, type CatalogSearch } from '../../catalog/catalog-search.ts';
import { Filters, type FiltersProps } from '../../catalog/catalog-filters.tsx';
import { FoundResult } from '../../catalog/found-result.tsx';
import { meantResults } from '../../catalog/meant-results.ts';
import { SearchBox } from '../../catalog/search-box.tsx';
import { ToolCard } from '../../catalog/tool-card.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState, Loaded, Skeletons } from '../../ui/states.tsx';

const texts = words({
  title: ['Catalog', '目录'],
  placeholder: ['What do you need? e.g. count the words of a text', '你需要什么？例如：统计文本字数'],
  found: ['{count, plural, =0 {Nothing found} one {# result} other {# results}}', '{count} 个结果'],
  tools: ['{count, plural, one {# tool} other {# tools}}', '{count} 个工具'],
  corrected: ['Also searched for', '同时搜索了'],
  none: ['Nothing for sale answers "{q}"', '没有可售内容符合“{q}”'],
  noneHint: [
    'Say so: agents that ask for the same are counted, and owners see what is missing.',
    '请告诉我们：相同需求会被统计，供应方可以看到缺少什么。',
  ],
  report: ['Report the need', '提交需求'],
  near: ['The nearest, probably not what you meant', '最接近的结果，可能不是你要找的'],
  less: ['{count, plural, one {# less likely result} other {# less likely results}}', '{count} 个不太相关的结果'],
  noTools: ['No tool passes these filters', '没有工具符合这些筛选条件'],
  reset: ['Remove the filters', '清除筛选'],
});

export default function CatalogPage(): ReactNode {
  const { t } = useText(texts);
  const search = { ...usualSearch, ...useSearch({ from: '/console/catalog' }) };
  const navigate = useNavigate({ from: '/console/catalog' });
  const { queries } = useRouteContext({ from: '/console/catalog' });
  // What is typed belongs to no history; what is entered does.
  const [isTyping, setTyping] = useState(false);
  const set = useCallback(
    (change: Partial<CatalogSearch>, replace = false) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false }),
    [navigate],
  );
  const typed = useCallback(
    (q: string) => {
      setTyping(true);
      set({ q }, true);
    },
    [set],
  );
  return (
    <Page title={t('title')}>
      <SearchBox
        value={search.q}
        placeholder={t('placeholder')}
        onTyped={typed}
        onDone={(q) => {
          // Once more, and this time it counts as demand.
          void queries.prefetchQuery({ ...searchQuery(q, filtersOf(search), false), staleTime: 0 });
          if (q !== search.q) set({ q }, true);
        }}
      />
      <div className="mt-6 grid gap-8 lg:grid-cols-[13rem_1fr]">
        <Filters search={search} set={set} />
        <div className="min-w-0">
          {search.q === '' ? <Tools search={search} set={set} /> : <Found search={search} isTyping={isTyping} />}
        </div>
      </div>
    </Page>
  );
}

const waiting = <Skeletons count={6} each="h-24 rounded-panel" />;

/** Without a query: every tool. */
function Tools({ search, set }: FiltersProps): ReactNode {
  const { t } = useText(texts);
  const found = useQuery({
    ...toolsQuery,
    select: ({ services }) =>
      services.filter(
        ({ category, amount, availability, healthStatus }) =>
          (search.category === '' || category === search.category) &&
          (search.max === '' || Number(amount) <= Number(search.max)) &&
          (search.health === '' || healthStatus === search.health) &&
          (search.all || availability === 'available' || availability === 'api_key_required'),
      ),
  });
  const empty = {
    title: t('noTools'),
    action: <Button onClick={() => set({ category: '', max: '', health: '', all: true })}>{t('reset')}</Button>,
  };
  return (
    <Loaded from={found} waiting={waiting} empty={empty}>
      {(shown) => (
        <>
          <h2 className="mb-3 text-sm font-medium text-faint" role="status">
            {t('tools', { count: shown.length })}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {shown.map((tool) => (
              <ToolCard key={tool.id} tool={tool} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function Found({ search, isTyping }: { search: CatalogSearch; isTyping: boolean }): ReactNode {
  const { t } = useText(texts);
  const found = useQuery(searchQuery(search.q, filtersOf(search), isTyping));
  const { isPlaceholderData } = found;
  return (
    <Loaded from={found} waiting={waiting}>
      {(data) => (
        <div className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <h2 className="mb-3 text-sm font-medium text-faint" role="status">
            {t('found', { count: data.answered ? meantResults(data.results).meant.length : 0 })}
            {data.did_you_mean === null ? null : (
              <>
                {' · '}
                {t('corrected')} <em className="text-ink not-italic">{data.did_you_mean}</em>
              </>
            )}
          </h2>
          {data.answered ? <Answers of={data} /> : null}
          {data.demand === undefined ? null : (
            <div className="mt-4">
              <EmptyState
                title={t('none', { q: data.query })}
                action={
                  <Link to="/console/demand" search={{ need: data.query }} className={buttonClasses('primary')}>
                    {t('report')}
                  </Link>
                }
              >
                {t('noneHint')}
              </EmptyState>
            </div>
          )}
          {data.answered || data.results.length === 0 ? null : (
            <details className="mt-4">
              <summary className="cursor-pointer py-2 text-sm text-muted hover:text-ink">{t('near')}</summary>
              <Results of={data.results} />
            </details>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Answers({ of: { results } }: { of: JointSearchAnswer }): ReactNode {
  const { t } = useText(texts);
  const { meant, rest } = meantResults(results);
  return (
    <>
      <Results of={meant} />
      {rest.length === 0 ? null : (
        <details className="mt-4">
          <summary className="cursor-pointer py-2 text-sm text-muted hover:text-ink">{t('less', { count: rest.length })}</summary>
          <Results of={rest} />
        </details>
      )}
    </>
  );
}

function Results({ of: results }: { of: readonly JointSearchResult[] }): ReactNode {
  return (
    <ul className="panel divide-y divide-line overflow-hidden">
      {results.map((result) => (
        <FoundResult key={`${result.kind} ${result.id}`} result={result} />
      ))}
    </ul>
  );
}

function filtersOf({ kind, type, category, max, health, language }: CatalogSearch): SearchFilters {
  return {
    kind: kind || undefined,
    type: type || undefined,
    category: category || undefined,
    maxPrice: max || undefined,
    health: health || undefined,
    language: language || undefined,
  };
}
