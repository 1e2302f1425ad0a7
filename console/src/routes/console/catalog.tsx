import type { JointSearchAnswer } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { searchQuery, toolsQuery, type SearchFilters } from '../../api/catalog.ts';
import { assetTypes } from '../../catalog/asset-types.ts';
import { kinds, prices, usualSearch, type CatalogSearch } from '../../catalog/catalog-search.ts';
import { catalogTexts, categoryName } from '../../catalog/catalog-texts.ts';
import { FoundResult } from '../../catalog/found-result.tsx';
import { LanguageSelect } from '../../catalog/language-select.tsx';
import { SearchBox } from '../../catalog/search-box.tsx';
import { ToolCard } from '../../catalog/tool-card.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Checkbox, Field, SelectField } from '../../ui/form.tsx';
import { EmptyState, Loaded, Skeletons } from '../../ui/states.tsx';

const texts = words({
  title: ['Catalog', '目录'],
  placeholder: ['What do you need? e.g. count the words of a text', '您需要什么？例如：统计文本字数'],
  filters: ['Filters', '筛选'],
  kind: ['Kind', '种类'],
  everything: ['Everything', '全部'],
  category: ['Category of tools', '工具类别'],
  anyCategory: ['All categories', '所有类别'],
  type: ['Type of data', '数据类型'],
  anyType: ['All types', '所有类型'],
  language: ['Language of data', '数据语言'],
  languageHint: ['Tools and demand have no language, so they stay.', '工具和需求没有语言，不受影响。'],
  price: ['Price up to', '价格上限'],
  anyPrice: ['Any price', '不限价格'],
  health: ['Health', '健康状况'],
  anyHealth: ['Checked or not', '不限'],
  healthy: ['Passed its last check', '最近一次检查通过'],
  callable: ['Only what works now', '仅显示当前可用'],
  found: ['{count, plural, =0 {Nothing found} one {# result} other {# results}}', '{count} 个结果'],
  toolKind: ['Tools', '工具'],
  tools: ['{count, plural, one {# tool} other {# tools}}', '{count} 个工具'],
  corrected: ['Also searched for', '同时搜索了'],
  none: ['Nothing for sale answers "{q}"', '没有可售内容符合“{q}”'],
  noneHint: [
    'Say so: agents that ask for the same are counted, and owners see what is missing.',
    '请告诉我们：相同需求会被统计，供应方可以看到缺少什么。',
  ],
  report: ['Report the need', '提交需求'],
  near: ['The nearest, probably not what you meant', '最接近的结果，可能不是您要找的'],
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

interface Part {
  search: CatalogSearch;
  set: (change: Partial<CatalogSearch>) => void;
}

function Filters({ search, set }: Part): ReactNode {
  const { t } = useText(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('filters')} className="grid content-start gap-4">
      {search.q === '' ? null : <Kinds search={search} set={set} />}
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="justify-self-start lg:hidden">
        <SlidersHorizontal aria-hidden className="size-4" />
        {t('filters')}
      </Button>
      <div className={classes('gap-4 max-lg:sm:grid-cols-2', isOpen ? 'grid' : 'hidden lg:grid')}>
        <FilterFields search={search} set={set} />
      </div>
    </section>
  );
}

/** What kind of result is shown. */
function Kinds({ search, set }: Part): ReactNode {
  const { t } = useText(texts);
  const { t: say } = useText(catalogTexts);
  return (
    <div role="group" aria-label={t('kind')} className="flex flex-wrap gap-1 lg:grid">
      {(['', ...kinds] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={search.kind === kind}
          onClick={() => set({ kind })}
          className={classes(
            'h-9 rounded-control px-3 text-left text-sm',
            search.kind === kind ? 'bg-hover font-medium text-ink' : 'text-muted hover:bg-hover',
          )}
        >
          {kind === '' ? t('everything') : kind === 'tool' ? t('toolKind') : say(kind)}
        </button>
      ))}
    </div>
  );
}

/** Type and language are those of data, so they are shown with a search alone. */
function FilterFields({ search, set }: Part): ReactNode {
  const { t } = useText(texts);
  const { t: say } = useText(catalogTexts);
  const { data } = useQuery(toolsQuery);
  const categories = [...new Set(data?.services.map(({ category }) => category) ?? [])].sort();
  return (
    <>
      <SelectField
        label={t('category')}
        value={search.category}
        onChange={({ target }) => set({ category: target.value })}
        choices={[['', t('anyCategory')], ...categories.map((category) => [category, categoryName(category)] as const)]}
      />
      {search.q === '' ? null : (
        <>
          <SelectField
            label={t('type')}
            value={search.type}
            onChange={({ target }) => set({ type: assetTypes.find((type) => type === target.value) ?? '' })}
            choices={[['', t('anyType')], ...assetTypes.map((type) => [type, say(type)] as const)]}
          />
          <Field label={t('language')} hint={t('languageHint')}>
            {(control) => (
              <LanguageSelect {...control} value={search.language || undefined} onChange={(language = '') => set({ language })} />
            )}
          </Field>
        </>
      )}
      <SelectField
        label={t('price')}
        value={search.max}
        onChange={({ target }) => set({ max: target.value })}
        choices={[['', t('anyPrice')], ...prices.map((price) => [price, `$${Number(price).toFixed(2)}`] as const)]}
      />
      <SelectField
        label={t('health')}
        value={search.health}
        onChange={({ target }) => set({ health: target.value === 'healthy' ? 'healthy' : '' })}
        choices={[
          ['', t('anyHealth')],
          ['healthy', t('healthy')],
        ]}
      />
      {search.q === '' ? (
        <Checkbox
          label={t('callable')}
          checked={!search.all}
          onChange={({ target }) => set({ all: !target.checked })}
          className="self-end"
        />
      ) : null}
    </>
  );
}

const waiting = <Skeletons count={6} each="h-24 rounded-panel" />;

/** Without a query: every tool. */
function Tools({ search, set }: Part): ReactNode {
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
            {t('found', { count: data.answered ? data.results.length : 0 })}
            {data.did_you_mean === null ? null : (
              <>
                {' · '}
                {t('corrected')} <em className="text-ink not-italic">{data.did_you_mean}</em>
              </>
            )}
          </h2>
          {data.answered ? <Results of={data} /> : null}
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
              <Results of={data} />
            </details>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Results({ of: { answered, results } }: { of: JointSearchAnswer }): ReactNode {
  return (
    <ul className="panel divide-y divide-line overflow-hidden">
      {results.map((result) => (
        <FoundResult key={`${result.kind} ${result.id}`} result={result} isAnswer={answered} />
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
