import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiProblem } from '../api/problem.ts';
import { useWords, words } from '../text/words.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';

const texts = words({
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

/** What went wrong in the words of the service, and what to do next. */
export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }): ReactNode {
  const t = useWords(texts);
  const problem = error instanceof ApiProblem ? error : null;
  return (
    <div role="alert" className="grid gap-3 rounded-panel border border-bad/40 bg-bad-soft px-5 py-4 text-sm">
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

/** The place of something that is being loaded. Give it the size of what comes. */
export function Skeleton({ className }: { className?: string }): ReactNode {
  return <span aria-hidden className={classes('block animate-pulse rounded-md bg-hover', className)} />;
}
