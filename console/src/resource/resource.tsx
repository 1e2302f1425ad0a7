import { lazy, Suspense, type ReactNode } from 'react';
import { useList } from '../api/queries.ts';
import { Section } from '../back-office/parts.tsx';
import { Page } from '../shell/page.tsx';
import type { Formats } from '../text/format.ts';
import { useText, type Name, type Text, type Words } from '../text/words.ts';
import { classes } from '../ui/classes.ts';
import { ErrorState, Loaded, Skeletons, type Empty, type Loadable } from '../ui/states.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { ActButton, useActs, type Act, type ActItem, type Acts } from './acts.tsx';
import { CsvLink } from './csv-link.tsx';
import { FilterBar, useFilters } from './filter-bar.tsx';
import { isFiltered, queryOfFilters, type Filters } from './filters.ts';
import { SavedFilters } from './saved-filters.tsx';

/** Most lists have no menus, which weigh as much as a page. */
const Menu = lazy(async () => ({ default: (await import('../ui/menu.tsx')).Menu }));

/**
 * A list of the service, described by what it has: `ResourcePage` and `ResourceTable` show it. Of its texts, `title` is its name, `lead`
 * stands under it, and `none` and `noneHint` say that there are no rows, and what to do about it. Parts of a page name others.
 */
export interface Resource<Row, Known extends Words = Words> {
  texts: Known;
  name?: Name<Known>;
  /** By the names of the texts at their heads. */
  columns: Partial<Readonly<Record<Name<Known>, Column<Row, Text<Known>>>>>;
  acts?: ReadonlyArray<Act<Row, Known>>;
  /** Says which row a menu of acts belongs to, as the value `name` of the text `acts`. Absent: each act is a button. */
  menuOf?: (row: Row) => string;
  none?: Name<Known>;
  noneHint?: Name<Known>;
  filters?: Filters<Known>;
  /** Absent: by its id. */
  keyOf?: (row: Row) => string;
}

/** What stands in a column: a cell alone, or also how it stands there. */
type Column<Row, Given = Formats> = Cell<Row, Given> | ColumnLook<Row, Given>;
export type Cell<Row, Given> = (row: Row, text: Given) => ReactNode;
export interface ColumnLook<Row, Given> {
  cell: Cell<Row, Given>;
  /** Numbers stand under each other. */
  isNumber?: boolean;
  className?: string;
  /** Its name is not shown. */
  isHeadless?: boolean;
  /** The order that a click on its head asks for: the value of the filter `sort`; of two, the highest first and the lowest first. */
  sort?: string | readonly [string, string];
}

/** The rows of a list that is being loaded; `more` loads its next page. */
export interface List<Row> extends Loadable<readonly Row[]> {
  more?: () => void;
}

export interface ResourceTableProps<Row, Known extends Words> {
  of: Resource<Row, Known>;
  list: List<Row>;
  /** In place of what the resource says about having no rows. */
  empty?: Empty | undefined;
  className?: string | undefined;
}

/** A list with all its states, and what can be done about each row. */
export function ResourceTable<Row, Known extends Words>({ of, list, empty, className }: ResourceTableProps<Row, Known>): ReactNode {
  const text = useText(of.texts);
  const acts = useActs(of.acts ?? [], of.texts);
  const [{ sort }, set] = useFilters(of.filters ?? {});
  const none = textOf(of, of.none ?? 'none', text);
  const said = none === undefined ? undefined : { title: none, hint: textOf(of, of.noneHint ?? 'noneHint', text) };
  return (
    <>
      <ErrorState error={acts.error} className="mb-4" />
      <Loaded from={list} waiting={<Skeletons count={6} each="h-6" className="panel grid gap-3 p-4" />}>
        {(rows) => (
          <Table
            caption={nameOf(of, text)}
            rows={rows}
            keyOf={of.keyOf ?? idOf}
            columns={columnsOf(of, text, acts).map(({ sort: by, ...column }) =>
              by === undefined ? column : { ...column, order: orderOf(by, sort, (next) => set({ sort: next })) },
            )}
            empty={empty ?? said}
            onEnd={list.more}
            className={classes('max-h-[70vh]', className)}
          />
        )}
      </Loaded>
      {acts.dialog}
    </>
  );
}

function orderOf(
  by: NonNullable<ColumnLook<unknown, unknown>['sort']>,
  sort: unknown,
  set: (sort: string) => void,
): TableColumn<unknown>['order'] {
  const [highest, lowest = highest] = typeof by === 'string' ? [by] : by;
  const isLowest = sort === lowest && lowest !== highest;
  return {
    sorted: isLowest ? 'ascending' : sort === highest ? 'descending' : undefined,
    sort: () => set(sort === highest ? lowest : highest),
  };
}

function nameOf<Known extends Words>({ name = 'title' }: { name?: Name<Known> | 'title' }, { t }: Text<Known>): string {
  return t(name);
}

/** A text that a resource need not have. */
function textOf<Known extends Words>({ texts }: { texts: Known }, name: string, { t }: Text<Known>): string | undefined {
  return Object.hasOwn(texts, name) ? t(name) : undefined;
}

function columnsOf<Row, Known extends Words>(
  { columns, acts = [], menuOf }: Resource<Row, Known>,
  text: ReturnType<typeof useText<Known>>,
  { of }: Acts<Row>,
): Array<TableColumn<Row> & Pick<ColumnLook<Row, Text<Known>>, 'sort'>> {
  const shown = Object.entries<Column<Row, typeof text> | undefined>(columns).flatMap(([id, column]) => {
    if (column === undefined) return [];
    const { cell, isHeadless = false, ...look } = typeof column === 'function' ? { cell: column } : column;
    return [{ ...look, id, head: isHeadless ? '' : text.t(id), cell: (row: Row) => cell(row, text) }];
  });
  if (acts.length === 0) return shown;
  const cell = (row: Row) => (
    <span className="flex justify-end gap-2">
      {menuOf === undefined ? (
        of(row).map((item) => <ActButton key={item.id} item={item} size="small" />)
      ) : (
        <ActMenu label={text.t('acts', { name: menuOf(row) })} items={of(row)} />
      )}
    </span>
  );
  return [...shown, { id: '(acts)', head: '', cell }];
}

function ActMenu({ label, items }: { label: string; items: readonly ActItem[] }): ReactNode {
  return items.length === 0 ? null : (
    <Suspense fallback={null}>
      <Menu label={label} items={items} />
    </Suspense>
  );
}

function idOf(row: unknown): string {
  return String(Reflect.get(Object(row), 'id'));
}

/** Rows that are there already. */
export function there<Row>(rows: readonly Row[]): List<Row> {
  return { data: rows, error: null, refetch: () => undefined };
}

/** The list at a path of the service, as a part of a page. */
export function ResourceSection<Row, Known extends Words>({
  of,
  path,
  isFile = false,
}: {
  of: Resource<Row, Known>;
  path: string;
  /** It can be downloaded. */
  isFile?: boolean;
}): ReactNode {
  const text = useText(of.texts);
  const list = useList<Row>(path);
  return (
    <Section title={nameOf(of, text)} actions={isFile ? <CsvLink path={path} label={text.t('csv')} size="small" /> : null}>
      <ResourceTable of={of} list={list} />
    </Section>
  );
}

export interface ResourcePageProps<Row, Known extends Words> {
  of: Resource<Row, Known>;
  /** Of its list in the API. */
  path: string;
  /** Where the list is no answer of `path` alone. */
  list?: List<Row>;
  /** Before the filters, and after them. */
  before?: ReactNode;
  actions?: ReactNode;
  /** Above the list. */
  above?: ReactNode;
  isFile?: boolean;
  /** In place of what the resource says about having no rows. */
  empty?: Empty | undefined;
}

/** The page of a list: its heading, filters, rows and what can be done about them. */
export function ResourcePage<Row, Known extends Words>({ list, ...page }: ResourcePageProps<Row, Known>): ReactNode {
  return list === undefined ? <LoadedPage {...page} /> : <ListPage {...page} list={list} />;
}

/** The filters in the address go to the service. */
function LoadedPage<Row, Known extends Words>(page: Omit<ResourcePageProps<Row, Known>, 'list'>): ReactNode {
  return <ListPage {...page} list={useFilteredList(page.of, page.path)} />;
}

/** The list at a path, as far as the filters in the address let it through. */
export function useFilteredList<Row, Known extends Words>({ filters = {} }: Resource<Row, Known>, path: string): List<Row> {
  const [values] = useFilters(filters);
  return useList<Row>(path, queryOfFilters(values, filters));
}

type ListPageProps<Row, Known extends Words> = ResourcePageProps<Row, Known> & { list: List<Row> };

function ListPage<Row, Known extends Words>(page: ListPageProps<Row, Known>): ReactNode {
  const { of, path, list, before, actions, above, isFile = false, empty } = page;
  const text = useText(of.texts);
  const [values] = useFilters(of.filters ?? {});
  // Nothing to filter, and nothing to download.
  const filters: Filters = of.filters ?? {};
  const isNarrowed = isFiltered(values, filters);
  const isBare = list.data?.length === 0 && !isNarrowed;
  return (
    <Page
      title={nameOf(of, text)}
      lead={textOf(of, 'lead', text)}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          {before}
          {of.filters === undefined || isBare ? null : <FilterBar filters={of.filters} texts={of.texts} />}
          {of.filters === undefined || isBare ? null : <SavedFilters isNarrowed={isNarrowed} />}
          {isFile && !isBare ? <CsvLink path={path} query={queryOfFilters(values, filters)} label={text.t('csv')} /> : null}
          {actions}
        </div>
      }
    >
      <div className="grid gap-6">
        {above}
        <div className="min-w-0">
          <ResourceTable of={of} list={list} empty={isNarrowed && empty !== undefined ? { title: text.t('noneFits') } : empty} />
        </div>
      </div>
    </Page>
  );
}
