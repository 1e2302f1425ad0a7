import type { Name, Words } from '../text/words.ts';

/** By the names that filters have in the address of a page. */
export type Filters<Known extends Words = Words> = Readonly<Record<string, Filter<Known>>>;

export type Filter<Known extends Words = Words> = {
  label: Name<Known>;
  /** In the request, if it is called something else. */ sentAs?: string;
} & (
  | {
      kind: 'choice';
      values: readonly string[];
      /** Chosen by nobody. Absent: the first value is. */
      any?: Name<Known>;
      /** The texts have the names of the values. */
      isSaid?: boolean;
      /** Chosen by the heads of columns alone. */
      isByHead?: boolean;
    }
  | { kind: 'text' | 'flag' }
  /** A day (UTC), as `2026-11-20`: from its beginning, or to its end. */
  | { kind: 'since' | 'until' }
  /** Its control is a part of the page. */
  | { kind: 'id' }
);

/** The order of a list by time: the newest first, or the oldest. */
export const byTime = { kind: 'choice', label: 'when', values: ['newest', 'oldest'], sentAs: 'order', isByHead: true } as const;

/** The same for a list with amounts, which the head of their column turns round, too. */
export const byAmount = {
  kind: 'choice',
  label: 'when',
  values: ['newest', 'oldest', 'highest', 'lowest'],
  sentAs: 'order',
  isByHead: true,
} as const;

/** From a day to another. */
export const days = { since: { kind: 'since', label: 'from' }, until: { kind: 'until', label: 'till' } } as const;

export type FilterValues = Readonly<Record<string, string | true | undefined>>;

const textMax = 200;
const dayMs = 86_400_000;

/** The filters in an address. What is no value of a filter is left out. */
export function filtersIn(address: Readonly<Record<string, unknown>>, filters: Filters): FilterValues {
  return Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, valueOf(address[name], filter)]));
}

function valueOf(given: unknown, filter: Filter): string | true | undefined {
  // The address writes numbers and booleans without quotes.
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  switch (filter.kind) {
    case 'choice':
      return filter.values.find((value) => value === text) ?? (filter.any === undefined ? filter.values[0] : undefined);
    case 'flag':
      return given === true ? true : undefined;
    case 'id':
      return /^\w{1,64}$/.test(text) ? text : undefined;
    case 'since':
    case 'until':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
    case 'text':
      return text === '' ? undefined : text.slice(0, textMax);
  }
}

/** The filters as the service takes them. */
export function queryOfFilters(values: FilterValues, filters: Filters): FilterValues {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { sentAs = name, kind }]) => {
      const value = values[name];
      if (typeof value !== 'string') return [sentAs, value];
      if (kind === 'since') return [sentAs, new Date(value).toISOString()];
      if (kind === 'until') return [sentAs, new Date(Date.parse(value) + dayMs).toISOString()];
      return [sentAs, value.trim()];
    }),
  );
}

/** Whether an address asks for a part of a list only, or in another order. */
export function isFiltered(values: FilterValues, filters: Filters): boolean {
  return Object.entries(filters).some(([name, filter]) => {
    const usual = filter.kind === 'choice' && filter.any === undefined ? filter.values[0] : undefined;
    return values[name] !== usual;
  });
}
