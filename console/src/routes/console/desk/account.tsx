import type { ListedSession, SecondFactor, Session, User } from '@farebox/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { actingAccount } from '../../../api/acting.ts';
import { api } from '../../../api/client.ts';
import { change, queries, useApi } from '../../../api/queries.ts';
import { endSession } from '../../../api/session.ts';
import { useWork } from '../../../api/use-work.ts';
import { deviceName } from '../../../back-office/device-name.ts';
import { MailSettings } from '../../../back-office/mail-settings.tsx';
import { Section } from '../../../back-office/parts.tsx';
import { PayoutWalletField, type SignedWallet } from '../../../back-office/payout-wallet-field.tsx';
import { useSignInWays } from '../../../api/sign-in.ts';
import { SecondFactorSection } from '../../../back-office/second-factor.tsx';
import { SignInsSection } from '../../../back-office/sign-ins.tsx';
import { time } from '../../../resource/cells.tsx';
import { ResourceTable, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { AreaField, Checkbox, PasswordField, Form, InputField, type FormValues } from '../../../ui/form.tsx';
import { ErrorState } from '../../../ui/states.tsx';

const texts = words({
  title: ['Account', '账户'],
  teamHint: [
    'This is the account of the team. Switch to your own for your password, second factor, mails and sessions.',
    '这是团队账户。切换到你自己的账户可管理密码、双重验证、邮件和会话。',
  ],
  logOut: ['Log out', '退出登录'],
  profile: ['Profile', '资料'],
  nameHint: ['Shown to buyers, on each thing that you sell.', '显示在你出售的每件商品上。'],
  about: ['About you', '简介'],
  aboutHint: ['On your page as a seller.', '显示在你的卖家页面上。'],
  website: ['Your site', '网站'],
  current: ['Current password', '当前密码'],
  currentHint: ['If the account has one.', '如账户已设置。'],
  next: ['New password', '新密码'],
  code: ['Code', '验证码'],
  codeHint: ['For another payout wallet.', '更换收款钱包时需要。'],
  nextHint: ['At least 10 characters. It ends every other session.', '至少 10 个字符。会结束其他所有会话。'],
  endAgents: ['Also end every API key and connected agent', '同时结束所有 API 密钥和已连接的智能体'],
  sessions: ['Where you are logged in', '登录设备'],
  device: ['Device', '设备'],
  client: ['A client with a token', '持有令牌的客户端'],
  seen: ['Last seen', '最近使用'],
  here: ['here', '当前'],
  end: ['Log out', '退出'],
  others: ['Log out everywhere else', '退出其他所有设备'],
  ended: ['Logged out', '已退出'],
});

const network = 'eip155:8453';
const sessionsPath = '/api/v1/me/sessions';

export default function AccountPage(): ReactNode {
  const { t } = useText(texts);
  const navigate = useNavigate();
  const ways = useSignInWays();
  const { error, run } = useWork<'leave'>();
  const isTeam = actingAccount() !== null;
  const leave = () =>
    run('leave', async () => {
      await endSession();
      await navigate({ to: '/console/login' });
    });
  return (
    <Page title={t('title')} actions={<Button onClick={() => void leave()}>{t('logOut')}</Button>}>
      <div className="grid gap-8">
        <ErrorState error={error} />
        <div className="grid gap-8 lg:grid-cols-2">
          <ProfileForm />
          {isTeam ? <p className="text-sm text-muted">{t('teamHint')}</p> : ways?.passwords === true ? <PasswordForm /> : null}
        </div>
        {isTeam ? null : (
          <>
            <SignInsSection />
            <SecondFactorSection />
            <MailSettings />
            <SessionList />
          </>
        )}
      </div>
    </Page>
  );
}

function ProfileForm(): ReactNode {
  const { t } = useText(texts);
  const { data: user } = useApi<User>('/api/v1/auth/me');
  const saved = user?.payout_wallet ?? null;
  const isProven = user?.payout_wallet_proven ?? false;
  const [signed, setSigned] = useState<SignedWallet | null>(null);
  const { data: factor } = useApi<SecondFactor>('/api/v1/me/second-factor');
  function walletOf({ given: { wallet: address } }: FormValues): object {
    if (address === undefined) return { payout_wallet: null };
    if (signed === null) return { payout_wallet: { network: saved?.network ?? network, address } };
    return { payout_wallet: signed.wallet, payout_wallet_proof: signed.proof };
  }
  if (user === undefined) return null;
  return (
    <Section title={t('profile')}>
      <UpdateForm
        afterwards={() => setSigned(null)}
        bodyOf={(values) => ({
          display_name: values.given['name'],
          about: values.given['about'] ?? null,
          website: values.given['website'] ?? null,
          ...walletOf(values),
          ...(values.given['current'] === undefined ? {} : { current_password: values.given['current'] }),
          ...(values.given['code'] === undefined ? {} : { code: values.given['code'] }),
        })}
      >
        <InputField label={t('name')} hint={t('nameHint')} name="name" defaultValue={user?.display_name ?? ''} maxLength={100} />
        <AreaField label={t('about')} hint={t('aboutHint')} name="about" rows={3} maxLength={1000} defaultValue={user?.about ?? ''} />
        <InputField
          label={t('website')}
          name="website"
          type="url"
          placeholder="https://"
          pattern="https://.+"
          defaultValue={user?.website ?? ''}
        />
        <PayoutWalletField
          key={`${saved?.address ?? ''} ${isProven}`}
          saved={saved}
          isProven={isProven}
          network={network}
          onSigned={setSigned}
        />
        {saved === null ? null : <PasswordField label={t('current')} name="current" />}
        {factor?.totp === true ? (
          <InputField label={t('code')} hint={t('codeHint')} name="code" autoComplete="one-time-code" maxLength={32} />
        ) : null}
      </UpdateForm>
    </Section>
  );
}

function PasswordForm(): ReactNode {
  const { t } = useText(texts);
  return (
    <Section title={t('password')}>
      <UpdateForm
        bodyOf={({ given }) => ({
          password: given['next'],
          ...(given['current'] === undefined ? {} : { current_password: given['current'] }),
          revoke_keys: given['revoke_keys'] === 'on',
        })}
      >
        <PasswordField label={t('current')} hint={t('currentHint')} name="current" />
        <PasswordField label={t('next')} hint={t('nextHint')} isRequired name="next" isNew />
        <Checkbox label={t('endAgents')} name="revoke_keys" />
      </UpdateForm>
    </Section>
  );
}

interface UpdateFormProps {
  bodyOf: (values: FormValues) => object;
  afterwards?: () => void;
  children: ReactNode;
}

function UpdateForm({ bodyOf, afterwards, children }: UpdateFormProps): ReactNode {
  const { t } = useText(texts);
  async function submit(values: FormValues): Promise<void> {
    await api<Session>('/api/v1/auth/me', { method: 'PATCH', body: bodyOf(values) });
    afterwards?.();
    await queries.invalidateQueries();
    toast(t('saved'));
  }
  return (
    <Form
      label={t('save')}
      kind="secondary"
      buttonClassName="justify-self-start"
      className="panel content-start p-4"
      clearsPasswords
      submit={submit}
    >
      {children}
    </Form>
  );
}

const sessions: Resource<ListedSession, typeof texts> = {
  texts,
  name: 'sessions',
  columns: {
    device: ({ device, kind }, { t }) => (
      <span title={device ?? undefined}>{kind === 'bearer' || device === null ? t('client') : deviceName(device)}</span>
    ),
    seen: time((session) => session.seen_at ?? session.created_at),
    here: {
      isHeadless: true,
      cell: (session, { t }) => (session.is_current ? <Badge tone="accent">{t('here')}</Badge> : null),
    },
  },
  acts: [
    {
      name: 'end',
      isFor: (session) => !session.is_current,
      async run({ id }, { done }) {
        await api(`${sessionsPath}/${id}`, { method: 'DELETE' });
        done('ended');
      },
    },
  ],
};

function SessionList(): ReactNode {
  const { t } = useText(texts);
  const { data, ...rest } = useApi<{ items: ListedSession[] }>(sessionsPath);
  const { error, run } = useWork<'end'>();
  const endOthers = () =>
    run('end', async () => {
      await change(sessionsPath, { method: 'DELETE' });
      toast(t('ended'));
    });
  const others = (
    <Button size="small" onClick={() => void endOthers()}>
      {t('others')}
    </Button>
  );
  return (
    <Section title={t('sessions')} actions={others}>
      <ErrorState error={error} />
      <ResourceTable of={sessions} list={{ ...rest, data: data?.items }} />
    </Section>
  );
}
