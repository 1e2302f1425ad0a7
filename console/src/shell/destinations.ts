import { words } from '../text/words.ts';

export const destinationTexts = words({
  catalog: ['Catalog', '目录'],
  data: ['Data', '数据'],
  demand: ['Demand', '需求'],
  docs: ['Docs', '文档'],
  desk: ['Desk', '工作台'],
  bridge: ['Operate', '运营'],
  login: ['Log in', '登录'],
});

/** The places of the navigation and of the command palette, in their order. A new area adds its line here. */
export const destinations = [
  { to: '/console/catalog', name: 'catalog' },
  { to: '/console/data', name: 'data' },
  { to: '/console/demand', name: 'demand' },
] as const;

/** Further places of those who are logged in, and of others. */
export const placesOf = {
  nobody: [{ to: '/console/login', name: 'login' }],
  owner: [{ to: '/console/desk', name: 'desk' }],
  admin: [
    { to: '/console/desk', name: 'desk' },
    { to: '/console/bridge', name: 'bridge' },
  ],
} as const;

/** The documentation is pages of the service itself, with their own search: they work without a script. */
export const docsPath = '/docs';
