import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Nothing, type Empty } from './states.tsx';

export interface TableColumn<Row> {
  id: string;
  head: string;
  cell(row: Row): ReactNode;
  /** Numbers stand under each other. */
  isNumber?: boolean;
  className?: string;
  /** Its head orders the rows by it. */
  order?: { sorted: 'ascending' | 'descending' | undefined; sort(): void } | undefined;
}

export interface TableProps<Row> {
  /** Read before the table. */
  caption: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Shown in place of a table without rows. */
  empty?: Empty | undefined;
  /** Called when the end comes into sight: load the next page. */
  onEnd?: (() => void) | undefined;
  className?: string;
}

const rowHeight = 44;

/** A table that draws only the rows in sight, so that a million of them cost as much as twenty. Rows have one height. */
export function Table<Row>({ empty, ...table }: TableProps<Row>): ReactNode {
  return empty !== undefined && table.rows.length === 0 ? <Nothing empty={empty} /> : <Rows {...table} />;
}

function Rows<Row>({ caption, columns, rows, keyOf, onEnd, className }: Omit<TableProps<Row>, 'empty'>): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    onChange: ({ range }) => {
      if (range !== null && range.endIndex >= rows.length - 1) onEnd?.();
    },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} tabIndex={0} role="region" aria-label={caption} className={classes('panel max-h-[32rem] overflow-auto', className)}>
      <table aria-rowcount={rows.length + 1} className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-panel">
          <tr aria-rowindex={1}>
            {columns.map(({ id, head, isNumber, order }) => (
              <th
                key={id}
                scope="col"
                aria-sort={order?.sorted}
                className={classes(
                  'h-10 border-b border-line px-4 text-xs font-medium whitespace-nowrap text-faint',
                  isNumber ? 'text-right' : 'text-left',
                )}
              >
                {order === undefined ? head : <OrderButton head={head} {...order} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={before} columns={columns.length} />
          {items.map(({ index }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <tr key={keyOf(row)} aria-rowindex={index + 2} className="h-11 border-b border-line last:border-0 hover:bg-hover">
                {columns.map(({ id, cell, isNumber, className }) => (
                  <td key={id} className={classes('px-4 whitespace-nowrap', isNumber && 'figures text-right', className)}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          <Space height={after} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

function OrderButton({ head, sorted, sort }: { head: string } & NonNullable<TableColumn<unknown>['order']>): ReactNode {
  return (
    <button
      type="button"
      onClick={sort}
      className={classes('inline-flex cursor-pointer items-center gap-1 hover:text-ink', sorted !== undefined && 'text-ink')}
    >
      {head}
      <ChevronDown
        aria-hidden
        className={classes('-mr-4 size-3', sorted === undefined && 'opacity-0', sorted === 'ascending' && 'rotate-180')}
      />
    </button>
  );
}

/** In the place of the rows that are not drawn. */
function Space({ height, columns }: { height: number; columns: number }): ReactNode {
  return height <= 0 ? null : (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
