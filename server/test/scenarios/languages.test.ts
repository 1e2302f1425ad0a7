import { CatalogSearchAnswer, CatalogSummary, JointSearchAnswer, ServiceDescriptor } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inChinese } from '../../src/tools/kits/chinese.ts';
import { described } from '../../src/tools/described-tool.ts';
import { startService, type Service } from '../service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

const chinese = { 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' };
const han = /\p{Script=Han}/u;

describe('the catalog in Chinese', () => {
  it('has a name, a description, a category and labelled parameters for every tool that comes with the service', () => {
    const tools = service.parts.tools.catalog.all().map(({ tool }) => described(tool));
    expect(tools.length).toBeGreaterThan(40);
    const untranslated = tools.flatMap((tool) => {
      const { name, description, categoryLabel = '', useCases, inputSchema } = inChinese(tool, true);
      const members = Object.entries(Object(inputSchema['properties']) as Record<string, Record<string, unknown>>).flatMap(
        ([parameter, member]) => [
          [`${parameter}: title`, String(member['title'])],
          [`${parameter}: description`, String(member['description'])],
        ],
      );
      const texts = [
        ['name', name],
        ['description', description],
        ['category', categoryLabel],
        ...useCases.map((use) => ['use', use]),
        ...members,
      ];
      return texts.filter(([, text = '']) => !han.test(text)).map(([member]) => `${tool.id}: ${member}`);
    });
    expect(untranslated).toEqual([]);
  });

  it('names tools in Chinese to operators and buyers too, and finds payments by these names', async () => {
    const { apiKey, login } = await service.customer({ credit: '5.00' });
    const call = await service.post('/api/tools/word-count', { text: 'one two' }, { ...apiKey, 'x-payment-provider': 'credit' });
    expect(call.status).toBe(200);
    await service.parts.accessLog.flush();
    const admin = await service.asAdmin();
    const named = async (path: string, headers: Record<string, string>) =>
      (await service.get(path, { ...headers, ...chinese })).text.includes('字数统计');
    const lists: Array<[string, Record<string, string>]> = [
      ['/api/v1/admin/payments', admin],
      ['/api/v1/admin/payments?format=csv', admin],
      [`/api/v1/admin/payments?q=${encodeURIComponent('字数')}`, admin],
      ['/api/v1/admin/sales-report', admin],
      ['/api/v1/admin/tools', admin],
      ['/api/v1/admin/revenue-events', admin],
      ['/api/v1/me/purchases', login],
      ['/api/v1/me/credit/history', login],
    ];
    const unnamed: string[] = [];
    for (const [path, headers] of lists) if (!(await named(path, headers))) unnamed.push(path);
    expect(unnamed).toEqual([]);
    expect((await service.get('/api/v1/admin/settings', { ...admin, ...chinese })).text).toContain('监听端口');
  });

  it('says of a found tool whether its latest check passed', async () => {
    const health = async () => Object(JointSearchAnswer.parse((await service.get('/api/search?q=count+words&kinds=tool')).body).results[0]);
    expect(await health()).toMatchObject({ id: 'word-count', health: null });
    for (const status of ['unhealthy', 'healthy'] as const) {
      await service.parts.tools.quality.probed('word-count', { status, latencyMs: 1, detail: '' });
      expect(await health()).toMatchObject({ id: 'word-count', health: status });
    }
  });

  it('follows Accept-Language, in lists, in searches and of one tool, and apart in every cache', async () => {
    const summary = await service.get('/api/tools?view=summary', chinese);
    const listed = CatalogSummary.parse(summary.body).services.find(({ id }) => id === 'word-count');
    expect(listed).toMatchObject({ name: '字数统计', category: 'text-analysis', categoryLabel: '文本分析', toolName: 'word_count' });
    const one = await service.get('/api/catalog/word-count', chinese);
    expect(ServiceDescriptor.parse(one.body)).toMatchObject({
      displayName: '字数统计',
      descriptionForModel: expect.stringContaining('exact counts'),
      inputSchema: { properties: { text: { title: '文本', description: expect.stringMatching(han) } } },
    });
    const searched = await service.get('/api/tools/search?q=count+words', chinese);
    expect(CatalogSearchAnswer.parse(searched.body).services[0]?.name).toBe('字数统计');
    const joint = await service.get('/api/search?q=count+words', chinese);
    expect(JointSearchAnswer.parse(joint.body).results[0]).toMatchObject({ title: '字数统计', category_label: '文本分析' });
    for (const { headers } of [summary, one, searched, joint]) {
      expect(headers.get('vary')).toMatch(/\bAccept-Language\b/);
      expect(headers.get('content-language')).toBe('zh');
    }
    const english = await service.get('/api/tools?view=summary');
    expect(english.headers.get('etag')).not.toBe(summary.headers.get('etag'));
    expect(english.headers.get('vary')).toMatch(/\bAccept-Language\b/);
    expect(await service.get('/api/tools?view=summary', { ...chinese, 'If-None-Match': english.headers.get('etag') ?? '' })).toMatchObject({
      status: 200,
    });
  });

  it('stays English without the header, after a request in another language', async () => {
    for (const headers of [chinese, {}, { 'Accept-Language': 'fr' }]) {
      const { text } = await service.get('/api/catalog/word-count', headers);
      expect(text.includes('"categoryLabel"')).toBe(headers === chinese);
      expect(JSON.parse(text)).toMatchObject({ name: headers === chinese ? '字数统计' : 'Word Count' });
    }
  });
});
