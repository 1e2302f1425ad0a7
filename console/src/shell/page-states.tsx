import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { buttonClasses } from '../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
import { Page } from './page.tsx';
import { useMissingPart } from './parts.ts';

const texts = words({
  missing: ['There is no such page', '没有这个页面'],
  missingHint: ['The address may be misspelt, or what it showed is no longer offered.', '地址可能有误，或者其内容已不再提供。'],
  toCatalog: ['To the catalog', '前往目录'],
  error: ['This page could not be shown', '无法显示此页面'],
  loading: ['Loading', '加载中'],
});

export function PageMissing(): ReactNode {
  const { t } = useText(texts);
  return (
    <Page title={t('missing')}>
      <EmptyState
        title={t('missing')}
        action={
          <Link to="/console/catalog" className={buttonClasses('primary')}>
            {t('toCatalog')}
          </Link>
        }
      >
        {t('missingHint')}
      </EmptyState>
    </Page>
  );
}

export function PageError({ error, reset }: { error: unknown; reset: () => void }): ReactNode {
  const { t } = useText(texts);
  const missing = useMissingPart(error);
  return (
    <Page title={t('error')}>
      <ErrorState error={missing?.problem ?? error} retry={missing?.retry ?? reset} />
    </Page>
  );
}

export function PageWaiting(): ReactNode {
  const { t } = useText(texts);
  return (
    <Page title={t('loading')} isTitleHidden>
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-5 w-96 max-w-full" />
        <Skeleton className="mt-4 h-72 w-full" />
      </div>
    </Page>
  );
}
