import { Check, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { requestText, responseText, type Exchange, type Step, type StepName } from './paid-flow.ts';

const texts = words({
  steps: ['Steps of the payment', '支付步骤'],
  ask: ['Ask without payment', '未付款请求'],
  askHint: ['The answer is 402: the price, and a token to pay for.', '返回 402：价格以及待支付的令牌。'],
  pay: ['Pay with test money', '用测试币支付'],
  payHint: ['The payment of the 402 is paid. It is worth nothing.', '支付 402 中的款项。测试币没有价值。'],
  deliver: ['Ask again with the token', '带上令牌再次请求'],
  deliverHint: ['The same request, with X-Payment-Token.', '同一请求加上 X-Payment-Token。'],
  answeredHint: ['The same request, with X-Payment-Token: it is answered.', '同一请求加上 X-Payment-Token，已得到结果。'],
  failedHint: ['The same request, with X-Payment-Token: the call failed.', '同一请求加上 X-Payment-Token，但调用失败。'],
  check: ['Look at the payment', '查看付款'],
  checkHint: ['Whether the failed call was given back.', '查看失败的调用是否已退回。'],
  keptHint: [
    'The call was given back: to run again uses the same token and costs nothing.',
    '调用已退回：再次运行将使用同一令牌，无需再付款。',
  ],
  spentHint: ['The token has no call left: to run again is paid anew.', '令牌已无剩余调用：再次运行需重新付款。'],
  call: ['Call it', '直接调用'],
  callHint: ['It is answered without a payment.', '无需付款即可得到结果。'],
  request: ['Request', '请求'],
  answer: ['Answer', '响应'],
  bytes: ['{count, plural, one {# byte} other {# bytes}}', '{count} 字节'],
  running: ['running', '进行中'],
  exchange: ['Show the bytes', '查看字节'],
});
const names = ['ask', 'pay', 'deliver'] as const satisfies readonly StepName[];
const hints = { ask: 'askHint', pay: 'payHint', deliver: 'deliverHint', check: 'checkHint' } as const;

/** What a step says: what it does, and once it is over what happened. */
function hintOf(name: StepName, exchange: Exchange | null) {
  if (exchange === null || name === 'pay') return hints[name];
  if (name === 'ask') return exchange.status < 400 ? 'callHint' : 'askHint';
  if (name === 'deliver') return exchange.status < 400 ? 'answeredHint' : 'failedHint';
  return /"remainingCalls":\s*0\b/.test(exchange.responseBody) || exchange.status >= 400 ? 'spentHint' : 'keptHint';
}

export interface FlowStepsProps {
  steps: readonly Step[];
  /** Where there is no room for two columns. */
  isStacked?: boolean;
  /** Shows the steps to come, too. */
  isOutlined?: boolean;
}

/** The requests of a purchase as they happen, each with its bytes. */
export function FlowSteps({ steps, isStacked = false, isOutlined = false }: FlowStepsProps): ReactNode {
  const { t } = useText(texts);
  return (
    <ol aria-label={t('steps')} aria-live="polite" className="grid gap-3">
      {steps.map((step, at) => (
        <FlowStep key={step.name} step={step} number={at + 1} isStacked={isStacked} />
      ))}
      {isOutlined
        ? names.slice(steps.length).map((name, at) => <ComingStep key={name} name={name} number={steps.length + at + 1} />)
        : null}
    </ol>
  );
}

function FlowStep({ step: { name, exchange }, number, isStacked }: { step: Step; number: number; isStacked: boolean }): ReactNode {
  const { t } = useText(texts);
  const isFree = name === 'ask' && exchange !== null && exchange.status < 400;
  return (
    <li className="panel overflow-hidden">
      <div className="flex items-start gap-3 px-4 pt-3 pb-2">
        <StepMark number={number} exchange={exchange} />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <p className="text-sm font-medium">{t(isFree ? 'call' : name)}</p>
            {exchange === null ? <Badge>{t('running')}</Badge> : <StatusBadge exchange={exchange} />}
          </div>
          <p className="text-[13px] text-faint">{t(hintOf(name, exchange))}</p>
        </div>
      </div>
      {exchange === null ? null : <Bytes exchange={exchange} isStacked={isStacked} />}
    </li>
  );
}

function ComingStep({ name, number }: { name: StepName; number: number }): ReactNode {
  const { t } = useText(texts);
  return (
    <li className="flex items-start gap-3 rounded-panel border border-dashed border-line px-4 py-3">
      <span className="figures mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-medium text-faint">
        {number}
      </span>
      <div>
        <p className="text-sm font-medium text-muted">{t(name)}</p>
        <p className="text-[13px] text-faint">{t(hints[name])}</p>
      </div>
    </li>
  );
}

function StepMark({ number, exchange }: { number: number; exchange: Exchange | null }): ReactNode {
  const isExpected = exchange !== null && (exchange.status < 400 || (exchange.status === 402 && number === 1));
  return (
    <span className="figures mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-medium text-muted">
      {exchange === null ? (
        <span aria-hidden className="size-3 animate-spin rounded-full border-2 border-current border-r-transparent" />
      ) : isExpected ? (
        <Check aria-hidden className="size-3.5 text-good" />
      ) : (
        <X aria-hidden className="size-3.5 text-bad" />
      )}
    </span>
  );
}

function StatusBadge({ exchange: { status, ms, responseBody } }: { exchange: Exchange }): ReactNode {
  const { t, duration } = useText(texts);
  const size = new TextEncoder().encode(responseBody).length;
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 text-xs text-faint">
      <span className="figures hidden sm:inline">
        {t('bytes', { count: size })} · {duration(ms)}
      </span>
      <Badge tone={status < 400 ? 'good' : status === 402 ? 'accent' : 'bad'} className="figures">
        {status}
      </Badge>
    </div>
  );
}

function Bytes({ exchange, isStacked }: { exchange: Exchange; isStacked: boolean }): ReactNode {
  const { t } = useText(texts);
  return (
    <details className="group border-t border-line">
      <summary className="flex h-9 items-center gap-1 px-4 text-[13px] text-muted hover:text-ink focus-visible:-outline-offset-2">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        <span className="shrink-0 whitespace-nowrap">{t('exchange')}</span>
        <code className="ml-2 min-w-0 truncate text-faint">
          {exchange.method} {exchange.path}
        </code>
      </summary>
      <div className={classes('grid gap-3 px-4 pb-4', !isStacked && 'xl:grid-cols-2')}>
        <CodeBlock label={t('request')} code={requestText(exchange)} isWrapped />
        <CodeBlock label={t('answer')} code={responseText(exchange)} isWrapped />
      </div>
    </details>
  );
}
