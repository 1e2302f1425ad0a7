import type { ServiceDescriptor } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { toolQuery } from '../api/catalog.ts';
import { FlowSteps } from '../paying/flow-steps.tsx';
import { jobOf } from '../paying/job-of.ts';
import type { FlowEnd } from '../paying/paid-flow.ts';
import { usePaidFlow } from '../paying/use-paid-flow.ts';
import { useText, words } from '../text/words.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { AreaField, Checkbox, InputField, SelectField } from '../ui/form.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { fieldsOf, inputOf, typedOf, type SchemaField, type Typed } from './schema-form.ts';
import { callOf, isFree } from './snippets.ts';

const texts = words({
  title: ['Try it', '试用'],
  lead: ['A real call, paid with test money. You see every request.', '使用测试币进行真实调用，并查看每个请求。'],
  leadFree: ['A real call. It costs nothing, and you see the whole request.', '真实调用，免费，并可查看完整请求。'],
  leadQuota: [
    '{count, plural, one {# call a day is} other {# calls a day are}} free with an API key. Without one, it is paid with test money.',
    '使用 API 密钥每天可免费调用 {count} 次，否则使用测试币付款。',
  ],
  key: ['API key', 'API 密钥'],
  keyHint: ['Only for free calls. It is not stored, and nothing is paid with it.', '仅用于免费调用，不会保存，也不会用于付款。'],
  runFree: ['Run for free', '免费运行'],
  unpaid: ['Nothing was paid.', '没有付款。'],
  left: ['{count, plural, one {# free call is} other {# free calls are}} left today.', '今日剩余 {count} 次免费调用。'],
  noneLeft: ['No free call is left today', '今日免费次数已用完'],
  noneLeftHint: ['Nothing was paid. Remove the key to pay with test money.', '没有付款。移除密钥后可用测试币付款。'],
  run: ['Run with test money', '用测试币运行'],
  again: ['Run again', '再次运行'],
  result: ['Result', '结果'],
  notJson: ['is not JSON', '不是 JSON'],
  invalid: ['The input is not valid, so nothing was paid.', '输入无效，因此没有付款。'],
  realMoney: ['This service takes real money', '此服务收取真实货币'],
  realMoneyHint: [
    'Nothing was paid. Call it with an API key and credit, or with a wallet: the snippets below show how.',
    '没有付款。请使用 API 密钥和余额或钱包调用，参见下方示例。',
  ],
  noInput: ['It takes no input.', '无需输入。'],
  choose: ['Choose', '请选择'],
  readJob: ['Read the result of this job', '读取此任务的结果'],
  jobRuns: ['The job still runs, and nothing was used up: run again in a few seconds.', '任务仍在运行，未消耗调用：几秒后请再次运行。'],
});

export interface TryToolProps {
  tool: ServiceDescriptor;
  /** What stands in the form at first. */
  given: Readonly<Record<string, unknown>>;
  /** Called with each input that is complete, for what shows it elsewhere. */
  onInput: (input: Readonly<Record<string, unknown>>) => void;
}

/** What is typed into the form of a tool, and its call. */
function useToolForm({ tool, given, onInput }: TryToolProps) {
  const fields = fieldsOf(tool.inputSchema).filter(({ name }) => tool.unsupportedParameters?.includes(name) !== true);
  const [typed, setTyped] = useState<Typed>(() => typedOf(given));
  const [badJson, setBadJson] = useState<string | null>(null);
  const [apiKey, setApiKey] = useState('');
  const queries = useQueryClient();
  const { steps, end, isRunning, start } = usePaidFlow();

  function change(name: string, text: string): void {
    const next = { ...typed, [name]: text };
    setTyped(next);
    setBadJson(null);
    try {
      onInput(inputOf(fields, next));
    } catch {
      // Half-typed JSON.
    }
  }

  function run(): void {
    const wrong = fields.find((field) => !isReadable(field, typed));
    setBadJson(wrong?.name ?? null);
    if (wrong !== undefined) return;
    const call = callOf(tool, inputOf(fields, typed));
    void start(apiKey === '' ? call : { ...call, apiKey }).then(() => queries.invalidateQueries(toolQuery(tool.id)));
  }
  return { fields, typed, badJson, apiKey, setApiKey, steps, end, isRunning, change, run };
}

/** The form of a tool, made from its schema, and its paid call as it happens. */
export function TryTool({ tool, given, onInput }: TryToolProps): ReactNode {
  const { t } = useText(texts);
  const { fields, typed, badJson, apiKey, setApiKey, steps, end, isRunning, change, run } = useToolForm({ tool, given, onInput });
  const { freePerDay = 0 } = tool.pricing;
  const isUnpaid = isFree(tool) || apiKey !== '';
  const issues = end?.kind === 'invalid' ? end.issues : end?.kind === 'refused' ? end.problem.issues : [];
  const issueOf = (name: string) => issues.find(({ path }) => rootOf(path) === name)?.message ?? null;
  return (
    <section aria-labelledby="try-it" className="panel grid gap-5 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id="try-it" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-sm text-muted">
          {isFree(tool) ? t('leadFree') : freePerDay > 0 ? t('leadQuota', { count: freePerDay }) : t('lead')}
        </p>
      </div>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {fields.length === 0 ? <p className="text-sm text-muted">{t('noInput')}</p> : null}
        {fields.map((field) => (
          <SchemaInput
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            error={badJson === field.name ? t('notJson') : issueOf(field.name)}
            onChange={(text) => change(field.name, text)}
          />
        ))}
        {freePerDay > 0 && !isFree(tool) ? (
          <InputField
            label={t('key')}
            hint={t('keyHint')}
            type="password"
            value={apiKey}
            onChange={({ target }) => setApiKey(target.value.trim())}
            autoComplete="off"
            spellCheck={false}
          />
        ) : null}
        <div>
          <Button kind="primary" type="submit" isBusy={isRunning}>
            {isRunning ? null : <Play aria-hidden className="size-4" />}
            {end !== null ? t('again') : t(isUnpaid ? 'runFree' : 'run')}
          </Button>
        </div>
      </form>
      {steps.length === 0 ? null : <FlowSteps steps={steps} />}
      {end === null ? null : <Ended end={end} tool={tool} />}
    </section>
  );
}

function Ended({ end, tool }: { end: FlowEnd; tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  if (end.kind === 'refused') return <ErrorState error={end.problem} />;
  if (end.kind === 'real_money') return <EmptyState title={t('realMoney')}>{t('realMoneyHint')}</EmptyState>;
  if (end.kind === 'none_left') return <EmptyState title={t('noneLeft')}>{t('noneLeftHint')}</EmptyState>;
  if (end.kind === 'invalid') {
    return (
      <p role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
        {t('invalid')} {end.issues.map(({ message }) => message).join('; ')}
      </p>
    );
  }
  return (
    <div role="status" className="grid gap-2">
      <h3 className="text-sm font-medium">{t('result')}</h3>
      {end.payment === null ? (
        <p className="text-sm text-good">
          {t('unpaid')} {end.freeCallsLeft === null ? null : t('left', { count: end.freeCallsLeft })}
        </p>
      ) : null}
      <CodeBlock label={t('result')} code={JSON.stringify(end.body, null, 2)} />
      <ReadJob tool={tool} body={end.body} />
    </div>
  );
}

/** From a job that was begun to the tool that reads it. */
function ReadJob({ tool, body }: { tool: ServiceDescriptor; body: unknown }): ReactNode {
  const { t } = useText(texts);
  const { id, isRunning } = jobOf(body);
  if (isRunning) return <p className="text-sm text-muted">{t('jobRuns')}</p>;
  const reader = tool.relatedServices.find((each) => each.endsWith('-result'));
  if (id === null || reader === undefined || !tool.tags.includes('asynchronous')) return null;
  return (
    <Link
      to="/console/tools/$id"
      params={{ id: reader }}
      search={{ job: id }}
      className={buttonClasses('secondary', 'medium', 'justify-self-start')}
    >
      {t('readJob')}
    </Link>
  );
}

interface SchemaInputProps {
  field: SchemaField;
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}

function SchemaInput({ field, value, error, onChange }: SchemaInputProps): ReactNode {
  const { t } = useText(texts);
  const { label, isRequired, description, control } = field;
  if (control.kind === 'boolean') {
    return (
      <div className="grid gap-1">
        <Checkbox label={label} checked={value === 'true'} onChange={({ target }) => onChange(String(target.checked))} />
        <p className="text-[13px] text-faint">{description}</p>
      </div>
    );
  }
  const hint = description === '' ? undefined : description;
  const changed = ({ target }: { target: { value: string } }) => onChange(target.value);
  const own = { label, isRequired, error, hint, value, onChange: changed };
  switch (control.kind) {
    case 'choice': {
      const options = control.options.map((option) => [option, option] as const);
      return <SelectField {...own} choices={isRequired ? options : [['', t('choose')], ...options]} />;
    }
    case 'number':
      return <InputField {...own} type="number" min={control.min} max={control.max} step={control.isWhole ? 1 : 'any'} />;
    case 'text':
      return <InputField {...own} spellCheck={false} />;
    case 'long_text':
    case 'json':
      return <AreaField {...own} spellCheck={false} className={control.kind === 'json' ? 'font-mono text-[13px]' : ''} />;
  }
}

function isReadable(field: SchemaField, typed: Typed): boolean {
  try {
    inputOf([field], typed);
    return true;
  } catch {
    return false;
  }
}

/** `items[0].url` is in the field `items`. */
function rootOf(path: string): string {
  return path.split(/[.[]/)[0] ?? path;
}
