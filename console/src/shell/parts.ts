import { useEffect } from 'react';
import { unreachable, type ApiProblem } from '../api/problem.ts';
import { useText, words } from '../text/words.ts';

const texts = words({ missing: ['A part of this page could not be loaded.', '此页面的一部分无法加载。'] });

/** Set while a page has been reloaded for its parts, so that it is done once and not for ever. */
const mark = 'farebox.reloaded';
const unloaded = new WeakSet();

/**
 * Notes which errors are parts of the console (the code of a page) that did not load: the connection is gone, or an update of the service
 * replaced them. They get words of ours, since the router reloads the page at once on the browser's, and without a connection that ends
 * on the browser's own error page.
 */
export function watchParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `A part of the console did not load: ${payload.message}`;
    unloaded.add(payload);
  });
  addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(mark), 10_000));
}

/** The error as a person can read it, and what loads the missing part. Null for every other error. */
export function useMissingPart(error: unknown): { problem: ApiProblem; retry: () => void } | null {
  const { t } = useText(texts);
  const isMissing = error instanceof Error && unloaded.has(error);
  useEffect(() => {
    if (!isMissing) return;
    if (sessionStorage.getItem(mark) === null) void reloadWhenReachable();
    const onOnline = (): void => void reloadWhenReachable();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isMissing]);
  if (!isMissing) return null;
  return { problem: unreachable(error, t('missing')), retry: () => void reloadWhenReachable() };
}

/** A reload brings the parts of an updated service; without an answer it would only lose the page. */
async function reloadWhenReachable(): Promise<void> {
  const isReachable = await fetch(location.href, { method: 'HEAD', headers: { Accept: 'text/html' }, cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isReachable) return;
  sessionStorage.setItem(mark, '1');
  location.reload();
}
