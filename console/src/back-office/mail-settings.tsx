import type { MailKind, MailLanguage, Notifications } from '@farebox/contract';
import type { ReactNode } from 'react';
import { change, useApi } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { useWork } from '../api/use-work.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox, Form, InputField, PasswordField, SelectField, type FormValues } from '../ui/form.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Section } from './parts.tsx';

const texts = words({
  title: ['Mails', '邮件'],
  off: ['This service sends no mail: its operator has set no mail server.', '此服务不发送邮件：运营者未设置邮件服务器。'],
  unconfirmed: ['{email} is not confirmed: it gets no messages yet.', '{email} 尚未确认，暂不会收到消息。'],
  again: ['Send the link again', '重新发送链接'],
  asked: ['A link is on its way', '链接已发出'],
  language: ['Language of the mails', '邮件语言'],
  invitation: ['Invitations to teams', '团队邀请'],
  receipt: ['Receipts of credit that you bought', '购买余额的收据'],
  payout: ['Payouts', '收益付款'],
  sales: ['Your sales, once a day', '每日销售'],
  low_credit: ['Low credit', '余额不足'],
  demand: ['Agents look for your data', '有智能体寻找你的数据'],
  alert: ['Alerts for operators', '运营警报'],
  newEmail: ['New address', '新地址'],
  newEmailHint: ['A link is mailed to it. It is your address once you opened the link.', '系统会向新地址发送链接，打开后即生效。'],
  current: ['Current password', '当前密码'],
  changeEmail: ['Change the address', '更改地址'],
});

const path = '/api/v1/auth/me/notifications';
const kinds = ['receipt', 'payout', 'sales', 'low_credit', 'demand', 'invitation', 'alert'] as const satisfies readonly MailKind[];

/** Which mails an account gets, and at which address. */
export function MailSettings(): ReactNode {
  const { t } = useText(texts);
  const { data, error } = useApi<Notifications>(path);
  return (
    <Section title={t('title')}>
      <ErrorState error={error} />
      {data === undefined ? null : data.is_on ? (
        <div className="grid gap-8 lg:grid-cols-2">
          <KindsForm {...data} />
          <EmailForm />
        </div>
      ) : (
        <p className="text-sm text-muted">{t('off')}</p>
      )}
    </Section>
  );
}

function KindsForm({ email, is_confirmed: isConfirmed, language, switched_off: off }: Notifications): ReactNode {
  const { t } = useText(texts);
  const isAdmin = useSession()?.user?.role === 'admin';
  const { error, run } = useWork<'again'>();
  const shown = kinds.filter((kind) => isAdmin || kind !== 'alert');
  async function save({ isChecked, text }: FormValues): Promise<void> {
    const body = { language: text('language') as MailLanguage, switched_off: shown.filter((kind) => !isChecked(kind)) };
    await change(path, { method: 'PATCH', body });
    toast(t('saved'));
  }
  const again = () =>
    run('again', async () => {
      await change('/api/v1/auth/me/confirm-email', { method: 'POST' });
      toast(t('asked'));
    });
  return (
    <div className="grid content-start gap-4">
      {isConfirmed ? null : (
        <div className="grid justify-items-start gap-2 text-sm">
          <p>{t('unconfirmed', { email })}</p>
          <Button size="small" onClick={() => void again()}>
            {t('again')}
          </Button>
          <ErrorState error={error} />
        </div>
      )}
      <Form label={t('save')} kind="secondary" buttonClassName="justify-self-start" className="panel content-start p-4" submit={save}>
        {shown.map((kind) => (
          <Checkbox key={kind} label={t(kind)} name={kind} defaultChecked={!off.includes(kind)} />
        ))}
        <SelectField
          label={t('language')}
          name="language"
          defaultValue={language}
          choices={[
            ['en', 'English'],
            ['zh', '中文'],
          ]}
        />
      </Form>
    </div>
  );
}

function EmailForm(): ReactNode {
  const { t } = useText(texts);
  async function ask({ text }: FormValues): Promise<void> {
    await change('/api/v1/auth/me/email', { method: 'POST', body: { email: text('email'), current_password: text('current') } });
    toast(t('asked'));
  }
  return (
    <Form
      label={t('changeEmail')}
      kind="secondary"
      buttonClassName="justify-self-start"
      className="panel content-start p-4"
      clearsPasswords
      submit={ask}
    >
      <InputField
        label={t('newEmail')}
        hint={t('newEmailHint')}
        isRequired
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PasswordField label={t('current')} isRequired name="current" />
    </Form>
  );
}
