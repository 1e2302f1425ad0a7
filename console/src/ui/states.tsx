import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiProblem } from '../api/problem.ts';
import { useText, words } from '../text/words.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';

const texts = words({
  loading: ['Loading', '加载中'],
  retry: ['Try again', '重试'],
  request: ['Request {id}', '请求 {id}'],
  unexpected: ['Something unexpected happened.', '发生了意外错误。'],
});

/** There is nothing, and what to do about it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <div className="grid justify-items-center gap-3 rounded-panel border border-dashed border-line px-6 py-14 text-center">
      <p className="text-base font-semibold">{title}</p>
      {children === undefined ? null : <div className="max-w-md text-sm text-muted">{children}</div>}
      {action}
    </div>
  );
}

/** What went wrong in the words of the service, and what to do next. Nothing for null. */
export function ErrorState({ error, retry, className }: { error: unknown; retry?: () => void; className?: string }): ReactNode {
  const { t } = useText(texts);
  const problem = error instanceof ApiProblem ? error : null;
  if (error === null) return null;
  return (
    <div role="alert" className={classes('grid gap-3 rounded-panel border border-bad/40 bg-bad-soft px-5 py-4 text-sm', className)}>
      <p className="flex items-start gap-2 font-medium text-bad">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {problem?.message ?? t('unexpected')}
      </p>
      {problem === null || problem.hint === '' ? null : <p className="text-ink">{problem.hint}</p>}
      {problem === null || problem.issues.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {problem.issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {retry === undefined ? null : (
          <Button size="small" onClick={retry}>
            {t('retry')}
          </Button>
        )}
        {problem === null ? null : (
          <p className="text-xs text-muted">
            <code>{problem.code}</code>
            {problem.requestId === null ? null : <> · {t('request', { id: problem.requestId })}</>}
          </p>
        )}
      </div>
    </div>
  );
}

/** What somebody should know before they go on. */
export function Warning({ children }: { children: ReactNode }): ReactNode {
  return <p className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">{children}</p>;
}

/** The place of something that is being loaded. Give it the size of what comes. */
export function Skeleton({ className }: { className?: string }): ReactNode {
  return <span aria-hidden className={classes('block animate-pulse rounded-md bg-hover', className)} />;
}

/** What a page waits for: a query of TanStack, or a list of `useList`. */
export interface Loadable<Data> {
  data: Data | undefined;
  error: unknown;
  refetch(): unknown;
}

/** What is shown in the place of rows when there are none. */
export interface Empty {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
}

export interface LoadedProps<Data> {
  from: Loadable<Data>;
  /** In the place of what comes, and of its size: the classes of one skeleton, or several. */
  waiting?: ReactNode;
  /** Shown when `isEmpty` says so, or the data is a list without items. */
  empty?: Empty;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** Every state of what is being loaded: waiting, failed, empty, there. Data stays in the page when loading it again fails. */
export function Loaded<Data>({
  from: { data, error, refetch },
  waiting = 'h-64',
  empty,
  isEmpty = isEmptyList,
  children,
}: LoadedProps<Data>): ReactNode {
  const { t } = useText(texts);
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? <Nothing empty={empty} /> : children(data);
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {typeof waiting === 'string' ? <Skeleton className={waiting} /> : waiting}
    </div>
  );
}

export function Nothing({ empty: { title, hint, action } }: { empty: Empty }): ReactNode {
  return (
    <EmptyState title={title} action={action}>
      {hint}
    </EmptyState>
  );
}

/** Skeletons of one size, one below the other unless `className` says otherwise. */
export function Skeletons({ count, each, className = 'grid gap-3' }: { count: number; each: string; className?: string }): ReactNode {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className={each} />
      ))}
    </div>
  );
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
