import type { ImportedTool, ImportResult } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api, probePatienceMs } from '../api/client.ts';
import { change, useApi } from '../api/queries.ts';
import { useWork } from '../api/use-work.ts';
import { Price } from '../catalog/price.tsx';
import { code, number } from '../resource/cells.tsx';
import { ResourceTable, there, type Resource } from '../resource/resource.tsx';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AmountField, Checkbox, Form, InputField, SelectField, type FormValues } from '../ui/form.tsx';
import { ErrorState } from '../ui/states.tsx';
import { CredentialFields, credentialsIn } from './credentials.tsx';
import { ToolState } from './tool-state.tsx';

const texts = words({
  import: ['Import tools', '导入工具'],
  importHint: [
    'From the address of a document or server. First you see what would be imported; nothing is stored.',
    '来自文档或服务器的地址。先预览，不会保存任何内容。',
  ],
  url: ['Address', '地址'],
  price: ['Price of a call', '每次调用的价格'],
  priceHint: ['In USD, e.g. 0.01.', '美元，例如 0.01。'],
  publish: ['Publish what passes its probe', '发布通过检测的工具'],
  withCredentials: ['It needs credentials', '需要凭据'],
  preview: ['Preview', '预览'],
  importNow: ['Import {count, plural, one {# tool} other {# tools}}', '导入 {count} 个工具'],
  imported: ['Imported {count, plural, one {# tool} other {# tools}}', '已导入 {count} 个工具'],
  operation: ['Operation', '操作'],
});

const path = '/api/v1/admin/tools';
const kinds = [
  ['openapi', 'OpenAPI'],
  ['mcp', 'MCP'],
] as const;
const resold = ['x402', 'x402'] as const;

const plannedTools: Resource<ImportedTool, typeof texts> = {
  texts,
  name: 'import',
  keyOf: ({ operation }) => operation,
  columns: {
    tool: ({ name }) => name,
    operation: code(({ operation }) => operation),
    state: ({ state }) => <ToolState state={state} />,
    price: number((tool) => <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />),
  },
};

interface Plan {
  body: object;
  tools: ImportedTool[];
}

/** First what it would import, then the import with the same words. */
export function ImportDialog({ close }: { close: () => void }): ReactNode {
  const { t } = useText(texts);
  const [plan, setPlan] = useState<Plan | null>(null);
  // A service that resells nothing has no such list.
  const { isSuccess: resells } = useApi('/api/v1/admin/upstream-payments', { limit: 1 });
  async function preview(values: FormValues): Promise<void> {
    const price = values.text('price');
    const body = {
      kind: values.text('kind'),
      url: values.text('url'),
      publish: values.isChecked('publish'),
      credentials: credentialsIn(values),
      ...(price === '' ? {} : { settings: { price_amount: price } }),
    };
    const { tools } = await api<ImportResult>(path, { body: { ...body, dry_run: true }, patienceMs: probePatienceMs });
    setPlan({ body, tools });
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('import')} description={t('importHint')} className="!w-[min(60rem,calc(100vw-2rem))]">
      <Form label={t('preview')} kind="secondary" buttonClassName="justify-self-end" onChange={() => setPlan(null)} submit={preview}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={t('kind')} name="kind" choices={resells ? [...kinds, resold] : kinds} />
          <InputField label={t('url')} isRequired name="url" type="url" placeholder="https://" />
          <AmountField label={t('price')} hint={t('priceHint')} name="price" />
          <Checkbox name="publish" label={t('publish')} className="self-center" />
        </div>
        <details>
          <summary className="mb-2 text-sm text-muted hover:text-ink">{t('withCredentials')}</summary>
          <CredentialFields names={[]} />
        </details>
      </Form>
      {plan === null ? null : <Planned plan={plan} done={close} />}
    </Dialog>
  );
}

function Planned({ plan: { body, tools }, done }: { plan: Plan; done: () => void }): ReactNode {
  const { t } = useText(texts);
  const { busy, error, run } = useWork<'import'>();
  const wanted = tools.filter(({ state }) => state !== 'refused').length;
  const importNow = () =>
    run('import', async () => {
      const imported = await change<ImportResult>(path, { body, patienceMs: probePatienceMs });
      toast(t('imported', { count: imported.tools.filter(({ id }) => id !== null).length }));
      done();
    });
  return (
    <>
      <ErrorState error={error} />
      <ResourceTable of={plannedTools} list={there(tools)} className="!max-h-[40vh]" />
      <Button kind="primary" onClick={() => void importNow()} isBusy={busy !== null} disabled={wanted === 0} className="justify-self-end">
        {t('importNow', { count: wanted })}
      </Button>
    </>
  );
}
