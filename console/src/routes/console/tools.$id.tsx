import type { ServiceDescriptor } from '@farebox/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { toolQuery, toolsQuery } from '../../api/catalog.ts';
import { catalogTexts, categoryName } from '../../catalog/catalog-texts.ts';
import { isSold } from '../../catalog/is-sold.ts';
import { PriceDetails, Price } from '../../catalog/price.tsx';
import { toolSnippets } from '../../catalog/snippets.ts';
import { TryTool } from '../../catalog/try-tool.tsx';
import { Page } from '../../shell/page.tsx';
import { duration } from '../../text/format.ts';
import { useText, useLanguage, words } from '../../text/words.ts';
import { Badge, Dot } from '../../ui/badge.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Warning } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const texts = words({
  use: ['Use it from code', '在代码中使用'],
  example: ['Example', '示例'],
  exampleInput: ['Input', '输入'],
  exampleOutput: ['Output', '输出'],
  schemas: ['Schemas', '模式'],
  errors: ['Errors', '错误'],
  errorInput: ['Input', '输入'],
  error: ['Answer', '返回'],
  limits: ['Good to know', '须知'],
  uses: ['Used for', '用途'],
  request: ['Request', '请求'],
  mcpTool: ['MCP tool', 'MCP 工具'],
  refundText: ['Automatic when a call fails', '调用失败时自动退款'],
  timeout: ['Answers within', '响应时限'],
  quality: ['Measured quality', '实测质量'],
  unmeasured: ['No call has been measured yet. The numbers appear with the first ones.', '尚无实测调用，首批调用后将显示数据。'],
  score: ['Score', '评分'],
  success: ['Success', '成功率'],
  sample: ['Sample', '样本'],
  sampleSize: ['{count, plural, one {# call} other {# calls}}', '{count} 次调用'],
  mean: ['Mean time', '平均耗时'],
  lastCall: ['Last call', '最近调用'],
  health: ['Health', '健康状况'],
  healthy: ['healthy', '健康'],
  unhealthy: ['unhealthy', '异常'],
  unknown: ['not checked', '未检查'],
  checked: ['checked {when}', '检查于{when}'],
  related: ['Related', '相关工具'],
  docs: ['Reference page', '参考文档'],
  keyNeeded: [
    'Only clients with an API key may call it: the snippets show how to send one.',
    '仅限持有 API 密钥的客户端调用，示例中有发送方法。',
  ],
  notSold: ['It cannot be called on this server at the moment.', '此服务器上目前无法调用。'],
});

export default function ToolPage(): ReactNode {
  const { id } = useParams({ from: '/console/tools/$id' });
  const { data: tool } = useSuspenseQuery(toolQuery(id));
  // Another tool, another form.
  return <Tool key={tool.id} tool={tool} />;
}

function Tool({ tool }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  const [input, setInput] = useState<Readonly<Record<string, unknown>>>(tool.exampleRequest);
  const badges = (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>{categoryName(tool.category)}</Badge>
      <HealthBadge tool={tool} />
    </div>
  );
  return (
    <Page title={tool.displayName} lead={tool.description} actions={badges}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_19rem]">
        <div className="grid min-w-0 gap-10">
          {isSold(tool) ? (
            <TryTool tool={tool} onInput={setInput} />
          ) : (
            <Warning>{t(tool.state.apiKeyRequired ? 'keyNeeded' : 'notSold')}</Warning>
          )}
          <Part title={t('use')}>
            <Tabs
              label={t('use')}
              tabs={toolSnippets(tool, input, location.origin).map(({ id, label, code }) => ({
                id,
                label,
                content: <CodeBlock label={label} code={code} />,
              }))}
            />
          </Part>
          <Reference tool={tool} />
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-20">
          <section className="panel p-5">
            <ToolFacts tool={tool} />
          </section>
          <QualityPanel tool={tool} />
          {tool.useCases.length === 0 ? null : (
            <section>
              <h2 className="mb-2 text-sm">{t('uses')}</h2>
              <List items={tool.useCases} />
            </section>
          )}
          <Related ids={tool.relatedServices} />
        </aside>
      </div>
    </Page>
  );
}

/** Its example, its schemas, its errors and its limits. */
function Reference({ tool }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  return (
    <>
      <Part title={t('example')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <CodeBlock label={t('exampleInput')} code={JSON.stringify(tool.exampleRequest, null, 2)} />
          <CodeBlock label={t('exampleOutput')} code={JSON.stringify(tool.exampleResponse, null, 2)} />
        </div>
      </Part>
      <Part title={t('schemas')}>
        <Tabs
          label={t('schemas')}
          tabs={[
            { id: 'input', label: t('exampleInput'), content: <CodeBlock code={JSON.stringify(tool.inputSchema, null, 2)} /> },
            { id: 'output', label: t('exampleOutput'), content: <CodeBlock code={JSON.stringify(tool.outputSchema, null, 2)} /> },
          ]}
        />
      </Part>
      {tool.errorExamples.length === 0 ? null : <Errors tool={tool} />}
      {tool.limitations.length === 0 ? null : (
        <Part title={t('limits')}>
          <List items={tool.limitations} />
        </Part>
      )}
    </>
  );
}

function ToolFacts({ tool }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  const request = (
    <code>
      {tool.method} {tool.endpoint}
    </code>
  );
  const docs = (
    <a href={`/docs/tools/${tool.id}`} className="text-link">
      /docs/tools/{tool.id}
    </a>
  );
  return (
    <Facts
      facts={[
        { name: t('price'), value: <PriceDetails pricing={tool.pricing} /> },
        { name: t('request'), value: request },
        { name: t('mcpTool'), value: <code>{tool.discovery.toolName}</code> },
        { name: t('timeout'), value: <Milliseconds text={tool.sla.timeout ?? tool.sla.maxLatency} /> },
        { name: t('refund'), value: t('refundText') },
        { name: t('docs'), value: docs },
      ]}
    />
  );
}

function HealthBadge({ tool: { quality, state } }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  const { t: say } = useText(catalogTexts);
  if (!state.configured) return <Badge tone="warn">{say('not_configured')}</Badge>;
  if (!state.enabled || !state.published) return <Badge tone="warn">{say('disabled')}</Badge>;
  const tone = quality.healthStatus === 'healthy' ? 'good' : quality.healthStatus === 'unhealthy' ? 'bad' : 'plain';
  return (
    <Badge tone={tone}>
      <Dot tone={tone} />
      {t(quality.healthStatus === '' ? 'unknown' : quality.healthStatus)}
    </Badge>
  );
}

/** Numbers come with how many calls they are from, and how old they are. */
function QualityPanel({ tool: { quality } }: { tool: ServiceDescriptor }): ReactNode {
  const { t, percent, duration, ago } = useText(texts);
  const { executionCount, successRate, qualityScore, latencyMs, lastCallAt, healthCheckedAt, healthStatus } = quality;
  const isMeasured = executionCount > 0;
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-sm">{t('quality')}</h2>
      {isMeasured ? null : <p className="text-sm text-muted">{t('unmeasured')}</p>}
      <Facts
        facts={[
          { name: t('score'), value: isMeasured ? `${qualityScore} / 100` : null },
          { name: t('success'), value: isMeasured ? percent(successRate) : null },
          { name: t('sample'), value: isMeasured ? t('sampleSize', { count: executionCount }) : null },
          { name: t('mean'), value: isMeasured && latencyMs !== undefined ? duration(latencyMs) : null },
          { name: t('lastCall'), value: !isMeasured || lastCallAt === undefined ? null : ago(lastCallAt) },
          {
            name: t('health'),
            value:
              healthCheckedAt === undefined
                ? null
                : `${t(healthStatus === '' ? 'unknown' : healthStatus)}, ${t('checked', { when: ago(healthCheckedAt) })}`,
          },
        ]}
      />
    </section>
  );
}

function Errors({ tool }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  return (
    <Part title={t('errors')}>
      <div tabIndex={0} role="region" aria-label={t('errors')} className="panel overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-xs text-faint">
            <tr className="border-b border-line">
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t('errorInput')}
              </th>
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t('error')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {tool.errorExamples.map(({ input, error, statusCode }) => (
              <tr key={`${error} ${JSON.stringify(input)}`}>
                <td className="px-4 py-2.5">
                  <code className="break-all">{JSON.stringify(input)}</code>
                </td>
                <td className="px-4 py-2.5">
                  <span className="figures mr-2 text-bad">{statusCode}</span>
                  {error}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

function Related({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useText(texts);
  const { data } = useQuery(toolsQuery);
  const tools = ids.flatMap((id) => data?.services.find((tool) => tool.id === id) ?? []);
  if (tools.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-sm">{t('related')}</h2>
      <ul className="grid gap-2 text-sm">
        {tools.map(({ id, name, amount, currency, unit }) => (
          <li key={id} className="flex justify-between gap-3">
            <Link to="/console/tools/$id" params={{ id }} className="text-link">
              {name}
            </Link>
            <Price amount={amount} currency={currency} unit={unit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `5000ms`. */
function Milliseconds({ text }: { text: string }): ReactNode {
  return duration(Number.parseInt(text, 10), useLanguage());
}

function List({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul className="grid list-disc gap-1.5 pl-4 text-sm text-muted marker:text-strong">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
