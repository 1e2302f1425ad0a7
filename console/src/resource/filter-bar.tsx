import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServiceWord } from '../text/service-words.ts';
import { useText, type Words } from '../text/words.ts';
import { Checkbox, Choice, TextInput } from '../ui/form.tsx';
import { filtersIn, type Filter, type Filters, type FilterValues } from './filters.ts';

/** The filters of a page, which are in its address, and what sets them. */
export function useFilters<Known extends Words>(filters: Filters<Known>): [FilterValues, (change: FilterValues) => void] {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: FilterValues) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return [filtersIn(address, filters), set];
}

/** A control for each filter of a list. */
export function FilterBar<Known extends Words>({ filters, texts }: { filters: Filters<Known>; texts: Known }): ReactNode {
  const [values, set] = useFilters(filters);
  return Object.entries(filters).map(([name, filter]) => (
    <FilterControl key={name} filter={filter} texts={texts} value={values[name]} set={(value) => set({ [name]: value })} />
  ));
}

interface FilterControlProps<Known extends Words> {
  filter: Filter<Known>;
  texts: Known;
  value: string | true | undefined;
  set(value: string | true | undefined): void;
}

function FilterControl<Known extends Words>({ filter, texts, value, set }: FilterControlProps<Known>): ReactNode {
  const { t } = useText(texts);
  const word = useServiceWord();
  const label = t(filter.label);
  switch (filter.kind) {
    case 'id':
      return null;
    case 'flag':
      return <Checkbox label={label} checked={value === true} onChange={({ target }) => set(target.checked ? true : undefined)} />;
    case 'since':
    case 'until':
      return (
        <label className="flex items-center gap-1.5 text-[13px] text-muted">
          {label}
          <TextInput
            type="date"
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
            className="!w-36"
          />
        </label>
      );
    case 'text':
      return (
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          // What is typed while the address follows is not written over.
          defaultValue={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
          className="!w-60"
        />
      );
    case 'choice':
      return filter.isByHead === true ? null : (
        <Choice
          label={label}
          value={typeof value === 'string' ? value : ''}
          choices={[
            ...(filter.any === undefined ? [] : [['', t(filter.any)] as const]),
            ...filter.values.map((each) => [each, filter.isSaid === true ? t(each) : word(each)] as const),
          ]}
          onChoose={(chosen) => set(chosen === '' ? undefined : chosen)}
        />
      );
  }
}
