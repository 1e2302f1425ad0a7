import type { SignIns } from '@farebox/contract';
import type { ReactNode } from 'react';
import { change, useApi } from '../api/queries.ts';
import { goToIssuer, useSignInWays } from '../api/sign-in.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Form, PasswordField, type FormValues } from '../ui/form.tsx';
import { Section } from './parts.tsx';

const texts = words({
  title: ['Sign-in by other services', '外部登录'],
  none: ['None is connected.', '尚未关联。'],
  connect: ['Connect {name}', '关联 {name}'],
  remove: ['Remove {name} {email}', '移除 {name} {email}'],
  removed: ['Removed', '已移除'],
  current: ['Current password, if you have one', '当前密码（如有）'],
});

/** The issuers by which a person signs in to this account. Absent where the operator has set none and none is connected. */
export function SignInsSection(): ReactNode {
  const { t } = useText(texts);
  const ways = useSignInWays();
  const { data } = useApi<SignIns>('/api/v1/me/sign-ins');
  if (ways === undefined || data === undefined || ways.issuers.length + data.items.length === 0) return null;
  const connect =
    (issuer: string) =>
    ({ given }: FormValues): Promise<void> =>
      goToIssuer('/api/v1/me/sign-ins', { issuer, ...given }, '/console/desk/account');
  const remove = (id: string) => async (): Promise<void> => {
    await change(`/api/v1/me/sign-ins/${id}`, { method: 'DELETE' });
    toast(t('removed'));
  };
  return (
    <Section title={t('title')}>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          {data.items.length === 0 ? <p className="text-sm text-muted">{t('none')}</p> : null}
          {data.items.map(({ id, name, email }) => (
            <Form
              key={id}
              label={t('remove', { name, email: email ?? '' })}
              kind="secondary"
              buttonClassName="justify-self-start"
              submit={remove(id)}
            >
              {null}
            </Form>
          ))}
        </div>
        {ways.issuers.map(({ id, name }) => (
          <Form
            key={id}
            label={t('connect', { name })}
            kind="secondary"
            className="panel content-start p-4"
            clearsPasswords
            submit={connect(id)}
          >
            {ways.passwords ? <PasswordField label={t('current')} name="current_password" /> : null}
          </Form>
        ))}
      </div>
    </Section>
  );
}
