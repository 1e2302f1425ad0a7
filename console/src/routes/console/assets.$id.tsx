import type { DeliveredAsset, PublicAsset } from '@farebox/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Download, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { assetQuery, relatedAssetsQuery } from '../../api/catalog.ts';
import { apiCall, assetSnippets } from '../../catalog/snippets.ts';
import { AssetPreview } from '../../catalog/asset-preview.tsx';
import { catalogTexts } from '../../catalog/catalog-texts.ts';
import { ownPath } from '../../catalog/own-path.ts';
import { Price } from '../../catalog/price.tsx';
import { FlowSteps } from '../../paying/flow-steps.tsx';
import type { FlowEnd } from '../../paying/paid-flow.ts';
import { usePaidFlow } from '../../paying/use-paid-flow.ts';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Facts } from '../../ui/facts.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const texts = words({
  preview: ['Preview', '预览'],
  buy: ['Buy with test money', '用测试币购买'],
  get: ['Get it', '获取'],
  again: ['Buy again', '再次购买'],
  lead: [
    'The payment is a real one, with money that is worth nothing. You see every request.',
    '支付流程真实，但测试币没有价值。你将看到每个请求。',
  ],
  license: ['Licence', '许可'],
  noLicense: ['Not stated', '未说明'],
  language: ['Language', '语言'],
  updated: ['Updated', '更新于'],
  checksum: ['SHA-256', 'SHA-256'],
  requires: [
    'You need your own credential for this API ({auth}), from its provider: you buy its address and description, not access.',
    '此 API 需要你自己的凭据（{auth}），请向其提供方申请：你购买的是地址和说明，而非访问权限。',
  ],
  paused: ['It cannot be delivered at the moment, so it is not sold.', '目前无法交付，因此暂停出售。'],
  download: ['Download {name}', '下载 {name}'],
  until: ['The link works until {time}, without any other credential.', '链接在 {time} 前有效，无需其他凭证。'],
  endpoint: ['The API is yours to call', '现在可以调用此 API'],
  realMoney: ['This service takes real money', '此服务收取真实货币'],
  realMoneyHint: [
    'Nothing was paid. Fetch it with an API key and credit, or with a wallet.',
    '没有付款。请使用 API 密钥和余额或钱包获取。',
  ],
  seller: ['Sold by', '卖家'],
  buyFrom: ['Buy it from a program', '在程序中购买'],
  call: ['How it is called', '调用方式'],
  method: ['Method', '方法'],
  protocol: ['Protocol', '协议'],
  auth: ['Authentication', '认证'],
  noAuth: ['None', '无'],
  rate: ['Rate limit', '速率限制'],
  noRate: ['Not stated', '未说明'],
  example: ['Example', '示例'],
  related: ['Similar', '类似内容'],
});

export default function AssetPage(): ReactNode {
  const { id } = useParams({ from: '/console/assets/$id' });
  const { data: asset } = useSuspenseQuery(assetQuery(id));
  return <Asset key={asset.id} asset={asset} />;
}

function Asset({ asset }: { asset: PublicAsset }): ReactNode {
  const { t, bytes, dateTime, languageName } = useText(texts);
  const { t: say } = useText(catalogTexts);
  const { steps, end, isRunning, start } = usePaidFlow();
  const isFree = !asset.payment.required;
  const mime = asset.mime_type ?? asset.sniffed_mime_type;
  return (
    <Page title={asset.title} lead={asset.description ?? undefined} actions={<Badge>{say(asset.asset_type)}</Badge>}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_19rem]">
        <div className="grid min-w-0 gap-8 max-lg:order-2">
          {steps.length === 0 ? null : (
            <div className="grid gap-3">
              <FlowSteps steps={steps} />
              {end === null ? null : <Ended end={end} />}
            </div>
          )}
          <section className="grid min-w-0 gap-3">
            <h2 className="text-lg">{t('preview')}</h2>
            <AssetPreview asset={asset} />
          </section>
          {asset.asset_type === 'api' ? <ApiFacts asset={asset} /> : null}
          <section className="grid min-w-0 gap-3">
            <h2 className="text-lg">{t('buyFrom')}</h2>
            <Tabs
              label={t('buyFrom')}
              tabs={assetSnippets(asset, location.origin).map(({ id, label, code }) => ({
                id,
                label,
                content: <CodeBlock label={label} code={code} />,
              }))}
            />
          </section>
          <Related id={asset.id} />
        </div>
        <aside className="panel grid gap-5 p-5 lg:sticky lg:top-20">
          <div className="text-2xl tracking-tight">
            <Price amount={asset.price_amount} currency={asset.price_currency} />
          </div>
          {asset.paused === null ? (
            <div className="grid gap-2">
              <Button
                kind="primary"
                isBusy={isRunning}
                onClick={() => void start({ method: 'POST', path: '/api/v1/assets/fetch', body: { asset_id: asset.id } })}
              >
                {isRunning ? null : <ShoppingCart aria-hidden className="size-4" />}
                {isFree ? t('get') : end?.kind === 'delivered' ? t('again') : t('buy')}
              </Button>
              {isFree ? null : <p className="text-[13px] text-faint">{t('lead')}</p>}
            </div>
          ) : (
            <p className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">{t('paused')}</p>
          )}
          {asset.requires === null ? null : (
            <p className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">{t('requires', { auth: asset.api_auth_type ?? '' })}</p>
          )}
          <Facts
            facts={[
              {
                name: t('seller'),
                value: (
                  <Link to="/console/sellers/$id" params={{ id: asset.owner_id }} className="text-link">
                    {asset.owner_name}
                  </Link>
                ),
              },
              { name: t('license'), value: asset.license_terms ?? <span className="text-faint">{t('noLicense')}</span> },
              { name: t('type'), value: mime === null ? null : <code>{mime}</code> },
              { name: t('size'), value: asset.size_bytes === null ? null : bytes(asset.size_bytes) },
              { name: t('language'), value: asset.language === null ? null : languageName(asset.language) },
              { name: t('updated'), value: dateTime(asset.updated_at) },
              { name: t('checksum'), value: asset.sha256 === null ? null : <code className="break-all text-faint">{asset.sha256}</code> },
            ]}
          />
        </aside>
      </div>
    </Page>
  );
}

/** What is known of an API before it is bought: everything but its address. */
function ApiFacts({ asset }: { asset: PublicAsset }): ReactNode {
  const { t } = useText(texts);
  const { api_method: method, api_protocol: protocol, api_auth_type: auth, api_rate_limit: rate } = asset;
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-lg">{t('call')}</h2>
      <div className="panel p-5">
        <Facts
          facts={[
            { name: t('method'), value: <code>{method ?? 'GET'}</code> },
            { name: t('protocol'), value: protocol },
            { name: t('auth'), value: asset.requires === null ? t('noAuth') : auth },
            { name: t('rate'), value: rate ?? <span className="text-faint">{t('noRate')}</span> },
          ]}
        />
      </div>
      <CodeBlock label={t('example')} code={apiCall(asset)} />
    </section>
  );
}

function Ended({ end }: { end: FlowEnd }): ReactNode {
  const { t, dateTime } = useText(texts);
  if (end.kind === 'refused') return <ErrorState error={end.problem} />;
  if (end.kind === 'real_money') return <EmptyState title={t('realMoney')}>{t('realMoneyHint')}</EmptyState>;
  if (end.kind === 'invalid' || end.kind === 'none_left') return null;
  const { delivery } = end.body as DeliveredAsset;
  if (delivery.type === 'api_invocation') {
    return (
      <div role="status" className="panel grid gap-3 p-5">
        <h2 className="text-base">{t('endpoint')}</h2>
        <CodeBlock code={JSON.stringify(delivery, null, 2)} />
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-3 rounded-panel bg-good-soft p-5">
      <a href={ownPath(delivery.url)} download={delivery.file_name} className={buttonClasses('primary', 'medium', 'justify-self-start')}>
        <Download aria-hidden className="size-4" />
        {t('download', { name: delivery.file_name })}
      </a>
      <p className="text-[13px] text-muted">{t('until', { time: dateTime(delivery.expires_at) })}</p>
    </div>
  );
}

function Related({ id }: { id: string }): ReactNode {
  const { t } = useText(texts);
  const { data } = useQuery(relatedAssetsQuery(id));
  if (data === undefined || data.results.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('related')}</h2>
      <ul className="panel divide-y divide-line text-sm">
        {data.results.map(({ asset_id: other, title, price }) => (
          <li key={other} className="flex justify-between gap-3 px-4 py-3">
            <Link to="/console/assets/$id" params={{ id: other }} className="text-link min-w-0 break-words">
              {title}
            </Link>
            <Price amount={price?.amount ?? null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
