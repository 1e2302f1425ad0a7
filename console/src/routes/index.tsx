import type { ServiceDescriptor } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, Bot, Play, Store } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { capabilitiesQuery, demoToolQuery, toolQuery, toolsQuery } from '../api/catalog.ts';
import { isSold } from '../catalog/is-sold.ts';
import { Price } from '../catalog/price.tsx';
import { fieldsOf, typedOf } from '../catalog/schema-form.ts';
import { SearchBox } from '../catalog/search-box.tsx';
import { callOf } from '../catalog/snippets.ts';
import { FlowSteps } from '../paying/flow-steps.tsx';
import { usePaidFlow } from '../paying/use-paid-flow.ts';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClasses } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Field, TextArea } from '../ui/form.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';

const texts = words({
  title: ['Tools and data that agents pay for by themselves', '工具与数据，智能体自行付费'],
  lead: [
    'An agent finds an offer, asks for it, and gets a 402 with the price. It pays, asks again, and has the answer. No contract, no subscription; what fails is refunded.',
    '智能体找到所需内容并发出请求，收到包含价格的 402；付款后再次请求即可得到结果。无需合同或订阅，失败自动退款。',
  ],
  placeholder: ['What does your agent need?', '你的智能体需要什么？'],
  browse: ['Browse the catalog', '浏览目录'],
  testOnly: ['Test money', '测试币'],
  demo: ['A paid call, live', '实时付费调用'],
  demoLead: ['{tool}, paid with test money. Every request is a real one.', '{tool}，用测试币支付，每个请求都是真实的。'],
  run: ['Pay and run', '付款并运行'],
  again: ['Run again', '再次运行'],
  answer: ['Answer', '结果'],
  page: ['All about this tool', '查看工具详情'],
  agents: ['Give it to your agent', '接入你的智能体'],
  agentsLead: ['Every tool and asset is also on MCP. This line adds all of them.', '所有工具和数据也可通过 MCP 使用，一行即可全部接入。'],
  sellers: ['Sell your own', '出售你的内容'],
  sellersLead: [
    'Files, APIs and tools, priced by the fetch or the call. Searches that find nothing show what agents would pay for.',
    '文件、API 和工具按次定价。没有结果的搜索会显示智能体愿意付费的内容。',
  ],
  sell: ['How to sell', '如何出售'],
  demand: ['Open demand', '未满足的需求'],
});

export default function StartPage(): ReactNode {
  const { t } = useText(texts);
  const navigate = useNavigate({ from: '/' });
  useEffect(() => {
    document.title = 'farebox';
  }, []);
  const search = (q: string) => q !== '' && void navigate({ to: '/console/catalog', search: { q } });
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-10 pb-16 sm:px-6 lg:pt-16">
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-8">
        <div className="grid gap-8">
          <div className="grid gap-5">
            <h1 className="text-[34px] leading-[1.1] tracking-[-0.03em] sm:text-5xl">{t('title')}</h1>
            <p className="max-w-xl text-base text-muted sm:text-lg">{t('lead')}</p>
          </div>
          <SearchBox value="" placeholder={t('placeholder')} onTyped={() => undefined} onDone={search} isLarge />
          <Counts />
        </div>
        <div className="min-w-0 lg:row-span-2">
          <Demo />
        </div>
        <div>
          <div className="grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
            <section className="grid min-w-0 content-start gap-3">
              <h2 className="flex items-center gap-2 text-base">
                <Bot aria-hidden className="size-5 text-faint" />
                {t('agents')}
              </h2>
              <p className="text-sm text-muted">{t('agentsLead')}</p>
              <CodeBlock label="MCP" code={`claude mcp add --transport http \\\n  farebox ${location.origin}/mcp`} />
            </section>
            <section className="grid content-start gap-3">
              <h2 className="flex items-center gap-2 text-base">
                <Store aria-hidden className="size-5 text-faint" />
                {t('sellers')}
              </h2>
              <p className="text-sm text-muted">{t('sellersLead')}</p>
              <div className="flex flex-wrap gap-2">
                <Link to="/console/desk/add" className={buttonClasses('primary', 'small')}>
                  {t('addData')}
                </Link>
                <a href="/docs/sell-data" className={buttonClasses('secondary', 'small')}>
                  {t('sell')}
                </a>
                <Link to="/console/demand" className={buttonClasses('quiet', 'small')}>
                  {t('demand')}
                </Link>
              </div>
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}

function Counts(): ReactNode {
  const { t } = useText(texts);
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const walletProtocols = (capabilities?.payments.protocols ?? []).flatMap(({ name }) =>
    name === 'x402' || name === 'mpp' ? [name.replace('mpp', 'MPP')] : [],
  );
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <Link to="/console/catalog" className="text-link inline-flex items-center gap-1">
        {t('browse')}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
      {['HTTP 402', 'MCP', ...(capabilities?.links['agent_card'] === undefined ? [] : ['A2A']), ...walletProtocols].map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {capabilities?.test_network === true ? <Badge tone="accent">{t('testOnly')}</Badge> : null}
    </div>
  );
}

/** A call of the usual tool; where that is not sold, of the first one that is. The whole list is loaded only then. */
function Demo(): ReactNode {
  const usual = useQuery(demoToolQuery);
  const isUsualSold = usual.data !== undefined && isSold(usual.data);
  const isOtherNeeded = !usual.isPending && !isUsualSold;
  const tools = useQuery({ ...toolsQuery, enabled: isOtherNeeded });
  const other = tools.data?.services.find(({ availability }) => availability === 'available')?.id;
  const another = useQuery({ ...toolQuery(other ?? ''), enabled: isOtherNeeded && other !== undefined });
  const tool = isUsualSold ? usual.data : another.data;
  if (tool !== undefined) return <LiveCall tool={tool} />;
  const failed = [tools, another].find(({ error }) => error !== null);
  if (failed !== undefined) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  return tools.data !== undefined && other === undefined ? null : <Skeleton className="h-[36rem] w-full rounded-panel" />;
}

/** One text to type, the rest of the input is that of the example. */
function LiveCall({ tool }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  const field = fieldsOf(tool.inputSchema).find(
    ({ isRequired, control }) => isRequired && (control.kind === 'text' || control.kind === 'long_text'),
  );
  const [text, setText] = useState(() => (field === undefined ? '' : (typedOf(tool.exampleRequest)[field.name] ?? '')));
  const { steps, end, isRunning, start } = usePaidFlow();
  const run = () => {
    const input = { ...tool.exampleRequest, ...(field === undefined ? {} : { [field.name]: text }) };
    void start(callOf(tool, input));
  };
  return (
    <section aria-labelledby="demo" className="panel grid min-w-0 gap-4 p-5 shadow-float sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="demo" className="text-base">
            {t('demo')}
          </h2>
          <p className="text-[13px] text-muted">{t('demoLead', { tool: tool.displayName })}</p>
        </div>
        <span className="shrink-0 text-sm">
          <Price amount={tool.pricing.amount} currency={tool.pricing.currency} unit={tool.pricing.unit} />
        </span>
      </div>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {field === undefined ? null : (
          <Field label={field.label}>
            {(control) => <TextArea {...control} rows={3} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />}
          </Field>
        )}
        <Button kind="primary" type="submit" isBusy={isRunning}>
          {isRunning ? null : <Play aria-hidden className="size-4" />}
          {end === null ? t('run') : t('again')}
        </Button>
      </form>
      <FlowSteps steps={steps} isStacked isOutlined={end === null || end.kind === 'delivered'} />
      {end?.kind === 'delivered' ? (
        <div role="status" className="grid gap-2">
          <h3 className="text-sm font-medium">{t('answer')}</h3>
          <CodeBlock label={t('answer')} code={JSON.stringify(end.body, null, 2)} />
        </div>
      ) : null}
      {end?.kind === 'refused' ? <ErrorState error={end.problem} /> : null}
      <Link to="/console/tools/$id" params={{ id: tool.id }} className="text-link justify-self-start text-sm">
        {t('page')}
      </Link>
    </section>
  );
}
