import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Loaded, Skeletons, type Empty, type Loadable } from './loaded.tsx';
import { Table, type Column } from './table.tsx';

/** The rows of a list that is being loaded; `more` loads its next page. */
export interface List<Item> extends Loadable<readonly Item[]> {
  more?: () => void;
}

export interface ListTableProps<Item> {
  caption: string;
  list: List<Item>;
  columns: ReadonlyArray<Column<Item>>;
  keyOf(item: Item): string;
  /** Left out where there is always a row. */
  empty?: Empty | undefined;
  className?: string;
}

/** A table of a list, with all its states. */
export function ListTable<Item>({ list, className, empty, ...table }: ListTableProps<Item>): ReactNode {
  return (
    <Loaded from={list} waiting={<Skeletons count={6} each="h-6" className="panel grid gap-3 p-4" />}>
      {(rows) => <Table {...table} rows={rows} empty={empty} onEnd={list.more} className={classes('max-h-[70vh]', className)} />}
    </Loaded>
  );
}
