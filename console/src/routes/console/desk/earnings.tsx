import type { MyRevenuePage, PayoutLine, RevenueEvent, Statement } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { useSession } from '../../../api/session.ts';
import { Page } from '../../../shell/page.tsx';
import { money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Field, NativeSelect } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import { Figure, Figures, Mono, Section, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

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
  payouts: ['Payouts', '付款'],
  noPayouts: ['Nothing was paid out yet', '尚未付款'],
  noPayoutsHint: [
    'The operator pays owners with a wallet, once the balance is large and old enough.',
    '余额达到最低金额并超过保留期后，运营方会向设有钱包的所有者付款。',
  ],
  state: ['State', '状态'],
  amount: ['Amount', '金额'],
  to: ['To', '收款地址'],
  reference: ['Transaction', '交易'],
  when: ['When', '时间'],
  pending: ['waiting', '等待中'],
  sending: ['being sent', '发送中'],
  sent: ['sent', '已发送'],
  paid: ['paid', '已支付'],
  failed: ['failed: it is owed to you again', '失败：已退回应付余额'],
  statement: ['Statement', '对账单'],
  month: ['Month (UTC)', '月份（UTC）'],
  opening: ['At the beginning', '期初余额'],
  closing: ['At the end', '期末余额'],
  balance: ['Balance', '余额'],
  kind: ['What', '内容'],
  payment: ['Payment', '支付'],
  csv: ['Download as CSV', '下载 CSV'],
  noEntries: ['Nothing moved in this month', '本月无变动'],
  incomplete: ['The month has more entries than are shown here: the CSV has all.', '本月条目过多，此处未全部显示；CSV 中包含全部。'],
  sales: ['Sales', '销售'],
  noSales: ['Nothing was sold yet', '尚无销售'],
  sold: ['Sold', '售出'],
  price: ['Price', '价格'],
  net: ['Yours', '归你'],
  refunded: ['refunded', '已退款'],
});

export const Route = createFileRoute('/console/desk/earnings')({ component: EarningsPage });

const revenue = '/api/v1/me/revenue';
const tones = { pending: 'plain', sending: 'accent', sent: 'accent', paid: 'good', failed: 'bad' } as const;

function EarningsPage(): ReactNode {
  const t = useWords(texts);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-8">
        <Balance />
        <Payouts />
        <MonthlyStatement />
        <Sales />
      </div>
    </Page>
  );
}

function Balance(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const wallet = useSession()?.user?.payout_wallet ?? null;
  const found = useQuery({
    queryKey: ['sales', 'balance'],
    queryFn: ({ signal }) => api<z.output<typeof MyRevenuePage>>(revenue, { query: { limit: 1 }, signal }),
  });
  return (
    <Loaded from={found} waiting="h-24">
      {(data) => (
        <Figures>
          <Figure name={t('owed')} value={money(data.balance, language)} note={t('owedNote')} />
          {Number(data.test_balance) === 0 ? null : (
            <Figure name={t('test')} value={money(data.test_balance, language)} note={t('testNote')} tone="warn" />
          )}
          <Figure
            name={t('wallet')}
            value={
              wallet === null ? (
                t('noWallet')
              ) : (
                <code className="text-base">{`${wallet.address.slice(0, 8)}…${wallet.address.slice(-6)}`}</code>
              )
            }
            note={
              wallet === null ? (
                <Link to="/console/desk/account" className="text-link">
                  {t('setWallet')}
                </Link>
              ) : (
                wallet.network
              )
            }
            tone={wallet === null ? 'warn' : 'plain'}
          />
        </Figures>
      )}
    </Loaded>
  );
}

function Payouts(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const list = useList<PayoutLine>('/api/v1/me/payouts');
  return (
    <Section title={t('payouts')}>
      <ListTable
        caption={t('payouts')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('noPayouts'), hint: t('noPayoutsHint') }}
        columns={[
          { id: 'state', head: t('state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(state)}</Badge> },
          { id: 'amount', head: t('amount'), isNumber: true, cell: ({ amount }) => money(amount, language) },
          { id: 'to', head: t('to'), cell: ({ address }) => <Mono>{address}</Mono> },
          { id: 'reference', head: t('reference'), cell: ({ reference, failure }) => <Mono>{reference ?? failure ?? ''}</Mono> },
          { id: 'when', head: t('when'), cell: (line) => <When time={line.finished_at ?? line.created_at} /> },
        ]}
      />
    </Section>
  );
}

function MonthlyStatement(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const months = latestMonths();
  const [since, setSince] = useState(months[0]?.since ?? '');
  const month = months.find((each) => each.since === since);
  const query = { since, until: month?.until };
  const found = useQuery({
    queryKey: ['statement', since],
    queryFn: ({ signal }) => api<Statement>('/api/v1/me/statement', { query, signal }),
  });
  const file = `/api/v1/me/statement?${new URLSearchParams({ since, until: month?.until ?? '', format: 'csv' }).toString()}`;
  const named = new Intl.DateTimeFormat(language === 'zh' ? 'zh-Hans' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Section
      title={t('statement')}
      actions={
        <a href={file} download className={buttonClasses('secondary', 'small')}>
          {t('csv')}
        </a>
      }
    >
      <div className="max-w-56">
        <Field label={t('month')}>
          {(control) => (
            <NativeSelect {...control} value={since} onChange={({ target }) => setSince(target.value)}>
              {months.map((each) => (
                <option key={each.since} value={each.since}>
                  {named.format(new Date(each.since))}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <Loaded from={found} waiting="h-40">
        {(data) => (
          <div className="grid gap-3">
            <Figures>
              <Figure name={t('opening')} value={money(data.opening_balance, language)} />
              <Figure name={t('closing')} value={money(data.closing_balance, language)} />
            </Figures>
            {data.is_complete ? null : <p className="text-sm text-warn">{t('incomplete')}</p>}
            <Table
              caption={t('statement')}
              rows={data.entries}
              empty={{ title: t('noEntries') }}
              keyOf={({ id }) => id}
              columns={[
                { id: 'kind', head: t('kind'), cell: ({ kind }) => kind },
                { id: 'payment', head: t('payment'), cell: (entry) => <Mono>{entry.payment_id ?? ''}</Mono> },
                { id: 'amount', head: t('amount'), isNumber: true, cell: ({ amount }) => money(amount, language) },
                { id: 'balance', head: t('balance'), isNumber: true, cell: ({ balance }) => money(balance, language) },
                { id: 'when', head: t('when'), cell: (entry) => <When time={entry.created_at} /> },
              ]}
            />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function Sales(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const list = useList<RevenueEvent>(revenue);
  return (
    <Section
      title={t('sales')}
      actions={
        <a href={`${revenue}?format=csv`} download className={buttonClasses('secondary', 'small')}>
          {t('csv')}
        </a>
      }
    >
      <ListTable
        caption={t('sales')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('noSales') }}
        columns={[
          {
            id: 'sold',
            head: t('sold'),
            cell: (sale) => (
              <>
                <span className="inline-block align-middle">
                  <SoldTitle id={sale.service_id} />
                </span>
                {sale.is_test ? (
                  <Badge tone="warn" className="ml-2">
                    test
                  </Badge>
                ) : null}
                {sale.given_back_at === null ? null : (
                  <Badge tone="bad" className="ml-2">
                    {t('refunded')}
                  </Badge>
                )}
              </>
            ),
          },
          { id: 'price', head: t('price'), isNumber: true, cell: ({ amount }) => money(amount, language) },
          { id: 'net', head: t('net'), isNumber: true, cell: ({ net }) => money(net, language) },
          { id: 'payment', head: t('payment'), cell: (sale) => <Mono>{sale.payment_id}</Mono> },
          { id: 'when', head: t('when'), cell: (sale) => <When time={sale.created_at} /> },
        ]}
      />
    </Section>
  );
}

/** This month and the twelve before, each from its first moment to that of the next. */
function latestMonths(): Array<{ since: string; until: string }> {
  const now = new Date();
  const first = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString();
  return Array.from({ length: 13 }, (_, back) => ({ since: first(back), until: first(back - 1) }));
}
