import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { classes } from '../ui/classes.ts';

const texts = words({ never: ['never', '从未'] });

/** One number with its name. `tone` colours what needs attention; `note` says so in words. */
export function Figure({
  name,
  value,
  note,
  tone = 'plain',
}: {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  tone?: 'plain' | 'warn' | 'bad' | 'good';
}): ReactNode {
  const colours = { plain: 'text-faint', good: 'text-good', warn: 'text-warn', bad: 'text-bad' };
  return (
    <div className="panel grid content-start gap-1 px-4 py-3">
      <dt className="text-[13px] text-muted">{name}</dt>
      <dd className="figures grid gap-0.5">
        <span className="text-2xl font-semibold tracking-tight">{value}</span>
        {note === undefined || note === null ? null : (
          <span className={classes('text-[13px] [overflow-wrap:anywhere]', colours[tone])}>{note}</span>
        )}
      </dd>
    </div>
  );
}

/** Numbers side by side. */
export function Figures({ children }: { children: ReactNode }): ReactNode {
  return <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>;
}

export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

const lists = {
  payments: '/console/bridge/payments',
  payouts: '/console/bridge/payouts',
  tools: '/console/bridge/tools',
  users: '/console/bridge/users',
} as const;

/** Under the heading of one of many things: its id, and the way back to all of them. */
export function Trail({
  id,
  list,
  back,
  children,
}: {
  id: string;
  list: keyof typeof lists;
  back: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Mono className="break-all">{id}</Mono>
      <Link to={lists[list]} className="text-link text-sm">
        {back}
      </Link>
      {children}
    </span>
  );
}

/** A time as a distance, with the whole time at hand. */
export function When({ time }: { time: string | null }): ReactNode {
  const { t, ago, dateTime } = useText(texts);
  if (time === null) return <span className="text-faint">{t('never')}</span>;
  return (
    <time dateTime={time} title={dateTime(time)}>
      {ago(time)}
    </time>
  );
}

/** An id or an address, shortened for the eye. */
export function Mono({ children, className }: { children: ReactNode; className?: string }): ReactNode {
  return <code className={classes('text-[13px] text-muted', className)}>{children}</code>;
}
