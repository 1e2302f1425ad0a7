import type { Earnings, MyRevenuePage, PayoutLine, RevenueEvent, Statement } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { useSession } from '../../../api/session.ts';
import { addressOf } from '../../../api/acting.ts';
import { useApi } from '../../../api/queries.ts';
import { Address } from '../../../back-office/explorer.tsx';
import { latestMonths } from '../../../back-office/months.ts';
import { EarningsChart } from '../../../back-office/earnings-chart.tsx';
import { Figure, Figures, Section } from '../../../back-office/parts.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { amount, code, time, word } from '../../../resource/cells.tsx';
import { CsvLink } from '../../../resource/csv-link.tsx';
import { ResourceSection, ResourceTable, there, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Choice, SelectField } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Earnings', '收入'],
  lead: ['What your data and tools earned, and what was paid out to you.', '你的数据和工具的收入，以及已支付给你的款项。'],
  owed: ['Owed to you', '应付给你'],
  owedNote: ['paid out by the operator in batches', '由运营方分批支付'],
  test: ['In test money', '测试货币'],
  testNote: ['worthless: never paid out, and in no statement', '无价值：不会支付，也不计入对账单'],
  wallet: ['Paid to', '收款钱包'],
  noWallet: ['no wallet yet', '尚无钱包'],
  setWallet: ['Name a wallet', '设置钱包'],
  byDay: ['Your share by day', '每日收入'],
  payouts: ['Payouts', '付款'],
  noPayouts: ['Nothing was paid out yet', '尚未付款'],
  noPayoutsHint: [
    'The operator pays owners with a wallet, once the balance is large and old enough.',
    '余额达到最低金额并超过保留期后，运营方会向设有钱包的所有者付款。',
  ],
  to: ['To', '收款地址'],
  reference: ['Transaction', '交易'],
  pending: ['waiting', '等待中'],
  sending: ['being sent', '发送中'],
  sent: ['sent', '已发送'],
  paid: ['paid', '已支付'],
  failed: ['failed: it is owed to you again', '失败：已退回应付余额'],
  statement: ['Statement', '对账单'],
  pdf: ['Download as PDF', '下载 PDF'],
  month: ['Month (UTC)', '月份（UTC）'],
  opening: ['At the beginning', '期初余额'],
  closing: ['At the end', '期末余额'],
  balance: ['Balance', '余额'],
  noEntries: ['Nothing moved in this month', '本月无变动'],
  incomplete: ['The month has more entries than are shown here: the CSV has all.', '本月条目过多，此处未全部显示；CSV 中包含全部。'],
  sales: ['Sales', '销售'],
  noSales: ['Nothing was sold yet', '尚无销售'],
  sold: ['Sold', '售出'],
  net: ['Yours', '归你'],
  refunded: ['refunded', '已退款'],
});

const revenue = '/api/v1/me/revenue';
const tones = { pending: 'plain', sending: 'accent', sent: 'accent', paid: 'good', failed: 'bad' } as const;

const payouts: Resource<PayoutLine, typeof texts> = {
  texts,
  name: 'payouts',
  none: 'noPayouts',
  noneHint: 'noPayoutsHint',
  columns: {
    state: ({ state }, { t }) => <Badge tone={tones[state]}>{t(state)}</Badge>,
    amount: amount((line) => line.amount),
    to: code(({ address }) => address),
    reference: code(({ reference, failure }) => reference ?? failure),
    when: time((line) => line.finished_at ?? line.created_at),
  },
};

const entries: Resource<Statement['entries'][number], typeof texts> = {
  texts,
  name: 'statement',
  none: 'noEntries',
  columns: {
    when: time((entry) => entry.created_at),
    what: word(({ kind }) => kind),
    sold: ({ service_id: id, title }) => (id === null ? null : <SoldTitle id={id} title={title} />),
    amount: amount((entry) => entry.amount),
    balance: amount(({ balance }) => balance),
    payment: code((entry) => entry.payment_id),
  },
};

const sales: Resource<RevenueEvent, typeof texts> = {
  texts,
  name: 'sales',
  none: 'noSales',
  columns: {
    sold: (sale, { t }) => (
      <span className="inline-flex items-center gap-2">
        <SoldTitle id={sale.service_id} title={sale.title} />
        {sale.is_test ? <Badge tone="warn">test</Badge> : null}
        {sale.given_back_at === null ? null : <Badge tone="bad">{t('refunded')}</Badge>}
      </span>
    ),
    price: amount((sale) => sale.amount),
    net: amount(({ net }) => net),
    payment: code((sale) => sale.payment_id),
    when: time((sale) => sale.created_at),
  },
};

export default function EarningsPage(): ReactNode {
  const { t } = useText(texts);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-8">
        <Balance />
        <ByDay />
        <ResourceSection of={payouts} path="/api/v1/me/payouts" />
        <MonthlyStatement />
        <ResourceSection of={sales} path={revenue} isFile />
      </div>
    </Page>
  );
}

function Balance(): ReactNode {
  const { t, money } = useText(texts);
  const found = useApi<z.output<typeof MyRevenuePage>>(revenue, { limit: 1 });
  return (
    <Loaded from={found} waiting="h-24">
      {(data) => (
        <Figures>
          <Figure name={t('owed')} value={money(data.balance)} note={t('owedNote')} />
          {Number(data.test_balance) === 0 ? null : (
            <Figure name={t('test')} value={money(data.test_balance)} note={t('testNote')} tone="warn" />
          )}
          <WalletFigure />
        </Figures>
      )}
    </Loaded>
  );
}

function ByDay(): ReactNode {
  const { t } = useText(texts);
  const [days, setDays] = useState(30);
  const earnings = useApi<Earnings>('/api/v1/me/earnings', { days }, { placeholderData: (before) => before });
  return (
    <Section
      title={t('byDay')}
      actions={
        <Choice
          label={t('period')}
          value={days}
          choices={[7, 30, 90].map((each) => [each, t('days', { days: each })])}
          onChoose={setDays}
        />
      }
    >
      <Loaded from={earnings} waiting="h-56">
        {(data) => <EarningsChart days={data.days} />}
      </Loaded>
    </Section>
  );
}

function WalletFigure(): ReactNode {
  const { t } = useText(texts);
  const wallet = useSession()?.user?.payout_wallet ?? null;
  if (wallet !== null) return <Figure name={t('wallet')} value={<Address address={wallet.address} />} note={wallet.network} />;
  const set = (
    <Link to="/console/desk/account" className="text-link">
      {t('setWallet')}
    </Link>
  );
  return <Figure name={t('wallet')} value={t('noWallet')} note={set} tone="warn" />;
}

function MonthlyStatement(): ReactNode {
  const { t, month, language } = useText(texts);
  const months = latestMonths(new Date());
  const [since, setSince] = useState(months[0]?.since ?? '');
  const until = months.find((each) => each.since === since)?.until ?? '';
  const path = '/api/v1/me/statement';
  const found = useApi<Statement>(path, { since, until });
  const query = new URLSearchParams({ since, until }).toString();
  const files = (
    <div className="flex flex-wrap gap-2">
      <a href={addressOf(`${path}?${query}&format=pdf&language=${language}`)} download className={buttonClasses('secondary', 'small')}>
        {t('pdf')}
      </a>
      <CsvLink path={`${path}?${query}`} label={t('csv')} size="small" />
    </div>
  );
  return (
    <Section title={t('statement')} actions={files}>
      <div className="max-w-56">
        <SelectField
          label={t('month')}
          value={since}
          onChange={({ target }) => setSince(target.value)}
          choices={months.map((each) => [each.since, month(each.since)])}
        />
      </div>
      <Loaded from={found} waiting="h-40">
        {(statement) => <StatementOf statement={statement} />}
      </Loaded>
    </Section>
  );
}

function StatementOf({ statement }: { statement: Statement }): ReactNode {
  const { t, money } = useText(texts);
  return (
    <div className="grid gap-3">
      <Figures>
        <Figure name={t('opening')} value={money(statement.opening_balance)} />
        <Figure name={t('closing')} value={money(statement.closing_balance)} />
      </Figures>
      {statement.is_complete ? null : <p className="text-sm text-warn">{t('incomplete')}</p>}
      <ResourceTable of={entries} list={there(statement.entries)} />
    </div>
  );
}
