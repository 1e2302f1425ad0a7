import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toolsQuery } from '../api/catalog.ts';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Checkbox, Field, SelectField } from '../ui/form.tsx';
import { assetTypes } from './asset-types.ts';
import { kinds, prices, type CatalogSearch } from './catalog-search.ts';
import { catalogTexts, categoryName } from './catalog-texts.ts';
import { LanguageSelect } from './language-select.tsx';

const texts = words({
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
  toolKind: ['Tools', '工具'],
});

export interface FiltersProps {
  search: CatalogSearch;
  set: (change: Partial<CatalogSearch>) => void;
}

/** What of the catalog is shown, beside it; on narrow screens behind a button. */
export function Filters({ search, set }: FiltersProps): ReactNode {
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
function Kinds({ search, set }: FiltersProps): ReactNode {
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
function FilterFields({ search, set }: FiltersProps): ReactNode {
  const { t } = useText(texts);
  const { t: say } = useText(catalogTexts);
  const { data } = useQuery(toolsQuery);
  const categories = new Map(data?.services.map(({ category, categoryLabel }) => [category, categoryName(category, categoryLabel)]));
  return (
    <>
      <SelectField
        label={t('category')}
        value={search.category}
        onChange={({ target }) => set({ category: target.value })}
        choices={[['', t('anyCategory')], ...[...categories].toSorted(([, one], [, other]) => one.localeCompare(other))]}
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
