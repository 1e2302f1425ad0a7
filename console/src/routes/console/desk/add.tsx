import type { PublishedAsset } from '@farebox/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api, probePatienceMs } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { AssetWords, assetWordsOf, type AssetDraft } from '../../../back-office/asset-words.tsx';
import { FileForm } from '../../../back-office/file-form.tsx';
import { FindabilityReport } from '../../../back-office/findability-report.tsx';
import { Section } from '../../../back-office/parts.tsx';
import { fileTypes } from '../../../catalog/asset-types.ts';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Form, InputField, type FormValues } from '../../../ui/form.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

const texts = words({
  title: ['Add data', '添加数据'],
  lead: [
    'Agents read the title and the description: say what is in it, for which place and time.',
    '智能体会阅读标题和描述：请说明内容、地点和时间范围。',
  ],
  how: ['How', '方式'],
  file: ['Upload a file', '上传文件'],
  address: ['Register an address', '登记地址'],
  url: ['Address of the data', '数据地址'],
  endpoint: ['Address of the API', 'API 地址'],
  openapi: ['Its OpenAPI document', 'OpenAPI 文档地址'],
  done: ['{title} is for sale', '{title} 正在出售'],
  open: ['See its public page', '查看公开页面'],
  edit: ['Edit it', '编辑'],
  warning: ['Note', '注意'],
  found: ['How it is found', '可发现性'],
  all: ['All your data', '你的所有数据'],
  tools: ['Sell it as tools', '作为工具出售'],
  more: ['Add more', '继续添加'],
});

export default function AddPage(): ReactNode {
  const { t } = useText(texts);
  const draft = useSearch({ from: '/console/desk/add' });
  const [made, setMade] = useState<PublishedAsset | null>(null);
  const done = (asset: PublishedAsset) => {
    setMade(asset);
    void queries.invalidateQueries();
  };
  return (
    <Page title={t('title')} lead={t('lead')} className="max-w-3xl">
      {made === null ? (
        <Tabs
          label={t('how')}
          tabs={[
            { id: 'file', label: t('file'), content: <FileForm draft={draft} done={done} /> },
            { id: 'address', label: t('address'), content: <AddressForm draft={draft} done={done} /> },
          ]}
        />
      ) : (
        <Made asset={made} again={() => setMade(null)} />
      )}
    </Page>
  );
}

function Made({ asset, again }: { asset: PublishedAsset; again: () => void }): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="grid gap-6">
      <p role="status" className="panel border-good/40 bg-good-soft px-4 py-3 font-medium text-good">
        {t('done', { title: asset.title })}{' '}
        <Link to="/console/assets/$id" params={{ id: asset.id }} className="underline">
          {t('open')}
        </Link>
      </p>
      {asset.warnings.map((warning) => (
        <p key={warning.message} className="panel bg-warn-soft px-4 py-3 text-sm text-warn">
          <strong>{t('warning')}:</strong> {warning.message}
        </p>
      ))}
      {asset.findability === null ? null : (
        <Section title={t('found')}>
          <div className="panel px-4 py-2">
            <FindabilityReport report={asset.findability} />
          </div>
        </Section>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to="/console/desk/assets" className={buttonClasses('primary')}>
          {t('all')}
        </Link>
        <Link to="/console/desk/assets/$id" params={{ id: asset.id }} className={buttonClasses('secondary')}>
          {t('edit')}
        </Link>
        {asset.asset_type === 'api' ? (
          <Link to="/console/desk/tools/$id" params={{ id: asset.id }} className={buttonClasses('secondary')}>
            {t('tools')}
          </Link>
        ) : null}
        <Button onClick={again}>{t('more')}</Button>
      </div>
    </div>
  );
}

function AddressForm({ draft, done }: { draft: AssetDraft; done: (asset: PublishedAsset) => void }): ReactNode {
  const { t } = useText(texts);
  const [isApi, setApi] = useState(true);
  const publish = async (values: FormValues) =>
    done(await api<PublishedAsset>('/api/v1/admin/assets', { body: assetWordsOf(values), patienceMs: probePatienceMs }));
  return (
    <Form
      label={t('publish')}
      buttonClassName="justify-self-start"
      className="!gap-5"
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) setApi(target.value === 'api');
      }}
      submit={publish}
    >
      <AssetWords types={['api', ...fileTypes]} draft={draft} />
      <InputField
        label={isApi ? t('endpoint') : t('url')}
        isRequired
        name={isApi ? 'api_endpoint_url' : 'source_url'}
        type="url"
        placeholder="https://"
      />
      {isApi ? <InputField label={t('openapi')} name="api_openapi_url" type="url" placeholder="https://" /> : null}
    </Form>
  );
}
