import type { Asset, Findability } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { queries } from '../../../api/queries.ts';
import { Page } from '../../../shell/page.tsx';
import { bytes, money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { FindabilityReport } from '../../../back-office/findability-report.tsx';
import { AssetState } from '../../../back-office/asset-state.tsx';
import { When } from '../../../back-office/parts.tsx';
import { catalogTexts } from '../../../catalog/catalog-texts.ts';
import { ListTable } from '../../../ui/list-table.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

const texts = words({
  title: ['Your data', '你的数据'],
  add: ['Add data', '添加数据'],
  name: ['Title', '标题'],
  type: ['Type', '类型'],
  state: ['State', '状态'],
  price: ['Price', '价格'],
  size: ['Size', '大小'],
  made: ['Added', '添加'],
  found: ['How it is found', '可发现性'],
  tools: ['Sell as tools', '作为工具出售'],
  setPrice: ['Price', '价格'],
  setPriceTitle: ['Price of {title}', '{title} 的价格'],
  setPriceHint: ['Earlier quotes keep their price until they expire.', '先前的报价在过期前保持原价。'],
  amount: ['Amount in USD', '金额（美元）'],
  save: ['Save', '保存'],
  pause: ['Stop selling', '停止出售'],
  sell: ['Sell', '出售'],
  archive: ['Archive', '归档'],
  archiveTitle: ['Archive {title}', '归档 {title}'],
  archiveHint: [
    'It is no longer found or sold, and this cannot be undone. Buyers who paid before still get it. Type its title.',
    '将不再被找到或出售，且无法撤销。已付款的买家仍可获取。请输入标题。',
  ],
  nowSold: ['{title} is for sale', '{title} 正在出售'],
  nowHidden: ['{title} is not sold any more', '{title} 已停止出售'],
  archived: ['Archived', '已归档'],
  none: ['You have not added anything', '你尚未添加任何内容'],
  noneHint: ['Upload a file, or register data or an API that you host.', '上传文件，或登记你托管的数据或 API。'],
});

export const Route = createFileRoute('/console/desk/assets')({ component: AssetsPage });

type Act = { kind: 'found' | 'price' | 'archive'; asset: Asset };

function AssetsPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const say = useWords(catalogTexts);
  const list = useList<Asset>('/api/v1/me/assets');
  const [act, setAct] = useState<Act | null>(null);
  const [error, setError] = useState<unknown>(null);

  async function change(id: string, body: object): Promise<void> {
    await api(`/api/v1/admin/assets/${id}`, { method: 'PATCH', body });
    await queries.invalidateQueries({ queryKey: ['list', '/api/v1/me/assets'] });
  }
  async function setSold(asset: Asset, isSold: boolean): Promise<void> {
    setError(null);
    try {
      await change(asset.id, { status: isSold ? 'published' : 'unlisted' });
      toast(t(isSold ? 'nowSold' : 'nowHidden', { title: asset.title }), { undo: () => void setSold(asset, !isSold) });
    } catch (thrown) {
      setError(thrown);
    }
  }
  return (
    <Page
      title={t('title')}
      actions={
        <Link to="/console/desk/add" className={buttonClasses('primary')}>
          {t('add')}
        </Link>
      }
    >
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} />
        </div>
      )}
      <ListTable
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{
          title: t('none'),
          hint: t('noneHint'),
          action: (
            <Link to="/console/desk/add" className={buttonClasses('primary')}>
              {t('add')}
            </Link>
          ),
        }}
        columns={[
          { id: 'name', head: t('name'), cell: ({ title }) => <span className="block max-w-xs truncate">{title}</span> },
          { id: 'type', head: t('type'), cell: (asset) => say(asset.asset_type) },
          {
            id: 'state',
            head: t('state'),
            cell: (asset) => <AssetState asset={asset} />,
          },
          {
            id: 'price',
            head: t('price'),
            isNumber: true,
            cell: (asset) => (asset.price_amount === null ? '' : money(asset.price_amount, language)),
          },
          {
            id: 'size',
            head: t('size'),
            isNumber: true,
            cell: (asset) => (asset.size_bytes === null ? '' : bytes(asset.size_bytes, language)),
          },
          { id: 'made', head: t('made'), cell: (asset) => <When time={asset.created_at} /> },
          {
            id: 'act',
            head: '',
            cell: (asset) =>
              asset.status === 'archived' ? null : (
                <span className="flex justify-end gap-2">
                  {asset.asset_type === 'api' ? (
                    <Link to="/console/desk/tools/$id" params={{ id: asset.id }} className={buttonClasses('secondary', 'small')}>
                      {t('tools')}
                    </Link>
                  ) : null}
                  <Button size="small" onClick={() => setAct({ kind: 'found', asset })}>
                    {t('found')}
                  </Button>
                  <Button size="small" onClick={() => setAct({ kind: 'price', asset })}>
                    {t('setPrice')}
                  </Button>
                  <Button size="small" onClick={() => void setSold(asset, asset.status !== 'published')}>
                    {asset.status === 'published' ? t('pause') : t('sell')}
                  </Button>
                  <Button size="small" onClick={() => setAct({ kind: 'archive', asset })}>
                    {t('archive')}
                  </Button>
                </span>
              ),
          },
        ]}
      />
      {act?.kind === 'found' ? <Found asset={act.asset} close={() => setAct(null)} /> : null}
      {act?.kind === 'price' ? (
        <ReasonDialog
          isOpen
          onOpenChange={() => setAct(null)}
          title={t('setPriceTitle', { title: act.asset.title })}
          description={t('setPriceHint')}
          label={t('amount')}
          confirm={t('save')}
          submit={(amount) => change(act.asset.id, { price_amount: amount })}
        />
      ) : null}
      {act?.kind === 'archive' ? (
        <ReasonDialog
          isOpen
          onOpenChange={() => setAct(null)}
          title={t('archiveTitle', { title: act.asset.title })}
          description={t('archiveHint')}
          label={t('name')}
          confirm={t('archive')}
          isDanger
          submit={async (typed) => {
            if (typed.trim() !== act.asset.title) throw new Error('another title');
            await api(`/api/v1/admin/assets/${act.asset.id}`, { method: 'DELETE' });
            toast(t('archived'));
            void list.refetch();
          }}
        />
      ) : null}
    </Page>
  );
}

function Found({ asset, close }: { asset: Asset; close: () => void }): ReactNode {
  const t = useWords(texts);
  const found = useQuery({
    queryKey: ['findability', asset.id],
    queryFn: ({ signal }) => api<z.output<typeof Findability>>(`/api/v1/admin/assets/${asset.id}/findability`, { signal }),
  });
  return (
    <Dialog isOpen onOpenChange={close} title={t('found')} description={asset.title} className="!w-[min(46rem,calc(100vw-2rem))]">
      <Loaded from={found} waiting="h-40">
        {(report) => <FindabilityReport report={report} />}
      </Loaded>
    </Dialog>
  );
}
