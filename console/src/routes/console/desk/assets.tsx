import type { ChangedListings, Listing, ListingPage } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useApi } from '../../../api/queries.ts';
import { hasTeams, MoveAsset } from '../../../back-office/move-asset.tsx';
import { AssetState } from '../../../back-office/asset-state.tsx';
import { Figure, Figures } from '../../../back-office/parts.tsx';
import { ActBar, type Act, type Doing } from '../../../resource/acts.tsx';
import { amount, number, quantity, Reference } from '../../../resource/cells.tsx';
import { useFilters } from '../../../resource/filter-bar.tsx';
import { queryOfFilters, type Filters } from '../../../resource/filters.ts';
import { ResourcePage, type ColumnLook, type Resource } from '../../../resource/resource.tsx';
import { useText, words, type Text } from '../../../text/words.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form.tsx';

const texts = words({
  move: ['Move', '转移'],
  title: ['Your data', '你的数据'],
  name: ['Title', '标题'],
  find: ['Find by title', '按标题查找'],
  anyState: ['Any state', '任何状态'],
  published: ['For sale', '出售中'],
  unlisted: ['Not for sale', '未出售'],
  archived: ['Archived', '已归档'],
  30: ['Last 30 days', '最近 30 天'],
  7: ['Last 7 days', '最近 7 天'],
  90: ['Last 90 days', '最近 90 天'],
  365: ['Last 365 days', '最近 365 天'],
  sort: ['Order', '排序'],
  shown: ['Shown', '展示'],
  shownNote: ['searches that had it', '出现在搜索结果中的次数'],
  views: ['Views', '浏览'],
  sales: ['Sales', '销量'],
  conversion: ['Sales per view', '转化率'],
  earned: ['Earned', '收入'],
  testNote: ['and {amount} in test money', '另有测试货币 {amount}'],
  pick: ['Choose', '选择'],
  pickOne: ['Choose {title}', '选择 {title}'],
  picked: ['{count, plural, one {# chosen} other {# chosen}}', '已选 {count} 项'],
  edit: ['Edit', '编辑'],
  open: ['See its public page', '查看公开页面'],
  tools: ['Sell as tools', '作为工具出售'],
  stop: ['Stop selling', '停止出售'],
  sell: ['Sell', '出售'],
  setPrice: ['Set the price', '设置价格'],
  setPriceTitle: ['Price of what is chosen', '所选内容的价格'],
  setPriceHint: ['An amount such as 0.50, or a change such as -20%.', '金额（如 0.50）或调整比例（如 -20%）。'],
  changed: ['{changed} of {all} changed', '已更改 {changed} / {all} 项'],
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

const listingsPath = '/api/v1/me/listings';
const pathOf = ({ id }: Listing) => `/api/v1/admin/assets/${id}`;
const isListed = ({ status }: Listing) => status !== 'archived';

const acts: ReadonlyArray<Act<Listing, typeof texts>> = [
  { name: 'edit', isFor: isListed, page: ({ id }) => ({ to: `/console/desk/assets/${id}` }) },
  { name: 'open', isFor: isListed, page: ({ id }) => ({ to: `/console/assets/${id}` }) },
  {
    name: 'tools',
    isFor: (asset) => isListed(asset) && asset.asset_type === 'api',
    page: ({ id }) => ({ to: `/console/desk/tools/${id}` }),
  },
  {
    name: ({ status }) => (status === 'published' ? 'stop' : 'sell'),
    isFor: isListed,
    run: (asset, doing) => setSold(asset, asset.status !== 'published', doing),
  },
  {
    name: 'move',
    isFor: (asset) => isListed(asset) && hasTeams(),
    dialog: (asset, close) => <MoveAsset asset={asset} close={close} />,
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

/** On all that are chosen. */
const bulkActs: ReadonlyArray<Act<readonly string[], typeof texts>> = [
  { name: 'stop', run: (ids, doing) => changeAll(ids, { status: 'unlisted' }, doing) },
  { name: 'sell', run: (ids, doing) => changeAll(ids, { status: 'published' }, doing) },
  {
    name: 'setPrice',
    ask: (_ids, { t }) => ({ title: t('setPriceTitle'), description: t('priceHold'), label: t('usd'), hint: t('setPriceHint') }),
    run: (ids, doing) => {
      const percent = /^([+-]?\d+(?:\.\d+)?)\s*%$/.exec(doing.typed.trim())?.[1];
      return changeAll(ids, percent === undefined ? { price_amount: doing.typed.trim() } : { price_percent: Number(percent) }, doing);
    },
  },
];

const filters = {
  q: { kind: 'text', label: 'find' },
  status: { kind: 'choice', label: 'state', values: ['published', 'unlisted', 'archived'], any: 'anyState', isSaid: true },
  days: { kind: 'choice', label: 'period', values: ['30', '7', '90', '365'], isSaid: true },
  sort: { kind: 'id', label: 'sort' },
} satisfies Filters<typeof texts>;

const listings: Resource<Listing, typeof texts> = {
  texts,
  acts,
  filters,
  menuOf: ({ title }) => title,
  columns: {
    name: { cell: (asset) => <AssetName asset={asset} />, sort: 'title' },
    state: (asset) => <AssetState asset={asset} />,
    price: amount((asset) => asset.price_amount),
    shown: { ...quantity(({ shown }) => shown), sort: 'shown' },
    views: { ...quantity(({ views }) => views), sort: 'views' },
    sales: { ...quantity(({ sales }) => sales), sort: 'sales' },
    conversion: { ...number((asset, { percent }) => shareOf(asset.conversion, percent)), sort: 'conversion' },
    earned: { ...amount(({ earned }) => earned), sort: 'earned' },
  },
};

async function changeAll(ids: readonly string[], body: object, { done }: Doing<typeof texts>): Promise<void> {
  const { items } = await api<ChangedListings>(listingsPath, { method: 'PATCH', body: { ids, ...body } });
  done('changed', { changed: items.filter((item) => item.is_changed).length, all: items.length });
}

async function setSold(asset: Listing, isSold: boolean, doing: Doing<typeof texts>): Promise<void> {
  await api(pathOf(asset), { method: 'PATCH', body: { status: isSold ? 'published' : 'unlisted' } });
  doing.done(isSold ? 'nowSold' : 'nowHidden', { title: asset.title }, () => setSold(asset, !isSold, doing));
}

/** Agents buy without looking: above all, a share says nothing. */
function shareOf(conversion: number | null, percent: (share: number) => string): string {
  return conversion === null || conversion > 1 ? '–' : percent(conversion);
}

export default function AssetsPage(): ReactNode {
  const { t } = useText(texts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const of = useMemo(() => ({ ...listings, columns: { pick: pickColumn(chosen, setChosen), ...listings.columns } }), [chosen]);
  const add = (
    <Link to="/console/desk/add" className={buttonClasses('primary')}>
      {t('addData')}
    </Link>
  );
  const above = chosen.length === 0 ? <Totals /> : <Chosen ids={chosen} clear={() => setChosen([])} />;
  const empty = { title: t('none'), hint: t('noneHint'), action: add };
  return <ResourcePage of={of} path={listingsPath} actions={add} above={above} isFile empty={empty} />;
}

const chosenMax = 100;

function pickColumn(chosen: readonly string[], choose: (ids: readonly string[]) => void): ColumnLook<Listing, Text<typeof texts>> {
  return {
    isHeadless: true,
    className: '!pr-0 w-4',
    cell: ({ id, title, status }, { t }) => {
      const isChosen = chosen.includes(id);
      return status === 'archived' ? null : (
        <Checkbox
          label={<span className="sr-only">{t('pickOne', { title })}</span>}
          checked={isChosen}
          disabled={!isChosen && chosen.length >= chosenMax}
          onChange={() => choose(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
        />
      );
    },
  };
}

function Chosen({ ids, clear }: { ids: readonly string[]; clear: () => void }): ReactNode {
  const { t } = useText(texts);
  return (
    <div role="group" aria-label={t('picked', { count: ids.length })} className="panel flex flex-wrap items-center gap-3 px-4 py-3">
      <button type="button" onClick={clear} className="text-link text-sm">
        {t('picked', { count: ids.length })} ×
      </button>
      <ActBar acts={bulkActs} texts={texts} row={ids} size="small" />
    </div>
  );
}

/** Of everything that the filters let through. */
function Totals(): ReactNode {
  const { t, money, count, percent } = useText(texts);
  const [values] = useFilters(filters);
  const { data } = useApi<ListingPage>(
    listingsPath,
    { ...queryOfFilters(values, filters), limit: 1 },
    { placeholderData: (before) => before },
  );
  if (data === undefined || data.items.length === 0) return null;
  const { shown, views, sales, earned, test_amount: test, conversion } = data.totals;
  return (
    <Figures>
      <Figure name={t('shown')} value={count(shown)} note={t('shownNote')} />
      <Figure name={t('views')} value={count(views)} />
      <Figure name={t('sales')} value={count(sales)} note={`${t('conversion')}: ${shareOf(conversion, percent)}`} />
      <Figure name={t('earned')} value={money(earned)} note={Number(test) === 0 ? null : t('testNote', { amount: money(test) })} />
    </Figures>
  );
}

function AssetName({ asset: { id, title, status } }: { asset: Listing }): ReactNode {
  return status === 'archived' ? (
    <span title={title} className="block max-w-2xs truncate text-muted">
      {title}
    </span>
  ) : (
    <Reference kind="ownAsset" id={id} title={title} className="block max-w-2xs truncate">
      {title}
    </Reference>
  );
}
