import type { ServiceDescriptor } from '@farebox/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { toolQuery, toolsQuery } from '../../api/catalog.ts';
import { catalogTexts, categoryName } from '../../catalog/catalog-texts.ts';
import { isSold } from '../../catalog/is-sold.ts';
import { PriceDetails, Price } from '../../catalog/price.tsx';
import { toolSnippets } from '../../catalog/snippets.ts';
import { QualityPanel } from '../../catalog/tool-quality.tsx';
import { List, Part, Reference } from '../../catalog/tool-reference.tsx';
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
  uses: ['Used for', '用途'],
  request: ['Request', '请求'],
  mcpTool: ['MCP tool', 'MCP 工具'],
  refundText: ['Automatic when a call fails', '调用失败时自动退款'],
  timeout: ['Answers within', '响应时限'],
  healthy: ['healthy', '健康'],
  unhealthy: ['unhealthy', '异常'],
  unknown: ['not checked', '未检查'],
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
  const { job } = useSearch({ from: '/console/tools/$id' });
  const { data: tool } = useSuspenseQuery(toolQuery(id));
  // Another tool, another form.
  return <Tool key={`${tool.id} ${job ?? ''}`} tool={tool} job={job} />;
}

function Tool({ tool, job }: { tool: ServiceDescriptor; job: string | undefined }): ReactNode {
  const { t } = useText(texts);
  const [input, setInput] = useState<Readonly<Record<string, unknown>>>(() => firstInput(tool, job));
  const badges = (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>{categoryName(tool.category, tool.categoryLabel)}</Badge>
      <HealthBadge tool={tool} />
    </div>
  );
  return (
    <Page title={tool.displayName} lead={tool.description} actions={badges}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_19rem]">
        <div className="grid min-w-0 gap-10">
          {isSold(tool) ? (
            <TryTool tool={tool} given={firstInput(tool, job)} onInput={setInput} />
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

/** An example that works here: with files that are there, or with the job that was begun. */
function firstInput({ sampleRequest, exampleRequest }: ServiceDescriptor, job: string | undefined): Readonly<Record<string, unknown>> {
  const first = sampleRequest ?? exampleRequest;
  const name = 'JobId' in first ? 'JobId' : 'id';
  return job !== undefined && name in first ? { ...first, [name]: job } : first;
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
