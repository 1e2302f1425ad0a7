import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mono, When } from '../back-office/parts.tsx';
import type { Formats } from '../text/format.ts';
import { useServiceWord } from '../text/service-words.ts';
import { useText, words } from '../text/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { byTime } from './filters.ts';
import type { Cell, ColumnLook } from './resource.tsx';

const texts = words({ copy: ['Copy {id}', '复制 {id}'] });

type Look<Row> = ColumnLook<Row, Formats>;

export function number<Row, Given>(cell: Cell<Row, Given>): ColumnLook<Row, Given> {
  return { cell, isNumber: true };
}

/** An amount of money in USD; null is nothing. @param test the member of the row that says whether it is worth nothing */
export function amount<Row>(of: (row: Row) => string | null, test?: keyof Row): Look<Row> {
  return number((row, { money }) => {
    const value = of(row);
    if (value === null) return null;
    return (
      <>
        {money(value)}
        {test !== undefined && row[test] === true ? <span className="ml-1.5 text-xs text-warn">test</span> : null}
      </>
    );
  });
}

/** The same where its head turns the order round: the list has the filter `byAmount`. */
export function orderedAmount<Row>(of: (row: Row) => string | null, test?: keyof Row): Look<Row> {
  return { ...amount(of, test), sort: ['highest', 'lowest'] };
}

export function quantity<Row>(of: (row: Row) => number): Look<Row> {
  return number((row, { count }) => count(of(row)));
}

/** How long ago. */
export function time<Row>(of: (row: Row) => string | null, className?: string): Look<Row> {
  return { cell: (row) => <When time={of(row)} />, ...(className === undefined ? {} : { className }) };
}

/** The same where its head turns the order round: the list has the filter `byTime`. */
export function orderedTime<Row>(of: (row: Row) => string | null): Look<Row> {
  return { ...time(of), sort: byTime.values };
}

/** What people call something by; an id that has no name stands for itself. An account leads to its page. */
export function known<Row>(of: (row: Row) => { id: string | null; name: string | null }): Look<Row> {
  return {
    cell: (row) => {
      const { id, name } = of(row);
      if (id === null || name === null) return <Id id={id ?? ''} />;
      const look = 'block max-w-56 truncate';
      return id.startsWith('usr_') ? (
        <Reference kind="user" id={id} title={id} className={look}>
          {name}
        </Reference>
      ) : (
        <span title={id} className={look}>
          {name}
        </span>
      );
    },
  };
}

/** An id, an address, a name of a program. */
export function code<Row>(of: (row: Row) => string | null): Look<Row> {
  return { cell: (row) => <Id id={of(row) ?? ''} /> };
}

/** An id as short as tells it from others, whole in its tooltip and for who copies it. */
export function Id({ id }: { id: string }): ReactNode {
  const { t } = useText(texts);
  const short = shortened(id);
  return (
    <span className="inline-flex items-center gap-1" title={id}>
      <Mono>{short}</Mono>
      {short === id ? null : (
        <button
          type="button"
          aria-label={t('copy', { id })}
          className="cursor-pointer rounded p-1 text-faint hover:text-ink"
          onClick={() => void navigator.clipboard.writeText(id)}
        >
          <Copy aria-hidden className="size-3" />
        </button>
      )}
    </span>
  );
}

function shortened(id: string): string {
  return id.replace(/^([a-z]+_)[0-9A-Z]{20}([0-9A-Z]{6})/, '$1…$2');
}

/** A text that may be long: cut at a width, whole in its tooltip. */
export function short<Row>(of: (row: Row) => string | null, look: string): Look<Row> {
  return {
    cell: (row) => (
      <span title={of(row) ?? ''} className={classes('block truncate', look)}>
        {of(row) ?? ''}
      </span>
    ),
  };
}

/** A state in a word. */
export function state<Row, Value extends string>(of: (row: Row) => Value, tones: Readonly<Record<Value, Tone>>): Look<Row> {
  return { cell: (row) => <State value={of(row)} tones={tones} /> };
}

export function State<Value extends string>({ value, tones }: { value: Value; tones: Readonly<Record<Value, Tone>> }): ReactNode {
  const word = useServiceWord();
  return <Badge tone={tones[value]}>{word(value)}</Badge>;
}

/** A word of the service, such as the kind of a line. */
export function word<Row>(of: (row: Row) => string): Look<Row> {
  return { cell: (row) => <Word of={of(row)} /> };
}

function Word({ of }: { of: string }): ReactNode {
  return useServiceWord()(of);
}

/** An id that leads to its page. */
export function reference<Row>(kind: keyof typeof pages, of: (row: Row) => string): Look<Row> {
  return {
    cell: (row) => (
      <Reference kind={kind} id={of(row)} title={of(row)}>
        <Mono className="!text-accent">{shortened(of(row))}</Mono>
      </Reference>
    ),
  };
}

const pages = {
  payment: '/console/bridge/payments/$id',
  payout: '/console/bridge/payouts/$id',
  user: '/console/bridge/users/$id',
  tool: '/console/bridge/tools/$id',
  soldTool: '/console/tools/$id',
  asset: '/console/assets/$id',
  ownAsset: '/console/desk/assets/$id',
} as const;

/** A link to the page of something. */
export function Reference({
  kind,
  id,
  title,
  className,
  children,
}: {
  kind: keyof typeof pages;
  id: string;
  title?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Link to={pages[kind]} params={{ id }} title={title} className={classes('text-link', className)}>
      {children}
    </Link>
  );
}
