import type { AdminTool } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { toolsQuery } from '../../../back-office/admin-tools.ts';
import { ImportDialog } from '../../../back-office/import-dialog.tsx';
import { useListedTool } from '../../../back-office/listed-tool.ts';
import { Mono } from '../../../back-office/parts.tsx';
import { ToolReviews } from '../../../back-office/tool-reviews.tsx';
import { categoryName } from '../../../catalog/catalog-texts.ts';
import { Price } from '../../../catalog/price.tsx';
import { number, Reference } from '../../../resource/cells.tsx';
import { useFilters } from '../../../resource/filter-bar.tsx';
import type { Filters } from '../../../resource/filters.ts';
import type { Doing } from '../../../resource/acts.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const texts = words({
  title: ['Tools', '工具'],
  lead: ['What agents can call, and for how much.', '智能体可以调用的工具及其价格。'],
  find: ['Filter', '筛选'],
  import: ['Import tools', '导入工具'],
  price: ['Price of a call', '每次调用的价格'],
  category: ['Category', '类别'],
  engine: ['Engine', '引擎'],
  published: ['published', '已发布'],
  paused: ['paused', '已暂停'],
  notConfigured: ['not configured', '未配置'],
  hidden: ['not published', '未发布'],
  nowPaused: ['{name} is paused', '{name} 已暂停'],
  nowPublished: ['{name} is for sale', '{name} 正在出售'],
  setPrice: ['Price', '价格'],
  setPriceTitle: ['Price of {name}', '{name} 的价格'],
  replacesUnits: ['This price replaces the one by unit.', '此价格将取代按单位计价。'],
  none: ['No tool matches', '没有匹配的工具'],
});

const path = '/api/v1/admin/tools';
const filters: Filters<typeof texts> = { find: { kind: 'text', label: 'find' } };

function ToolName({ tool: { id, name } }: { tool: AdminTool }): ReactNode {
  const listed = useListedTool(id);
  return (
    <span className="grid max-w-80 min-w-44 py-1 leading-4">
      <Reference kind="tool" id={id} className="truncate">
        {listed?.name ?? name}
      </Reference>
      <Mono className="truncate !text-xs !text-faint">{id}</Mono>
    </span>
  );
}

function Category({ tool: { id, category } }: { tool: AdminTool }): ReactNode {
  return categoryName(category, useListedTool(id)?.categoryLabel);
}

const tools: Resource<AdminTool, typeof texts> = {
  texts,
  filters,
  columns: {
    tool: (tool) => <ToolName tool={tool} />,
    category: (tool) => <Category tool={tool} />,
    state: (tool, { t }) => {
      if (!tool.published) return <Badge>{t('hidden')}</Badge>;
      if (!tool.configured) return <Badge tone="warn">{t('notConfigured')}</Badge>;
      return tool.enabled ? <Badge tone="good">{t('published')}</Badge> : <Badge tone="warn">{t('paused')}</Badge>;
    },
    engine: (tool) => <span className="text-muted">{tool.served_by ?? tool.engine ?? ''}</span>,
    price: number((tool) => <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />),
  },
  acts: [
    {
      name: 'setPrice',
      ask: (tool, { t }) => ({
        title: t('setPriceTitle', { name: tool.name }),
        description: tool.metered_price === null ? t('priceHold') : `${t('priceHold')} ${t('replacesUnits')}`,
        label: t('usd'),
        confirm: t('save'),
      }),
      run: (tool, { typed }) => change(tool, { price_amount: typed }),
    },
    {
      name: ({ published }) => (published ? 'pause' : 'publish'),
      run: (tool, doing) => setPublished(tool, !tool.published, doing),
    },
  ],
};

function change({ id }: AdminTool, body: object): Promise<unknown> {
  return api(`${path}/${id}`, { method: 'PATCH', body });
}

async function setPublished(tool: AdminTool, published: boolean, doing: Doing<typeof texts>): Promise<void> {
  await change(tool, { published });
  doing.done(published ? 'nowPublished' : 'nowPaused', { name: tool.name }, () => setPublished(tool, !published, doing));
}

export default function ToolsPage(): ReactNode {
  const { t } = useText(texts);
  const [{ find = '' }] = useFilters(filters);
  const [isImporting, setImporting] = useState(false);
  const needle = String(find).trim().toLowerCase();
  const found = useQuery({
    ...toolsQuery,
    select: ({ items }) => items.filter(({ id, name, category }) => `${id} ${name} ${category}`.toLowerCase().includes(needle)),
  });
  const importing = (
    <Button kind="primary" onClick={() => setImporting(true)}>
      {t('import')}
    </Button>
  );
  return (
    <>
      <ResourcePage of={tools} path={path} list={found} actions={importing} above={<ToolReviews />} />
      {isImporting ? <ImportDialog close={() => setImporting(false)} /> : null}
    </>
  );
}
