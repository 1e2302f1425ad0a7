import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { PageMissing } from '../shell/page-states.tsx';
import { Shell } from '../shell/shell.tsx';

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: PageMissing,
});
