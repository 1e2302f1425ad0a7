import type { ReactNode } from 'react';
import { useWords, words } from '../text/words.ts';
import { EmptyState, ErrorState, Skeleton } from './states.tsx';

const texts = words({ loading: ['Loading', '加载中'] });

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
  const t = useWords(texts);
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
