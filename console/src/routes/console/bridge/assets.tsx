import type { AdminAsset, AdminUser, AssetStatus, TextFlag, UpdateAsset } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useApi } from '../../../api/queries.ts';
import { AssetState } from '../../../back-office/asset-state.tsx';
import { findOwner } from '../../../back-office/find-owner.ts';
import { assetTypes } from '../../../catalog/asset-types.ts';
import { catalogTexts } from '../../../catalog/catalog-texts.ts';
import { Price } from '../../../catalog/price.tsx';
import { number, orderedTime, Reference } from '../../../resource/cells.tsx';
import { useFilters } from '../../../resource/filter-bar.tsx';
import { byAmount, type Filters } from '../../../resource/filters.ts';
import type { Act, Doing } from '../../../resource/acts.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';

const texts = {
  ...catalogTexts,
  ...words({
    title: ['Data and APIs', '数据与 API'],
    lead: ['Everything that owners have published here.', '所有者在此发布的全部内容。'],
    anyStatus: ['Any status', '任何状态'],
    published: ['For sale', '出售中'],
    unlisted: ['Not for sale', '未出售'],
    archived: ['Archived', '已归档'],
    anyType: ['Any type', '任何类型'],
    flagged: ['Texts that address models', '文本针对模型'],
    find: ['Title, owner or id', '标题、所有者或编号'],
    ownerIs: ['Owner: {owner}', '所有者：{owner}'],
    allOwners: ['Show all owners', '显示所有所有者'],
    name: ['Title', '标题'],
    added: ['Added', '添加'],
    flags: ['addresses models', '针对模型'],
    overrides_instructions: ['overrides instructions', '试图覆盖指令'],
    imitates_a_role: ['imitates a role', '冒充角色'],
    commands_a_tool: ['commands a tool', '指挥工具'],
    asks_for_secrets: ['asks for secrets', '索要机密'],
    hides_from_users: ['hides from users', '对用户隐藏'],
    open: ['Open its public page', '打开公开页面'],
    sell: ['Sell', '出售'],
    hide: ['Stop selling', '停止出售'],
    resume: ['Check the delivery and sell again', '检查交付并恢复出售'],
    assign: ['Assign to another owner', '转给其他所有者'],
    archive: ['Archive', '归档'],
    restore: ['Restore', '恢复'],
    none: ['Nothing matches', '没有匹配的内容'],
    noneHint: ['Owners publish files and APIs at their desk; you see them here.', '所有者在工作台发布文件和 API，会显示在这里。'],
    assignTitle: ['Give "{title}" to another owner', '将“{title}”转给其他所有者'],
    assignHint: [
      'The new owner edits it and earns from each sale from now on. What was earned before stays with the owner before.',
      '新所有者今后可编辑并获得销售收入，此前的收入仍归原所有者。',
    ],
    assignLabel: ['Address or id of the account', '账户邮箱或编号'],
    assignNow: ['Assign', '转移'],
    assigned: ['It belongs to {owner} now', '现归 {owner} 所有'],
    nowSold: ['{title} is for sale', '{title} 正在出售'],
    nowHidden: ['{title} is not for sale', '{title} 已停止出售'],
    nowArchived: ['{title} is archived', '{title} 已归档'],
    nowResumed: ['{title} can be delivered and is for sale again', '{title} 可以交付，已恢复出售'],
  }),
};

const filters: Filters<typeof texts> = {
  q: { kind: 'text', label: 'find' },
  status: { kind: 'choice', label: 'status', any: 'anyStatus', values: ['published', 'unlisted', 'archived'], isSaid: true },
  type: { kind: 'choice', label: 'type', any: 'anyType', values: assetTypes, isSaid: true },
  owner: { kind: 'id', label: 'owner', sentAs: 'owner_id' },
  flagged: { kind: 'flag', label: 'flagged' },
  sort: byAmount,
};

export default function AssetsPage(): ReactNode {
  return <ResourcePage of={assets} path={path} before={<OwnerFilter />} isFile />;
}

const path = '/api/v1/admin/assets';

const isArchived = ({ status }: AdminAsset) => status === 'archived';
const isListed = (asset: AdminAsset) => !isArchived(asset);

const acts: ReadonlyArray<Act<AdminAsset, typeof texts>> = [
  { name: 'restore', isFor: isArchived, run: (asset, doing) => setStatus(asset, 'published', doing) },
  { name: 'open', isFor: isListed, page: ({ id }) => ({ to: `/console/assets/${id}` }) },
  {
    name: 'resume',
    isFor: (asset) => isListed(asset) && asset.paused !== null,
    async run(asset, { done }) {
      await change(asset, { paused: false });
      done('nowResumed', { title: asset.title });
    },
  },
  {
    name: ({ status }) => (status === 'published' ? 'hide' : 'sell'),
    isFor: isListed,
    run: (asset, doing) => setStatus(asset, asset.status === 'published' ? 'unlisted' : 'published', doing),
  },
  {
    name: 'assign',
    isFor: isListed,
    ask: ({ title }, { t }) => ({
      title: t('assignTitle', { title }),
      description: t('assignHint'),
      label: t('assignLabel'),
      confirm: t('assignNow'),
    }),
    async run(asset, { typed, done }) {
      const { id, email } = await findOwner(typed);
      await change(asset, { owner_id: id });
      done('assigned', { owner: email }, () => change(asset, { owner_id: asset.owner_id }));
    },
  },
  { name: 'archive', isFor: isListed, isDanger: true, run: (asset, doing) => setStatus(asset, 'archived', doing) },
];

const assets: Resource<AdminAsset, typeof texts> = {
  texts,
  filters,
  acts,
  menuOf: ({ title }) => title,
  columns: {
    name: ({ id, title, status }) =>
      status === 'archived' ? (
        <span className="block max-w-72 truncate text-muted">{title}</span>
      ) : (
        <Reference kind="asset" id={id} title={title} className="block max-w-72 truncate">
          {title}
        </Reference>
      ),
    state: (asset, { t }) => (
      <span className="inline-flex gap-1.5">
        <AssetState asset={asset} />
        {asset.text_flags.length === 0 ? null : (
          <span title={asset.text_flags.map((flag: TextFlag) => t(flag)).join(', ')}>
            <Badge tone="bad">{t('flags')}</Badge>
          </span>
        )}
      </span>
    ),
    owner: (asset) => (
      <Link to="/console/bridge/assets" search={{ owner: asset.owner_id }} className="block max-w-52 truncate text-muted hover:text-ink">
        {asset.owner_email}
      </Link>
    ),
    type: (asset, { t }) => <span className="text-muted">{t(asset.asset_type)}</span>,
    price: { ...number((asset) => <Price amount={asset.price_amount} />), sort: ['highest', 'lowest'] },
    size: number((asset, { bytes }) => <span className="text-muted">{asset.size_bytes === null ? '' : bytes(asset.size_bytes)}</span>),
    added: orderedTime((asset) => asset.created_at),
  },
};

function change({ id }: AdminAsset, body: UpdateAsset): Promise<unknown> {
  return api(`${path}/${id}`, { method: 'PATCH', body });
}

const nowTexts = { published: 'nowSold', unlisted: 'nowHidden', archived: 'nowArchived' } as const;

/** An act that can be taken back: it is said, and not asked about. */
async function setStatus(asset: AdminAsset, status: AssetStatus, doing: Doing<typeof texts>): Promise<void> {
  if (status === 'archived') await api(`${path}/${asset.id}`, { method: 'DELETE' });
  else await change(asset, { status });
  doing.done(nowTexts[status], { title: asset.title }, () => setStatus({ ...asset, status }, asset.status, doing));
}

/** The owner whose assets alone are shown. */
function OwnerFilter(): ReactNode {
  const [{ owner }, set] = useFilters(filters);
  return typeof owner === 'string' ? <OwnerChip id={owner} clear={() => set({ owner: undefined })} /> : null;
}

function OwnerChip({ id, clear }: { id: string; clear: () => void }): ReactNode {
  const { t } = useText(texts);
  const { data } = useApi<AdminUser>(`/api/v1/admin/users/${id}`);
  return (
    <span className="inline-flex h-10 items-center gap-2 rounded-control bg-accent-soft pl-3 text-sm text-accent">
      <Link to="/console/bridge/users/$id" params={{ id }} className="underline decoration-accent/40 underline-offset-3">
        {t('ownerIs', { owner: data?.email ?? id })}
      </Link>
      <IconButton label={t('allOwners')} onClick={clear} className="!text-accent">
        <X aria-hidden className="size-4" />
      </IconButton>
    </span>
  );
}
