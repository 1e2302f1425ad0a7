import type { ConfirmedEmail } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Form } from '../../ui/form.tsx';
import { EmptyState } from '../../ui/states.tsx';

const texts = words({
  title: ['Confirm your address', '确认邮箱地址'],
  lead: ['Then the messages of your account come to it.', '确认后，账户消息会发送到此地址。'],
  confirm: ['Confirm', '确认'],
  done: ['{email} is confirmed', '{email} 已确认'],
  noToken: ['This page needs the whole link of the mail', '此页面需要邮件中的完整链接'],
});

/** A button, because mail programs open links by themselves. The token is in the fragment, which servers and proxies do not see. */
export default function ConfirmPage(): ReactNode {
  const { t } = useText(texts);
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const [email, setEmail] = useState<string | null>(null);
  async function confirm(): Promise<void> {
    const answer = await api<z.output<typeof ConfirmedEmail>>('/api/v1/auth/confirm-email', { body: { token } });
    history.replaceState(null, '', location.pathname);
    await queries.invalidateQueries();
    setEmail(answer.email);
  }
  return (
    <Page title={t('title')} lead={t('lead')} className="max-w-lg">
      {email !== null ? (
        <EmptyState title={t('done', { email })} />
      ) : token === null ? (
        <EmptyState title={t('noToken')} />
      ) : (
        <Form label={t('confirm')} className="panel p-5" submit={confirm}>
          {null}
        </Form>
      )}
    </Page>
  );
}
