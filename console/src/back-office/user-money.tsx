import type { AdminUserDetails, RevenueTotals, SetupLink, Statement } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { change, useApi } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AmountField, Form, InputField } from '../ui/form.tsx';
import { Figure, Figures } from './parts.tsx';

const texts = words({
  credit: ['Credit', '余额'],
  test: ['and {amount} in test money', '另有测试货币 {amount}'],
  owed: ['Owed to them', '应付给其'],
  owedNote: ['earnings that are not paid out yet', '尚未支付的收入'],
  sold: ['Sold', '销售额'],
  sales: ['{count, plural, one {# sale} other {# sales}}', '{count} 笔销售'],
  grant: ['Add credit', '添加余额'],
  grantHint: ['They can spend it at once. It is in the audit trail.', '对方可立即使用。操作会记入审计记录。'],
  granted: ['{amount} added', '已添加 {amount}'],
  link: ['Make a link for a new password', '生成重设密码链接'],
  linkHint: [
    'It works once, for 24 hours. Earlier links stop working, and their sessions end when it is used.',
    '一次有效，24 小时内可用。先前的链接失效；使用后其所有会话结束。',
  ],
  linkMade: ['Send it to them: it is shown only now.', '请发送给对方：仅显示这一次。'],
});

/** What an account has, is owed and has sold. */
export function UserMoney({ user }: { user: AdminUserDetails }): ReactNode {
  const { t, money } = useText(texts);
  // From a moment to itself: the balance alone.
  const [now] = useState(() => new Date().toISOString());
  const { data: statement } = useApi<Statement>(`/api/v1/admin/users/${user.id}/statement`, { since: now, until: now });
  const { data: revenue } = useApi<{ totals: RevenueTotals }>('/api/v1/admin/revenue-events', { owner_id: user.id, limit: 1 });
  const test = user.test_credit_balance;
  return (
    <Figures>
      <Figure name={t('credit')} value={money(user.credit_balance)} note={Number(test) === 0 ? null : t('test', { amount: money(test) })} />
      <Figure name={t('owed')} value={statement === undefined ? '–' : money(statement.closing_balance)} note={t('owedNote')} />
      <Figure
        name={t('sold')}
        value={revenue === undefined ? '–' : money(revenue.totals.amount)}
        note={revenue === undefined ? null : t('sales', { count: revenue.totals.events })}
      />
    </Figures>
  );
}

interface UserDialogProps {
  user: AdminUserDetails;
  close(): void;
}

export function GrantDialog({ user, close }: UserDialogProps): ReactNode {
  const { t, money } = useText(texts);
  // Of this window: what is sent twice is added once.
  const [key] = useState(newIdempotencyKey);
  return (
    <Dialog isOpen onOpenChange={close} title={t('grant')} description={t('grantHint')}>
      <Form
        label={t('grant')}
        buttonClassName="justify-self-end"
        submit={async ({ given, text }) => {
          await change(`/api/v1/admin/users/${user.id}/credit`, { body: given, headers: { 'Idempotency-Key': key } });
          toast(t('granted', { amount: money(text('amount')) }));
          close();
        }}
      >
        <AmountField label={t('usd')} name="amount" isRequired />
        <InputField label={t('note')} name="note" maxLength={200} autoComplete="off" />
      </Form>
    </Dialog>
  );
}

export function PasswordLinkDialog({ user, close }: UserDialogProps): ReactNode {
  const { t } = useText(texts);
  const [made, setMade] = useState<SetupLink | null>(null);
  return (
    <Dialog isOpen onOpenChange={close} title={t('link')} description={t(made === null ? 'linkHint' : 'linkMade')}>
      {made === null ? (
        <Form
          label={t('link')}
          buttonClassName="justify-self-end"
          submit={async () => setMade(await change<SetupLink>(`/api/v1/admin/users/${user.id}/setup-link`, { method: 'POST' }))}
        >
          {null}
        </Form>
      ) : (
        <CodeBlock code={made.url} isWrapped />
      )}
    </Dialog>
  );
}
