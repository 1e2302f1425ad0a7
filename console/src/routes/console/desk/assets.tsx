import type { Asset } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { AssetState } from '../../../back-office/asset-state.tsx';
import { catalogTexts } from '../../../catalog/catalog-texts.ts';
import { amount, number, Reference, time } from '../../../resource/cells.tsx';
import type { Act, Doing } from '../../../resource/acts.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { buttonClasses } from '../../../ui/button.tsx';

const texts = words({
  title: ['Your data', '你的数据'],
  name: ['Title', '标题'],
  added: ['Added', '添加'],
  edit: ['Edit', '编辑'],
  open: ['See its public page', '查看公开页面'],
  tools: ['Sell as tools', '作为工具出售'],
  setPriceTitle: ['Price of {title}', '{title} 的价格'],
  stop: ['Stop selling', '停止出售'],
  sell: ['Sell', '出售'],
  archive: ['Archive', '归档'],
  archiveTitle: ['Archive {title}', '归档 {title}'],
  archiveHint: [
    'It is no longer found or sold, and this cannot be undone. Buyers who paid before still get it. Type its title.',
    '将不再被找到或出售，且无法撤销。已付款的买家仍可获取。请输入标题。',
  ],
  nowSold: ['{title} is for sale', '{title} 正在出售'],
  nowHidden: ['{title} is not sold any more', '{title} 已停止出售'],
  nowArchived: ['Archived', '已归档'],
  none: ['You have not added anything', '你尚未添加任何内容'],
  noneHint: ['Upload a file, or register data or an API that you host.', '上传文件，或登记你托管的数据或 API。'],
});

const pathOf = ({ id }: Asset) => `/api/v1/admin/assets/${id}`;
const isListed = ({ status }: Asset) => status !== 'archived';

const acts: ReadonlyArray<Act<Asset, typeof texts>> = [
  { name: 'edit', isFor: isListed, page: ({ id }) => ({ to: `/console/desk/assets/${id}` }) },
  { name: 'open', isFor: isListed, page: ({ id }) => ({ to: `/console/assets/${id}` }) },
  {
    name: 'tools',
    isFor: (asset) => isListed(asset) && asset.asset_type === 'api',
    page: ({ id }) => ({ to: `/console/desk/tools/${id}` }),
  },
  {
    name: 'price',
    isFor: isListed,
    ask: ({ title }, { t }) => ({
      title: t('setPriceTitle', { title }),
      description: t('priceHold'),
      label: t('usd'),
      confirm: t('save'),
    }),
    run: (asset, { typed }) => change(asset, { price_amount: typed }),
  },
  {
    name: ({ status }) => (status === 'published' ? 'stop' : 'sell'),
    isFor: isListed,
    run: (asset, doing) => setSold(asset, asset.status !== 'published', doing),
  },
  {
    name: 'archive',
    isFor: isListed,
    isDanger: true,
    ask: ({ title }, { t }) => ({
      title: t('archiveTitle', { title }),
      description: t('archiveHint'),
      label: t('name'),
      expected: title,
    }),
    async run(asset, { done }) {
      await api(pathOf(asset), { method: 'DELETE' });
      done('nowArchived');
    },
  },
];

const assets: Resource<Asset, typeof texts> = {
  texts,
  acts,
  menuOf: ({ title }) => title,
  columns: {
    name: (asset) => <AssetName asset={asset} />,
    type: (asset) => <AssetTypeName asset={asset} />,
    state: (asset) => <AssetState asset={asset} />,
    price: amount((asset) => asset.price_amount),
    size: number((asset, { bytes }) => (asset.size_bytes === null ? '' : bytes(asset.size_bytes))),
    added: time((asset) => asset.created_at),
  },
};

function change(asset: Asset, body: object): Promise<unknown> {
  return api(pathOf(asset), { method: 'PATCH', body });
}

async function setSold(asset: Asset, isSold: boolean, doing: Doing<typeof texts>): Promise<void> {
  await change(asset, { status: isSold ? 'published' : 'unlisted' });
  doing.done(isSold ? 'nowSold' : 'nowHidden', { title: asset.title }, () => setSold(asset, !isSold, doing));
}

export default function AssetsPage(): ReactNode {
  const { t } = useText(texts);
  const add = (
    <Link to="/console/desk/add" className={buttonClasses('primary')}>
      {t('addData')}
    </Link>
  );
  return <ResourcePage of={assets} path="/api/v1/me/assets" actions={add} empty={{ title: t('none'), hint: t('noneHint'), action: add }} />;
}

function AssetTypeName({ asset }: { asset: Asset }): ReactNode {
  const { t } = useText(catalogTexts);
  return t(asset.asset_type);
}

function AssetName({ asset: { id, title, status } }: { asset: Asset }): ReactNode {
  return status === 'archived' ? (
    <span title={title} className="block max-w-sm truncate text-muted">
      {title}
    </span>
  ) : (
    <Reference kind="ownAsset" id={id} title={title} className="block max-w-sm truncate">
      {title}
    </Reference>
  );
}
