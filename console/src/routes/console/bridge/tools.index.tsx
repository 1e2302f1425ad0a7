import type { AdminTool, ImportedTool, ImportResult } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Price } from '../../../catalog/price.tsx';
import { api, probePatienceMs } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { useWork } from '../../../api/use-work.ts';
import { Page } from '../../../shell/page.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, Field, NativeSelect, TextInput } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { toolsQuery } from '../../../back-office/admin-tools.ts';
import { CredentialFields, credentialsIn } from '../../../back-office/credentials.tsx';
import { Mono } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';
import { ToolReviews } from '../../../back-office/tool-reviews.tsx';
import { ToolState } from '../../../back-office/tool-state.tsx';

const texts = words({
  title: ['Tools', '工具'],
  lead: ['What agents can call, and for how much.', '代理可以调用的工具及其价格。'],
  find: ['Filter', '筛选'],
  import: ['Import tools', '导入工具'],
  importHint: [
    'From an OpenAPI document, an MCP server or an x402 server. First you see what would be imported; nothing is stored.',
    '来自 OpenAPI 文档、MCP 服务器或 x402 服务器。先预览，不会保存任何内容。',
  ],
  kind: ['Kind', '类型'],
  url: ['Address', '地址'],
  price: ['Price of a call', '每次调用的价格'],
  priceHint: ['In USD, e.g. 0.01.', '美元，例如 0.01。'],
  publish: ['Publish what passes its probe', '发布通过检测的工具'],
  withCredentials: ['It needs credentials', '需要凭据'],
  preview: ['Preview', '预览'],
  importNow: ['Import {count, plural, one {# tool} other {# tools}}', '导入 {count} 个工具'],
  imported: ['Imported {count, plural, one {# tool} other {# tools}}', '已导入 {count} 个工具'],
  tool: ['Tool', '工具'],
  category: ['Category', '类别'],
  state: ['State', '状态'],
  engine: ['Engine', '引擎'],
  operation: ['Operation', '操作'],
  published: ['published', '已发布'],
  paused: ['paused', '已暂停'],
  notConfigured: ['not configured', '未配置'],
  hidden: ['not published', '未发布'],
  pause: ['Pause', '暂停'],
  resume: ['Publish', '发布'],
  nowPaused: ['{name} is paused', '{name} 已暂停'],
  nowPublished: ['{name} is for sale', '{name} 正在出售'],
  setPrice: ['Price', '价格'],
  setPriceTitle: ['Price of {name}', '{name} 的价格'],
  setPriceHint: ['Earlier quotes keep their price until they expire.', '先前的报价在过期前保持原价。'],
  replacesUnits: ['This price replaces the one by unit.', '此价格将取代按单位计价。'],
  amount: ['Amount in USD', '金额（美元）'],
  save: ['Save', '保存'],
  none: ['No tool matches', '没有匹配的工具'],
});

export const Route = createFileRoute('/console/bridge/tools/')({ component: ToolsPage });

function ToolsPage(): ReactNode {
  const t = useWords(texts);
  const [typed, setTyped] = useState('');
  const [priced, setPriced] = useState<AdminTool | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const needle = typed.trim().toLowerCase();
  const found = useQuery({
    ...toolsQuery,
    select: ({ items }) => items.filter(({ id, name, category }) => `${id} ${name} ${category}`.toLowerCase().includes(needle)),
  });

  async function change(tool: AdminTool, body: object): Promise<void> {
    setError(null);
    try {
      await api(`/api/v1/admin/tools/${tool.id}`, { method: 'PATCH', body });
      await queries.invalidateQueries({ queryKey: toolsQuery.queryKey });
    } catch (thrown) {
      setError(thrown);
      throw thrown;
    }
  }
  async function setPublished(tool: AdminTool, published: boolean): Promise<void> {
    await change(tool, { published });
    const undo = () => void setPublished(tool, !published).catch(() => undefined);
    toast(t(published ? 'nowPublished' : 'nowPaused', { name: tool.name }), { undo });
  }

  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <div className="flex gap-2">
          <TextInput
            type="search"
            aria-label={t('find')}
            placeholder={t('find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="!w-48"
          />
          <Button kind="primary" onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
        </div>
      }
    >
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} />
        </div>
      )}
      <div className="mb-8 empty:hidden">
        <ToolReviews />
      </div>
      <ListTable
        caption={t('title')}
        list={found}
        keyOf={({ id }) => id}
        empty={{ title: t('none') }}
        columns={[
          {
            id: 'tool',
            head: t('tool'),
            cell: ({ id, name }) => (
              <span className="grid max-w-80 min-w-44 py-1 leading-4">
                <Link to="/console/bridge/tools/$id" params={{ id }} className="text-link truncate">
                  {name}
                </Link>
                <Mono className="truncate !text-xs !text-faint">{id}</Mono>
              </span>
            ),
          },
          { id: 'category', head: t('category'), cell: ({ category }) => category },
          {
            id: 'state',
            head: t('state'),
            cell: (tool) =>
              !tool.published ? (
                <Badge>{t('hidden')}</Badge>
              ) : !tool.configured ? (
                <Badge tone="warn">{t('notConfigured')}</Badge>
              ) : tool.enabled ? (
                <Badge tone="good">{t('published')}</Badge>
              ) : (
                <Badge tone="warn">{t('paused')}</Badge>
              ),
          },
          { id: 'engine', head: t('engine'), cell: (tool) => <span className="text-muted">{tool.served_by ?? tool.engine ?? ''}</span> },
          {
            id: 'price',
            head: t('price'),
            isNumber: true,
            cell: (tool) => <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />,
          },
          {
            id: 'act',
            head: '',
            cell: (tool) => (
              <span className="flex justify-end gap-2">
                <Button size="small" onClick={() => setPriced(tool)}>
                  {t('setPrice')}
                </Button>
                <Button size="small" onClick={() => void setPublished(tool, !tool.published).catch(() => undefined)}>
                  {tool.published ? t('pause') : t('resume')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {priced === null ? null : (
        <ReasonDialog
          isOpen
          onOpenChange={() => setPriced(null)}
          title={t('setPriceTitle', { name: priced.name })}
          description={priced.metered_price === null ? t('setPriceHint') : `${t('setPriceHint')} ${t('replacesUnits')}`}
          label={t('amount')}
          confirm={t('save')}
          submit={(amount) => change(priced, { price_amount: amount })}
        />
      )}
      {isImporting ? <ImportDialog close={() => setImporting(false)} /> : null}
    </Page>
  );
}

/** First what it would import, then the import with the same words. */
function ImportDialog({ close }: { close: () => void }): ReactNode {
  const t = useWords(texts);
  const [plan, setPlan] = useState<{ body: object; tools: ImportedTool[] } | null>(null);
  const { busy, error, run } = useWork<'preview' | 'import'>();

  function preview(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const price = form.get('price');
    const body = {
      kind: form.get('kind'),
      url: form.get('url'),
      publish: form.get('publish') !== null,
      credentials: credentialsIn(form),
      ...(price === '' || price === null ? {} : { settings: { price_amount: price } }),
    };
    void run('preview', async () => {
      const { tools } = await api<ImportResult>('/api/v1/admin/tools', { body: { ...body, dry_run: true }, patienceMs: probePatienceMs });
      setPlan({ body, tools });
    });
  }
  const importNow = () =>
    void run('import', async () => {
      if (plan === null) return;
      const { tools } = await api<ImportResult>('/api/v1/admin/tools', { body: plan.body, patienceMs: probePatienceMs });
      toast(t('imported', { count: tools.filter(({ id }) => id !== null).length }));
      await queries.invalidateQueries({ queryKey: toolsQuery.queryKey });
      close();
    });
  const wanted = plan?.tools.filter(({ state }) => state !== 'refused').length ?? 0;
  return (
    <Dialog isOpen onOpenChange={close} title={t('import')} description={t('importHint')} className="!w-[min(60rem,calc(100vw-2rem))]">
      <form onSubmit={preview} onChange={() => setPlan(null)} className="grid gap-4 sm:grid-cols-2">
        <Field label={t('kind')}>
          {(control) => (
            <NativeSelect {...control} name="kind">
              <option value="openapi">OpenAPI</option>
              <option value="mcp">MCP</option>
              <option value="x402">x402</option>
            </NativeSelect>
          )}
        </Field>
        <Field label={t('url')} isRequired>
          {(control) => <TextInput {...control} name="url" type="url" placeholder="https://" />}
        </Field>
        <Field label={t('price')} hint={t('priceHint')}>
          {(control) => <TextInput {...control} name="price" inputMode="decimal" pattern="\d{1,7}(\.\d{1,6})?" />}
        </Field>
        <Checkbox name="publish" label={t('publish')} className="self-center" />
        <details className="sm:col-span-2">
          <summary className="mb-2 text-sm text-muted hover:text-ink">{t('withCredentials')}</summary>
          <CredentialFields names={[]} />
        </details>
        <div className="flex justify-end gap-2 sm:col-span-2">
          <Button type="submit" isBusy={busy === 'preview'}>
            {t('preview')}
          </Button>
          {plan === null ? null : (
            <Button kind="primary" onClick={importNow} isBusy={busy === 'import'} disabled={wanted === 0}>
              {t('importNow', { count: wanted })}
            </Button>
          )}
        </div>
      </form>
      {error === null ? null : <ErrorState error={error} />}
      {plan === null ? null : (
        <Table
          caption={t('import')}
          rows={plan.tools}
          keyOf={({ operation }) => operation}
          className="max-h-[40vh]"
          columns={[
            { id: 'tool', head: t('tool'), cell: ({ name }) => name },
            { id: 'operation', head: t('operation'), cell: ({ operation }) => <Mono>{operation}</Mono> },
            { id: 'state', head: t('state'), cell: ({ state }) => <ToolState state={state} /> },
            {
              id: 'price',
              head: t('price'),
              isNumber: true,
              cell: (tool) => <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />,
            },
          ]}
        />
      )}
    </Dialog>
  );
}
