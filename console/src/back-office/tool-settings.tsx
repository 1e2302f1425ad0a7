import type { AdminTool } from '@farebox/contract';
import type { ReactNode } from 'react';
import { change } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { AmountField, Checkbox, Form, InputField, SelectField, type FormValues } from '../ui/form.tsx';
import { Section } from './parts.tsx';
import { engines, toolChanges } from './tool-changes.ts';

const texts = words({
  title: ['Settings', '设置'],
  price: ['Price of a call in USD', '每次调用的价格（美元）'],
  priceHint: [
    '{price} by its definition. Earlier quotes keep their price until they expire.',
    '定义价格为 {price}。先前的报价在过期前保持原价。',
  ],
  metered: [
    'It is priced by the {unit}, {price} at least. A price here replaces that.',
    '当前按 {unit} 计价，最低 {price}。在此填写价格将取代按单位计价。',
  ],
  free: ['Free calls a day for each client', '每个客户端每日免费次数'],
  engine: ['Engine', '引擎'],
  engineHint: ['{engine} runs it now.', '当前由 {engine} 运行。'],
  engineNone: ['No engine can run it now.', '目前没有可用引擎。'],
  engineOfService: ['As the service is configured', '按服务配置'],
  auto: ['The first that can', '首个可用引擎'],
  upstream: ['Upstream provider', '上游服务商'],
  local: ['On this machine', '本机'],
  enabled: ['Takes calls', '接受调用'],
  key: ['Only with an API key', '仅限 API 密钥'],
});

/** What the operator decides about a tool. Only what was changed is sent. */
export function ToolSettings({ tool }: { tool: AdminTool }): ReactNode {
  const { t, money } = useText(texts);
  const metered = tool.metered_price;
  async function save(values: FormValues): Promise<void> {
    await change(`/api/v1/admin/tools/${tool.id}`, { method: 'PATCH', body: toolChanges(tool, values) });
    toast(t('saved'));
  }
  return (
    <Section title={t('title')}>
      <Form label={t('save')} buttonClassName="justify-self-start" className="panel !gap-5 p-5" submit={save}>
        <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <AmountField
            label={t('price')}
            hint={
              metered === null
                ? t('priceHint', { price: money(tool.default_price_amount) })
                : t('metered', { unit: metered.unit, price: money(tool.price_amount) })
            }
            name="price"
            defaultValue={metered === null ? tool.price_amount : ''}
          />
          <InputField label={t('free')} name="free" type="number" min={0} max={100_000} defaultValue={tool.free_per_day} />
          {tool.has_engines ? (
            <SelectField
              label={t('engine')}
              hint={tool.served_by === null ? t('engineNone') : t('engineHint', { engine: t(tool.served_by) })}
              name="engine"
              defaultValue={tool.engine ?? ''}
              choices={[['', t('engineOfService')], ...engines.map((each) => [each, t(each)] as const)]}
            />
          ) : null}
        </div>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Checkbox name="enabled" label={t('enabled')} defaultChecked={tool.enabled} />
          <Checkbox name="key" label={t('key')} defaultChecked={tool.api_key_required} />
        </div>
      </Form>
    </Section>
  );
}
