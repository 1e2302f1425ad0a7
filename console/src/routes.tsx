import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  stripSearchParams,
  type AnyRoute,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assetQuery, demoToolQuery, missingPage, openDemandQuery, sellerQuery, toolQuery, toolsQuery } from './api/catalog.ts';
import type { AssetDraft } from './back-office/asset-words.tsx';
import { catalogSearchIn, dataSearchIn, usualSearch } from './catalog/catalog-search.ts';
import { PageMissing } from './shell/page-states.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: PageMissing,
});

type Load = () => Promise<{ default: () => ReactNode }>;

/** A page with its code, which is loaded when the page is first shown, or a link to it is pointed at. */
const page = <Parent extends AnyRoute, const Path extends string>(parent: Parent, path: Path, load: Load) =>
  createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load) });

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/index.tsx')),
  loader: ({ context }) => void context.queries.prefetchQuery(demoToolQuery),
});

const catalog = createRoute({
  getParentRoute: () => root,
  path: '/console/catalog',
  component: lazyRouteComponent(() => import('./routes/console/catalog.tsx')),
  validateSearch: catalogSearchIn,
  search: { middlewares: [stripSearchParams(usualSearch)] },
  loader: ({ context }) => void context.queries.prefetchQuery(toolsQuery),
});

const tool = createRoute({
  getParentRoute: () => root,
  path: '/console/tools/$id',
  component: lazyRouteComponent(() => import('./routes/console/tools.$id.tsx')),
  validateSearch: ({ job }: { job?: unknown }): { job?: string | undefined } => ({
    job: typeof job === 'string' && job !== '' ? job.slice(0, 200) : undefined,
  }),
  loader: ({ context, params }) => context.queries.ensureQueryData(toolQuery(params.id)).catch(missingPage),
});

const data = createRoute({
  getParentRoute: () => root,
  path: '/console/data',
  component: lazyRouteComponent(() => import('./routes/console/data.tsx')),
  validateSearch: dataSearchIn,
});

const asset = createRoute({
  getParentRoute: () => root,
  path: '/console/assets/$id',
  component: lazyRouteComponent(() => import('./routes/console/assets.$id.tsx')),
  loader: ({ context, params }) => context.queries.ensureQueryData(assetQuery(params.id)).catch(missingPage),
});

const seller = createRoute({
  getParentRoute: () => root,
  path: '/console/sellers/$id',
  component: lazyRouteComponent(() => import('./routes/console/sellers.$id.tsx')),
  loader: ({ context, params }) => context.queries.ensureQueryData(sellerQuery(params.id)).catch(missingPage),
});

const demand = createRoute({
  getParentRoute: () => root,
  path: '/console/demand',
  component: lazyRouteComponent(() => import('./routes/console/demand.tsx')),
  validateSearch: ({ need }: { need?: unknown }): { need?: string | undefined } => ({
    need: typeof need === 'string' && need !== '' ? need.slice(0, 500) : undefined,
  }),
  loader: ({ context }) => void context.queries.prefetchQuery(openDemandQuery),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/console/login',
  component: lazyRouteComponent(() => import('./routes/console/login.tsx')),
  // Only pages of this console: nobody is sent elsewhere by a link. Without a member of its own, the router would keep the value of the link.
  validateSearch: ({ to }: Record<string, unknown>): { to?: string | undefined } => ({
    to: typeof to === 'string' && /^\/console\/[\w/-]*$/.test(to) ? to : undefined,
  }),
});

const desk = page(root, '/console/desk', () => import('./routes/console/desk.tsx'));

const add = createRoute({
  getParentRoute: () => desk,
  path: '/add',
  component: lazyRouteComponent(() => import('./routes/console/desk/add.tsx')),
  validateSearch: ({ title, queries, price }: Record<string, unknown>): AssetDraft => ({
    title: typeof title === 'string' && title !== '' ? title.slice(0, 200) : undefined,
    queries: typeof queries === 'string' && queries !== '' ? queries.slice(0, 2000) : undefined,
    price: typeof price === 'number' && /^\d{1,7}(?:\.\d{1,6})?$/.test(String(price)) ? price : undefined,
  }),
});

const bridge = page(root, '/console/bridge', () => import('./routes/console/bridge.tsx'));

const ownedAssets = createRoute({
  getParentRoute: () => bridge,
  path: '/assets',
  component: lazyRouteComponent(() => import('./routes/console/bridge/assets.tsx')),
  validateSearch: ({ owner }: { owner?: unknown }): { owner?: string | undefined } => ({
    owner: typeof owner === 'string' ? owner : undefined,
  }),
});

/** Every page by its address. */
export const routeTree = root.addChildren([
  start,
  catalog,
  tool,
  data,
  asset,
  seller,
  demand,
  login,
  page(root, '/console/connect', () => import('./routes/console/connect.tsx')),
  page(root, '/console/signed-in/$issuer', () => import('./routes/console/signed-in.$issuer.tsx')),
  page(root, '/console/password', () => import('./routes/console/password.tsx')),
  page(root, '/console/invitation', () => import('./routes/console/invitation.tsx')),
  page(root, '/console/confirm', () => import('./routes/console/confirm.tsx')),
  page(root, '/console/setup', () => import('./routes/console/setup.tsx')),
  desk.addChildren([
    page(desk, '/', () => import('./routes/console/desk/index.tsx')),
    page(desk, '/assets', () => import('./routes/console/desk/assets.tsx')),
    page(desk, '/assets/$id', () => import('./routes/console/desk/assets.$id.tsx')),
    add,
    page(desk, '/tools/$id', () => import('./routes/console/desk/tools.$id.tsx')),
    page(desk, '/earnings', () => import('./routes/console/desk/earnings.tsx')),
    page(desk, '/purchases', () => import('./routes/console/desk/purchases.tsx')),
    page(desk, '/credit', () => import('./routes/console/desk/credit.tsx')),
    page(desk, '/keys', () => import('./routes/console/desk/keys.tsx')),
    page(desk, '/webhooks', () => import('./routes/console/desk/webhooks.tsx')),
    page(desk, '/team', () => import('./routes/console/desk/team.tsx')),
    page(desk, '/account', () => import('./routes/console/desk/account.tsx')),
  ]),
  bridge.addChildren([
    page(bridge, '/', () => import('./routes/console/bridge/index.tsx')),
    page(bridge, '/payments', () => import('./routes/console/bridge/payments.index.tsx')),
    page(bridge, '/payments/$id', () => import('./routes/console/bridge/payments.$id.tsx')),
    page(bridge, '/settlements', () => import('./routes/console/bridge/settlements.tsx')),
    page(bridge, '/tools', () => import('./routes/console/bridge/tools.index.tsx')),
    page(bridge, '/tools/$id', () => import('./routes/console/bridge/tools.$id.tsx')),
    ownedAssets,
    page(bridge, '/users', () => import('./routes/console/bridge/users.index.tsx')),
    page(bridge, '/users/$id', () => import('./routes/console/bridge/users.$id.tsx')),
    page(bridge, '/revenue', () => import('./routes/console/bridge/revenue.tsx')),
    page(bridge, '/payouts', () => import('./routes/console/bridge/payouts.index.tsx')),
    page(bridge, '/payouts/$id', () => import('./routes/console/bridge/payouts.$id.tsx')),
    page(bridge, '/upstream', () => import('./routes/console/bridge/upstream.tsx')),
    page(bridge, '/log', () => import('./routes/console/bridge/log.tsx')),
    page(bridge, '/demand', () => import('./routes/console/bridge/demand.tsx')),
    page(bridge, '/jobs', () => import('./routes/console/bridge/jobs.tsx')),
    page(bridge, '/webhooks', () => import('./routes/console/bridge/webhooks.tsx')),
    page(bridge, '/settings', () => import('./routes/console/bridge/settings.tsx')),
    page(bridge, '/clients', () => import('./routes/console/bridge/clients.tsx')),
    page(bridge, '/audit', () => import('./routes/console/bridge/audit.tsx')),
  ]),
]);
