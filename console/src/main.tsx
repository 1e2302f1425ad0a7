import { CSPProvider } from '@base-ui/react/csp-provider';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './api/queries.ts';
import { routeTree } from './routes.tsx';
import { i18n, startLanguage } from './text/language.ts';
import { startTheme } from './shell/theme.ts';
import { PageError, PageMissing, PageWaiting } from './shell/page-states.tsx';
import { watchParts } from './shell/parts.ts';
import './styles.css';

startTheme();
startLanguage();
watchParts();
// The service answers in the language of the page.
i18n.on('change', () => void queries.invalidateQueries());

const router = createRouter({
  routeTree,
  context: { queries },
  defaultPreload: 'intent',
  // The cache is that of the queries.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageMissing,
  defaultPendingComponent: PageWaiting,
  defaultPendingMs: 150,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    {/* Without its style elements, which the policy of the pages refuses. */}
    <CSPProvider disableStyleElements>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </CSPProvider>
  </StrictMode>,
);
