import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../test/service.ts';
import { createApp, type App } from '../app.ts';
import { createLog } from '../log.ts';
import { admissions, methodsAt, routeClasses } from './known-routes.ts';

describe('the routes of the service', () => {
  let dataDir: string;
  let app: App;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'farebox-routes-'));
    app = await createApp({ config: testConfig(dataDir), log: createLog({ level: 'silent' }) });
  });
  afterAll(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true });
  });

  it.each([
    ['GET', '/healthz', 'always'],
    ['HEAD', '/readyz', 'always'],
    ['POST', '/mcp', 'undecided'],
    ['POST', '/a2a', 'undecided'],
    ['POST', '/api/v1/assets/fetch', 'undecided'],
    ['GET', '/api/v1/assets/download/ast_1', 'paid'],
    ['HEAD', '/api/v1/assets/download/ast_1', 'paid'],
    ['POST', '/api/v1/admin/users/usr_1/suspend', 'operator'],
    // Open for hours, so it is not counted among the requests that are in progress.
    ['GET', '/api/v1/admin/live', 'unpaid'],
    ['GET', '/api/tools/search', 'unpaid'],
    ['POST', '/nothing', 'unpaid'],
  ])('%s %s is admitted as %s', (method, path, admission) => {
    expect(admissions(app.http)(method, path)).toBe(admission);
  });

  it.each([
    ['/api/tools/:id', 'tool_call'],
    ['/api/v1/assets/fetch', 'asset_fetch'],
    ['/api/tools/search', 'search'],
    ['/api/v1/assets/search', 'search'],
    ['/api/v1/assets/download/:asset_id', 'download'],
    ['/api/v1/admin/assets/upload', 'upload'],
    ['/api/v1/admin/users', 'admin'],
    ['/api/payments/:paymentId/pay', 'payment'],
    ['/api/v1/me/credit', 'account'],
    ['/api/tools', 'catalog'],
    ['/mcp', 'mcp'],
    ['/readyz', 'health'],
  ])('%s is of the class %s', (route, routeClass) => {
    expect(routeClasses(app.http).get(route)).toBe(routeClass);
  });

  it('name the methods of a path', () => {
    expect(methodsAt(app.http, '/api/v1/admin/users/usr_1')).toEqual(['GET', 'PATCH']);
    expect(methodsAt(app.http, '/api/v1/admin/nothing')).toEqual([]);
  });
});
