import { describe, expect, it } from 'vitest';
import { PaymentRequired } from '@farebox/contract';
import { documentConversion } from '../../src/provider-tools/kits/document-conversion.ts';
import { documentUnderstanding } from '../../src/provider-tools/kits/document-understanding.ts';
import { startService } from '../service.ts';
import { fakeLocalEngine, fakeUpstream } from '../fake-engines.ts';
import { bob, fileUrl, serviceWith, submitted } from '../tool-job-desk.ts';
import { until } from '../until.ts';

const probing = { FAREBOX_PROBE_SECONDS: '300' };

describe('the engine of a tool', () => {
  it('is upstream if configured, otherwise local, unless the operator sets it for a tool', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([fakeLocalEngine().engine, upstream.engine]);
    const { service } = shop;
    const admin = await service.asAdmin();
    const servedBy = async () => {
      const listed = await service.get('/api/v1/admin/tools', admin);
      return /"id":"scan-submit".*?"served_by":(null|"\w+")/.exec(listed.text)?.[1];
    };
    expect(await servedBy()).toBe('"upstream"');
    expect(await service.patch('/api/v1/admin/tools/scan-submit', { engine: 'local' }, admin)).toMatchObject({ status: 200 });
    expect(await servedBy()).toBe('"local"');
    expect((await submitted(service, bob)).id).toMatch(/^job_/);
    await service.patch('/api/v1/admin/tools/scan-submit', { engine: null }, admin);
    upstream.missing = 'FAREBOX_UPSTREAM_KEY_ID is not set';
    expect(await servedBy()).toBe('"local"');
    for (const [tool, engine] of [
      ['timestamp', 'local'],
      ['scan-result', 'local'],
      ['outline', 'abacus'],
    ]) {
      expect(await service.patch(`/api/v1/admin/tools/${tool}`, { engine }, admin)).toMatchObject({ status: 400 });
    }
    expect((await service.get('/api/catalog/scan-submit')).text).not.toMatch(/"(?:upstream|local)"/);
  });

  it('has an example that works here, without parameters that it refuses', async () => {
    const local = fakeLocalEngine();
    local.engine.refuses = (_tool, input) =>
      'formulaEnhancement' in input ? [{ path: 'formulaEnhancement', message: 'is not done here' }] : [];
    await using service = await startService({
      settings: { FAREBOX_TOOL_ENGINE: 'auto' },
      providerTools: { tools: [...documentConversion, ...documentUnderstanding], engines: [local.engine] },
    });
    const { body } = await service.get('/api/catalog/vendor-docai-pdf-to-word-submit');
    expect(body).toMatchObject({
      exampleRequest: { fileUrl: 'https://files.example/report.pdf' },
      sampleRequest: { fileUrl: expect.stringMatching(/\/samples\/report\.pdf$/) },
      unsupportedParameters: ['formulaEnhancement'],
    });
    expect((await service.get('/samples/report.pdf')).headers.get('content-type')).toBe('application/pdf');
    expect(await service.get('/samples/constructor')).toMatchObject({ status: 404 });
  });

  it('that is missing makes a tool unavailable: 503 before any payment, and unhealthy with the reason for the operator', async () => {
    const upstream = fakeUpstream();
    upstream.missing = 'FAREBOX_UPSTREAM_KEY_ID is not set';
    await using shop = await serviceWith([upstream.engine], { settings: probing });
    const { service } = shop;
    const unpaid = await service.post('/api/tools/outline', { ImageURL: fileUrl });
    expect(unpaid).toMatchObject({ status: 503, body: { code: 'tool_not_configured' } });
    expect(await service.post('/api/payments', { serviceId: 'outline' })).toMatchObject({ status: 503 });
    const health = await until('it was probed', () => {
      const { healthStatus } = service.parts.tools.quality.of('outline');
      return healthStatus === '' ? null : healthStatus;
    });
    expect(health).toBe('unhealthy');
    expect((await service.get('/api/v1/admin/tools', await service.asAdmin())).text).toContain('FAREBOX_UPSTREAM_KEY_ID is not set');
    // Once found, it is for sale without a restart.
    upstream.missing = null;
    await service.parts.tools.catalog.refresh();
    const challenged = await service.post('/api/tools/outline', { ImageURL: fileUrl });
    expect(challenged.status).toBe(402);
    expect(PaymentRequired.parse(challenged.body).payment.amountCents).toBe(20);
  });

  it('that is missing hides its tools from every document, and search mentions that they exist', async () => {
    const upstream = fakeUpstream();
    upstream.missing = 'FAREBOX_UPSTREAM_KEY_ID is not set';
    await using shop = await serviceWith([upstream.engine]);
    const { service } = shop;
    const pages = ['/.well-known/agent-card.json', '/openapi.json', '/.well-known/x402'];
    const named = async () => {
      const answers = await Promise.all(pages.map((page) => service.get(page)));
      return answers.map(({ text }) => /\boutline\b/.test(text));
    };
    expect(await named()).toEqual([false, false, false]);
    const { text } = await service.get('/llms.txt');
    expect(text).not.toMatch(/- \[outline\]/);
    expect(text).toContain('outline, read-at-once, scan-submit, scan-result.');
    const search = '/api/tools/search?q=outline';
    expect(await service.get(search)).toMatchObject({
      body: {
        unavailable: [{ id: 'outline', reason: 'not_configured', matchScore: 100, message: expect.stringContaining('not available') }],
      },
    });
    expect((await service.get('/api/tools/search?q=count%20words')).body).not.toHaveProperty('unavailable');
    upstream.missing = null;
    await service.parts.tools.catalog.refresh();
    expect((await named()).slice(0, 2)).toEqual([true, true]);
    expect((await service.get(search)).body).not.toHaveProperty('unavailable');
  });

  it('is probed to prove that it works: a provider once, for all its tools', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine], { settings: probing });
    const { quality } = shop.service.parts.tools;
    await until('all were probed', () =>
      ['outline', 'scan-submit', 'scan-result'].every((id) => quality.of(id).healthStatus === 'healthy'),
    );
    expect(upstream.probes).toBe(1);
    expect(upstream.submitted).toEqual([]);
  });
});

describe('the catalog', () => {
  it('shows the measured latency in place of the declared one after enough calls', async () => {
    await using service = await startService();
    const { catalog, quality } = service.parts.tools;
    const slaOf = (id: string) => {
      const entry = catalog.find(id);
      return entry === null ? null : catalog.descriptor(entry).sla;
    };
    expect(slaOf('word-count')).toEqual({ uptime: '99.5%', maxLatency: '5000ms' });
    for (let call = 0; call < 20; call += 1) quality.executed('word-count', { isSuccess: true, latencyMs: 41.5 });
    expect(slaOf('word-count')).toEqual({ uptime: '99.5%', maxLatency: '42ms', timeout: '5000ms' });
  });

  it('lists the path of a tool without other names as its alias', async () => {
    await using service = await startService();
    const aliasesOf = (id: string) => {
      const entry = service.parts.tools.catalog.find(id);
      return entry === null ? null : service.parts.tools.catalog.descriptor(entry).endpointAliases;
    };
    for (const { id } of [...documentUnderstanding, ...documentConversion]) expect(aliasesOf(id)).toEqual([`/api/tools/${id}`]);
    expect(aliasesOf('pedestrian-detection')).toEqual(['/api/tools/vendor-facebody-detect-pedestrian']);
  });

  it('marks related tools that it does not have, and links to the others', async () => {
    await using service = await startService();
    expect(await service.get('/api/catalog/object-detection')).toMatchObject({
      body: {
        relatedServices: expect.arrayContaining(['fruit-detection', 'waste-classification']),
        relatedNotInCatalog: ['fruit-detection'],
      },
    });
    expect((await service.get('/api/catalog/korean-ocr')).body).not.toHaveProperty('relatedNotInCatalog');
    const { text } = await service.get('/docs/tools/object-detection');
    expect(text).toContain('<a href="/docs/tools/waste-classification">waste-classification</a>');
    expect(text).toContain('fruit-detection (not in this catalog)');
    expect(await service.patch('/api/v1/admin/tools/waste-classification', { published: false }, await service.asAdmin())).toMatchObject({
      status: 200,
    });
    expect(await service.get('/api/catalog/object-detection')).toMatchObject({
      body: { relatedNotInCatalog: ['waste-classification', 'fruit-detection'] },
    });
  });
});
