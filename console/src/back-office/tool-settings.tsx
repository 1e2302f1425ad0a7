import type { AdminTool, UpdateTool } from '@farebox/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { money } from '../text/format.ts';
import { useLanguage, useWords, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox, Field, NativeSelect, TextInput } from '../ui/field.tsx';
import { ErrorState } from '../ui/states.tsx';
import { toolsQuery } from './admin-tools.ts';
import { Section } from './parts.tsx';

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
  save: ['Save', '保存'],
  saved: ['Saved', '已保存'],
});

/** What the operator decides about a tool. Only what was changed is sent. */
export function ToolSettings({ tool }: { tool: AdminTool }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const metered = tool.metered_price;
  const price = metered === null ? tool.price_amount : '';
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [typedPrice, free, engine] = [text('price'), Number(text('free')), text('engine')];
    const [isEnabled, needsKey] = [form.get('enabled') !== null, form.get('key') !== null];
    const body: z.input<typeof UpdateTool> = {
      ...(typedPrice === price || typedPrice === '' ? {} : { price_amount: typedPrice }),
      ...(free === tool.free_per_day ? {} : { free_per_day: free }),
      ...(!tool.has_engines || engine === (tool.engine ?? '') ? {} : { engine: engineOf(engine) }),
      ...(isEnabled === tool.enabled ? {} : { enabled: isEnabled }),
      ...(needsKey === tool.api_key_required ? {} : { api_key_required: needsKey }),
    };
    setBusy(true);
    setError(null);
    try {
      await api(`/api/v1/admin/tools/${tool.id}`, { method: 'PATCH', body });
      await queries.invalidateQueries({ queryKey: toolsQuery.queryKey });
      toast(t('saved'));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  const defined = money(tool.default_price_amount, language);
  return (
    <Section title={t('title')}>
      <form onSubmit={(event) => void save(event)} className="panel grid gap-5 p-5">
        <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <Field
            label={t('price')}
            hint={
              metered === null
                ? t('priceHint', { price: defined })
                : t('metered', { unit: metered.unit, price: money(tool.price_amount, language) })
            }
          >
            {(control) => <TextInput {...control} name="price" inputMode="decimal" pattern="\d{1,7}(\.\d{1,6})?" defaultValue={price} />}
          </Field>
          <Field label={t('free')}>
            {(control) => <TextInput {...control} name="free" type="number" min={0} max={100_000} defaultValue={tool.free_per_day} />}
          </Field>
          {tool.has_engines ? (
            <Field label={t('engine')} hint={tool.served_by === null ? t('engineNone') : t('engineHint', { engine: t(tool.served_by) })}>
              {(control) => (
                <NativeSelect {...control} name="engine" defaultValue={tool.engine ?? ''}>
                  <option value="">{t('engineOfService')}</option>
                  {engines.map((each) => (
                    <option key={each} value={each}>
                      {t(each)}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Checkbox name="enabled" label={t('enabled')} defaultChecked={tool.enabled} />
          <Checkbox name="key" label={t('key')} defaultChecked={tool.api_key_required} />
        </div>
        {error === null ? null : <ErrorState error={error} />}
        <Button type="submit" kind="primary" isBusy={isBusy} className="justify-self-start">
          {t('save')}
        </Button>
      </form>
    </Section>
  );
}

const engines = ['auto', 'upstream', 'local'] as const;

function engineOf(value: string): (typeof engines)[number] | null {
  return engines.find((each) => each === value) ?? null;
}
