import type { Asset, Findability } from '@farebox/contract';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { change, useApi } from '../../../api/queries.ts';
import { AssetState } from '../../../back-office/asset-state.tsx';
import { AssetWords, assetWordsOf } from '../../../back-office/asset-words.tsx';
import { FindabilityReport } from '../../../back-office/findability-report.tsx';
import { Section } from '../../../back-office/parts.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words } from '../../../text/words.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Form, type FormValues } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Your data', '你的数据'],
  listing: ['Listing', '商品信息'],
  found: ['How it is found', '可发现性'],
  open: ['See its public page', '查看公开页面'],
});

/** One thing that its owner sells: what it says, and how it is found. */
export default function OwnAssetPage(): ReactNode {
  const { id } = useParams({ from: '/console/desk/assets/$id' });
  const { t } = useText(texts);
  const asset = useApi<Asset>(`/api/v1/admin/assets/${id}`);
  const { data } = asset;
  const open = (
    <Link to="/console/assets/$id" params={{ id }} className={buttonClasses('secondary')}>
      {t('open')}
      <ArrowUpRight aria-hidden className="size-4" />
    </Link>
  );
  return (
    <Page
      title={data?.title ?? t('title')}
      lead={data === undefined ? undefined : <AssetState asset={data} />}
      actions={data === undefined || data.status === 'archived' ? null : open}
    >
      <Loaded from={asset} waiting="h-96">
        {(shown) => (
          <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <Section title={t('listing')}>
              <Listing key={shown.updated_at} asset={shown} />
            </Section>
            <Found id={id} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Listing({ asset }: { asset: Asset }): ReactNode {
  const { t } = useText(texts);
  async function save(values: FormValues): Promise<void> {
    const language = values.text('language');
    const { asset_type: _type, ...given } = assetWordsOf(values);
    const body = {
      license_terms: null,
      ...given,
      // A language that was found out stays found out.
      language: language === (asset.language ?? '') ? undefined : language === '' ? null : language,
    };
    await change(`/api/v1/admin/assets/${asset.id}`, { method: 'PATCH', body });
    toast(t('saved'));
  }
  const draft = {
    title: asset.title,
    description: asset.description ?? undefined,
    licence: asset.license_terms ?? undefined,
    language: asset.language ?? undefined,
    price: asset.price_amount ?? '0',
    queries: asset.expected_queries.join('\n'),
  };
  return (
    <Form label={t('save')} buttonClassName="justify-self-start" className="!gap-5" submit={save}>
      <AssetWords types={[]} draft={draft} />
      <p className="text-[13px] text-faint">{t('priceHold')}</p>
    </Form>
  );
}

function Found({ id }: { id: string }): ReactNode {
  const { t } = useText(texts);
  const found = useApi<Findability>(`/api/v1/admin/assets/${id}/findability`);
  return (
    <Section title={t('found')}>
      <div className="panel px-4 py-2">
        <Loaded from={found} waiting="h-40">
          {(report) => <FindabilityReport report={report} />}
        </Loaded>
      </div>
    </Section>
  );
}
