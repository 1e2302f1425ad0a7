import { expect, it } from 'vitest';
import { fetchPath } from './assets/asset-fetch-routes.ts';
import { routeClassOf } from './route-class.ts';
import { toolPath } from './tools/tool-routes.ts';

it.each([
  [toolPath, 'tool_call'],
  [fetchPath, 'asset_fetch'],
  ['/api/tools/search', 'search'],
  ['/api/v1/assets/search', 'search'],
  ['/api/v1/assets/download/:asset_id', 'download'],
  ['/api/v1/admin/assets/upload', 'upload'],
  ['/api/v1/admin/assets/:id', 'admin'],
  ['/api/payments/:paymentId/pay', 'payment'],
  ['/api/v1/me/credit', 'account'],
  ['/api/tools', 'catalog'],
  ['/mcp', 'mcp'],
  ['/readyz', 'health'],
  ['unknown', 'other'],
])('%s is of the class %s', (route, routeClass) => {
  expect(routeClassOf(route)).toBe(routeClass);
});
