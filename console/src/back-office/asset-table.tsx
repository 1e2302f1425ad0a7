import type { AdminAsset, AssetStatus, TextFlag } from '@farebox/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { catalogTexts } from '../catalog/catalog-texts.ts';
import { bytes } from '../text/format.ts';
import { Price } from '../catalog/price.tsx';
import { useLanguage, useWords, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { AssetState } from './asset-state.tsx';
import { When } from './parts.tsx';
import { ListTable, type List } from '../ui/list-table.tsx';

const texts = words({
  caption: ['Data and APIs', '数据与 API'],
  name: ['Title', '标题'],
  owner: ['Owner', '所有者'],
  type: ['Type', '类型'],
  state: ['State', '状态'],
  price: ['Price', '价格'],
  size: ['Size', '大小'],
  made: ['Added', '添加'],
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
  acts: ['Actions for {title}', '对 {title} 的操作'],
  none: ['Nothing matches', '没有匹配的内容'],
  noneHint: ['Owners publish files and APIs at their desk; you see them here.', '所有者在工作台发布文件和 API，会显示在这里。'],
});

export interface AssetActs {
  setStatus(asset: AdminAsset, status: AssetStatus): void;
  resume(asset: AdminAsset): void;
  assign(asset: AdminAsset): void;
}

/** Assets of all owners, with what an operator can do about each. */
export function AssetTable({ list, acts }: { list: List<AdminAsset>; acts: AssetActs }): ReactNode {
  const t = useWords(texts);
  const say = useWords(catalogTexts);
  const language = useLanguage();
  const itemsOf = useItems(acts);
  return (
    <ListTable
      caption={t('caption')}
      list={list}
      keyOf={({ id }) => id}
      empty={{ title: t('none'), hint: t('noneHint') }}
      columns={[
        {
          id: 'name',
          head: t('name'),
          cell: ({ id, title, status }) =>
            status === 'archived' ? (
              <span className="block max-w-72 truncate text-muted">{title}</span>
            ) : (
              <Link to="/console/assets/$id" params={{ id }} title={title} className="text-link block max-w-72 truncate">
                {title}
              </Link>
            ),
        },
        {
          id: 'state',
          head: t('state'),
          cell: (asset) => (
            <span className="inline-flex gap-1.5">
              <AssetState asset={asset} />
              {asset.text_flags.length === 0 ? null : (
                <span title={asset.text_flags.map((flag: TextFlag) => t(flag)).join(', ')}>
                  <Badge tone="bad">{t('flags')}</Badge>
                </span>
              )}
            </span>
          ),
        },
        {
          id: 'owner',
          head: t('owner'),
          cell: (asset) => (
            <Link
              to="/console/bridge/assets"
              search={{ owner: asset.owner_id }}
              className="block max-w-52 truncate text-muted hover:text-ink"
            >
              {asset.owner_email}
            </Link>
          ),
        },
        { id: 'type', head: t('type'), cell: (asset) => <span className="text-muted">{say(asset.asset_type)}</span> },
        { id: 'price', head: t('price'), isNumber: true, cell: (asset) => <Price amount={asset.price_amount} /> },
        {
          id: 'size',
          head: t('size'),
          isNumber: true,
          cell: (asset) => <span className="text-muted">{asset.size_bytes === null ? '' : bytes(asset.size_bytes, language)}</span>,
        },
        { id: 'made', head: t('made'), cell: (asset) => <When time={asset.created_at} />, className: 'text-muted' },
        {
          id: 'act',
          head: '',
          cell: (asset) => (
            <span className="flex justify-end">
              <Menu label={t('acts', { title: asset.title })} items={itemsOf(asset)} />
            </span>
          ),
        },
      ]}
    />
  );
}

function useItems({ setStatus, resume, assign }: AssetActs): (asset: AdminAsset) => MenuItem[] {
  const t = useWords(texts);
  const navigate = useNavigate();
  return (asset) => {
    const to = (status: AssetStatus) => () => setStatus(asset, status);
    if (asset.status === 'archived') return [{ id: 'restore', label: t('restore'), run: to('published') }];
    const isSold = asset.status === 'published';
    return [
      { id: 'open', label: t('open'), run: () => void navigate({ to: '/console/assets/$id', params: { id: asset.id } }) },
      ...(asset.paused === null ? [] : [{ id: 'resume', label: t('resume'), run: () => resume(asset) }]),
      { id: 'sell', label: isSold ? t('hide') : t('sell'), run: to(isSold ? 'unlisted' : 'published') },
      { id: 'assign', label: t('assign'), run: () => assign(asset) },
      { id: 'archive', label: t('archive'), isDanger: true, run: to('archived') },
    ];
  };
}
