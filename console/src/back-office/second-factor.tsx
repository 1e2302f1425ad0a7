import type { NewTotp, RecoveryCodes, SecondFactor } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { change, queries, useApi } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { Form, InputField, PasswordField, type FormValues } from '../ui/form.tsx';
import { Section } from './parts.tsx';
import { addPasskey, hasPasskeys } from './passkeys.ts';

const texts = words({
  title: ['Second factor', '双重验证'],
  app: ['Authenticator app', '身份验证器应用'],
  appHint: ['You enter its code with your password.', '登录时除密码外还需输入其验证码。'],
  current: ['Current password, if you have one', '当前密码（如有）'],
  begin: ['Set up an app', '设置应用'],
  enter: ['Enter this secret in the app, then its code here.', '请在应用中输入此密钥，然后在此输入验证码。'],
  code: ['Code', '验证码'],
  confirm: ['Confirm', '确认'],
  kept: [
    'Keep these codes: each logs you in once if the app is lost. They are not shown again.',
    '请保存这些恢复码：应用丢失时每个可登录一次，且不再显示。',
  ],
  left: ['{count} recovery codes are left.', '剩余 {count} 个恢复码。'],
  remove: ['Remove the app', '移除应用'],
  removePasskey: ['Remove passkey {name}', '移除通行密钥 {name}'],
  passkeys: ['Passkeys', '通行密钥'],
  passkeysHint: ['Log in with a finger or a PIN of your device, without a password.', '使用设备的指纹或 PIN 登录，无需密码。'],
  add: ['Add a passkey', '添加通行密钥'],
  added: ['Added', '已添加'],
  removed: ['Removed', '已移除'],
});

const path = '/api/v1/me/second-factor';

/** The app and the keys that an account has beside its password. */
export function SecondFactorSection(): ReactNode {
  const { t } = useText(texts);
  const { data } = useApi<SecondFactor>(path);
  if (data === undefined) return null;
  return (
    <Section title={t('title')}>
      <div className="grid gap-8 lg:grid-cols-2">
        {data.totp ? <RemoveApp left={data.recovery_codes_left} /> : <AddApp />}
        {hasPasskeys() ? <PasskeyList known={data.passkeys} /> : null}
      </div>
    </Section>
  );
}

function AddApp(): ReactNode {
  const { t } = useText(texts);
  const [begun, setBegun] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    return (
      <div className="panel grid content-start gap-4 p-4">
        <p>{t('kept')}</p>
        <CodeBlock code={codes.join('\n')} />
      </div>
    );
  }
  if (begun === null) {
    const begin = async ({ given }: FormValues): Promise<void> => setBegun(await api<NewTotp>(`${path}/totp`, { body: given }));
    return (
      <Form label={t('begin')} kind="secondary" buttonClassName="justify-self-start" className="panel content-start p-4" submit={begin}>
        <p className="text-sm font-medium">{t('app')}</p>
        <p className="text-sm text-muted">{t('appHint')}</p>
        <PasswordField label={t('current')} name="current_password" />
      </Form>
    );
  }
  const confirm = async ({ given }: FormValues): Promise<void> =>
    setCodes((await api<RecoveryCodes>(`${path}/totp/confirm`, { body: given })).recovery_codes);
  return (
    <Form label={t('confirm')} className="panel content-start p-4" submit={confirm}>
      <p className="text-sm text-muted">{t('enter')}</p>
      <CodeBlock code={begun.secret} />
      <InputField label={t('code')} isRequired name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
    </Form>
  );
}

function RemoveApp({ left }: { left: number }): ReactNode {
  const { t } = useText(texts);
  const remove = async ({ given }: FormValues): Promise<void> => {
    await change(`${path}/totp/remove`, { body: given });
    toast(t('removed'));
  };
  return (
    <Form label={t('remove')} kind="secondary" buttonClassName="justify-self-start" className="panel content-start p-4" submit={remove}>
      <p className="text-sm font-medium">{t('app')}</p>
      <p className="text-sm text-muted">{t('left', { count: String(left) })}</p>
      <InputField label={t('code')} isRequired name="code" autoComplete="one-time-code" maxLength={32} />
    </Form>
  );
}

function PasskeyList({ known }: { known: SecondFactor['passkeys'] }): ReactNode {
  const { t, ago } = useText(texts);
  const add = async ({ given, text }: FormValues): Promise<void> => {
    await addPasskey(text('name'), given['current_password']);
    await queries.invalidateQueries();
    toast(t('added'));
  };
  const remove = (id: string) => async (): Promise<void> => {
    await change(`/api/v1/me/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' });
    toast(t('removed'));
  };
  return (
    <div className="grid content-start gap-4">
      <Form
        label={t('add')}
        kind="secondary"
        buttonClassName="justify-self-start"
        className="panel content-start p-4"
        clearsPasswords
        submit={add}
      >
        <p className="text-sm font-medium">{t('passkeys')}</p>
        <p className="text-sm text-muted">{t('passkeysHint')}</p>
        <InputField label={t('name')} isRequired name="name" maxLength={100} autoComplete="off" />
        <PasswordField label={t('current')} name="current_password" />
      </Form>
      {known.map(({ id, name, last_used_at: usedAt }) => (
        <div key={id} className="panel flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
          <span>{name}</span>
          {usedAt === null ? null : <span className="text-muted">{ago(usedAt)}</span>}
          <Form label={t('removePasskey', { name })} kind="secondary" submit={remove(id)}>
            {null}
          </Form>
        </div>
      ))}
    </div>
  );
}
