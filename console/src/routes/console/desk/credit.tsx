import type { BoughtCredit, Capabilities, Checkout, Credit, CreditMovement } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import { capabilitiesQuery } from '../../../api/catalog.ts';
import { api, ownPage } from '../../../api/client.ts';
import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import { queries, useApi } from '../../../api/queries.ts';
import { useWork } from '../../../api/use-work.ts';
import { Figure, Figures, Section } from '../../../back-office/parts.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { FlowSteps } from '../../../paying/flow-steps.tsx';
import { usePaidFlow } from '../../../paying/use-paid-flow.ts';
import { amount, Id, time } from '../../../resource/cells.tsx';
import { ResourceSection, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { InputField } from '../../../ui/form.tsx';
import { ErrorState, Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Credit', '余额'],
  lead: [
    'Prepaid money for your agents: a call or a delivery is paid in one request, without a wallet.',
    '为你的智能体预付的资金：一次请求即可完成调用或交付的付款，无需钱包。',
  ],
  balance: ['Credit', '余额'],
  low: ['below {amount}: top up soon', '低于 {amount}，请尽快充值'],
  test: ['Test credit', '测试余额'],
  testNote: ['worthless; spent with credit-test', '无价值；通过 credit-test 使用'],
  add: ['Add credit', '充值'],
  amountHint: ['From 1 to 10,000, in whole cents.', '1 至 10,000，精确到分。'],
  byCard: ['Pay by card', '银行卡支付'],
  byTest: ['Add with test money', '用测试币充值'],
  byWallet: [
    'A wallet pays for credit too: send this with the API key of this account, and sign the payment of the 402.',
    '钱包也可以购买余额：使用此账户的 API 密钥发送以下请求，并签署 402 中的付款。',
  ],
  bought: ['{amount} added', '已充值 {amount}'],
  testOnly: ['This account has only test credit until the operator takes real money.', '运营方接受真实付款之前，此账户只有测试余额。'],
  no: ['Here no credit can be bought. The operator can give some to your account.', '此处无法购买余额，运营方可为你的账户充值。'],
  use: ['Pay with it', '使用余额付款'],
  useHint: [
    'The header pays within the request, up to the caps of the key. X-Max-Price-Cents limits the price.',
    '该请求头在请求内完成付款，不超过密钥的限额。X-Max-Price-Cents 限制价格。',
  ],
  history: ['History', '明细'],
  for: ['For', '用途'],
  none: ['No movements yet', '尚无明细'],
  noneHint: ['Top-ups, what your agents paid, and what was given back are listed here.', '充值、智能体付款以及退款会显示在这里。'],
  top_up: ['Top-up', '充值'],
  payment: ['Payment', '付款'],
  surplus: ['Paid twice, kept for you', '重复付款，已为你保留'],
  wallet_refund: ['Sent back to the wallet', '退回钱包'],
  expiry: ['Unused payment', '未使用的付款'],
});

const movements: Resource<CreditMovement, typeof texts> = {
  texts,
  name: 'history',
  columns: {
    what: ({ kind, test }, { t }) => (
      <span className="inline-flex items-center gap-2">
        {t(kind)}
        {test ? <Badge tone="warn">test</Badge> : null}
      </span>
    ),
    for: ({ service_id: id, service_name: name, top_up_id: topUp, transaction }) =>
      id === null ? <Id id={topUp ?? transaction ?? ''} /> : <SoldTitle id={id} title={name} />,
    amount: amount((each) => each.amount),
    when: time((each) => each.created_at),
  },
};

export default function CreditPage(): ReactNode {
  const { t, money } = useText(texts);
  const found = useApi<z.output<typeof Credit>>('/api/v1/me/credit');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-8">
        <Loaded from={found} waiting="h-24">
          {(data) => (
            <Figures>
              <Figure
                name={t('balance')}
                value={money(data.balance)}
                note={data.low ? t('low', { amount: money(data.low_below) }) : null}
                tone="warn"
              />
              {Number(data.test_balance) === 0 ? null : <Figure name={t('test')} value={money(data.test_balance)} note={t('testNote')} />}
            </Figures>
          )}
        </Loaded>
        <div className="grid gap-8 xl:grid-cols-2">
          <AddCredit />
          <UseCredit />
        </div>
        <ResourceSection of={movements} path="/api/v1/me/credit/history" isFile />
      </div>
    </Page>
  );
}

/** Every way of this service to buy credit. */
function AddCredit(): ReactNode {
  const { t } = useText(texts);
  const found = useQuery(capabilitiesQuery);
  return (
    <Section title={t('add')}>
      <Loaded from={found} waiting="h-48">
        {({ payments }) => <WaysToBuy payments={payments} />}
      </Loaded>
    </Section>
  );
}

function WaysToBuy({ payments }: { payments: Capabilities['payments'] }): ReactNode {
  const { t } = useText(texts);
  const { providers, protocols, buy_credit: buy, card_credit: card } = payments;
  const takesCards = card !== undefined;
  const takesTest = buy !== undefined && providers.some(({ id }) => id === 'test');
  const takesWallets = buy !== undefined && protocols.some(({ name }) => name === 'x402');
  return (
    <div className="panel grid gap-4 p-4">
      {takesCards || takesTest ? <BuyForm takesCards={takesCards} takesTest={takesTest} /> : null}
      {takesWallets ? (
        <div className="grid gap-2 text-sm text-muted">
          <p>{t('byWallet')}</p>
          <CodeBlock code={buyingSnippet()} isWrapped />
        </div>
      ) : null}
      {takesCards || takesTest || takesWallets ? null : <p className="text-sm text-muted">{t('no')}</p>}
      {!takesCards && takesTest ? <p className="text-[13px] text-faint">{t('testOnly')}</p> : null}
    </div>
  );
}

function BuyForm({ takesCards, takesTest }: { takesCards: boolean; takesTest: boolean }): ReactNode {
  const { t, money } = useText(texts);
  const [typed, setTyped] = useState('25.00');
  const { busy, error, run } = useWork<'card'>();
  const { steps, end, isRunning, start } = usePaidFlow();
  const byCard = () =>
    run('card', async () => {
      const body = { amount: typed, success_url: location.href, cancel_url: location.href };
      const headers = { 'Idempotency-Key': newIdempotencyKey() };
      const { url } = await api<Checkout>('/api/v1/me/credit/checkout', { body, headers });
      if (url !== null) location.assign(url);
    });
  async function byTest(): Promise<void> {
    const ended = await start({ method: 'POST', path: '/api/v1/credit', body: { amount: typed }, headers: ownPage() });
    if (ended?.kind !== 'delivered') return;
    toast(t('bought', { amount: money((ended.body as BoughtCredit).amount) }));
    await queries.invalidateQueries();
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void (submitter instanceof HTMLButtonElement && submitter.value === 'test' ? byTest() : byCard());
  }
  return (
    <>
      <form onSubmit={submit} className="grid gap-4">
        <InputField
          label={t('usd')}
          hint={t('amountHint')}
          isRequired
          name="amount"
          inputMode="decimal"
          pattern="\d{1,5}(\.\d{1,2})?"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="max-w-40"
        />
        <div className="flex flex-wrap gap-2">
          {takesCards ? (
            <Button type="submit" value="card" kind="primary" isBusy={busy !== null}>
              {t('byCard')}
            </Button>
          ) : null}
          {takesTest ? (
            <Button type="submit" value="test" kind={takesCards ? 'secondary' : 'primary'} isBusy={isRunning}>
              {t('byTest')}
            </Button>
          ) : null}
        </div>
      </form>
      <ErrorState error={error} />
      {end?.kind === 'refused' ? <ErrorState error={end.problem} /> : null}
      {steps.length === 0 ? null : <FlowSteps steps={steps} isStacked />}
    </>
  );
}

function UseCredit(): ReactNode {
  const { t } = useText(texts);
  return (
    <Section title={t('use')}>
      <div className="panel grid gap-3 p-4 text-sm text-muted">
        <p>{t('useHint')}</p>
        <CodeBlock code={payingSnippet()} isWrapped />
      </div>
    </Section>
  );
}

const buyingSnippet = (): string => `POST ${location.origin}/api/v1/credit
X-API-Key: YOUR_KEY

{"amount": "5.00"}`;

const payingSnippet = (): string => `curl ${location.origin}/api/tools/word-count \\
  -H 'X-API-Key: YOUR_KEY' \\
  -H 'X-Payment-Provider: credit' \\
  -H 'Content-Type: application/json' \\
  -d '{"text": "to be or not to be"}'`;
