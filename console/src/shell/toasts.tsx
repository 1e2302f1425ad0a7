import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

const load = () => import('../ui/toast.tsx');
const ToastArea = lazy(load);
const listeners = new Set<() => void>();
let isNeeded = false;

/**
 * Says in a corner that something was done, for some seconds. What draws it is loaded with the first one.
 * @param undo takes it back: offer it in place of asking first
 */
export function toast(title: string, { description, undo }: { description?: string; undo?: () => void } = {}): void {
  isNeeded = true;
  for (const changed of listeners) changed();
  // What happened is on the page, too.
  void show({
    title,
    ...(description === undefined ? {} : { description }),
    ...(undo === undefined ? {} : { timeout: 10_000, data: { undo } }),
  }).catch(() => undefined);
}

async function show(toast: Parameters<Awaited<ReturnType<typeof load>>['manager']['add']>[0]): Promise<void> {
  const { areaListens, manager } = await load();
  await areaListens;
  manager.add(toast);
}

/** The place of toasts; the shell has one. */
export function Toasts(): ReactNode {
  const isShown = useSyncExternalStore(subscribe, () => isNeeded);
  return isShown ? (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  ) : null;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
