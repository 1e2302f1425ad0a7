import type { ApiKey, CreatedApiKey } from '@farebox/contract';
import { createFileRoute } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { Page } from '../../../shell/page.tsx';
import { money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';

const texts = words({
  title: ['API keys', 'API 密钥'],
  lead: [
    'For your agents. A key spends your credit, within its caps, and can change nothing else.',
    '供你的代理使用。密钥在上限内使用你的余额，不能更改其他内容。',
  ],
  create: ['Create a key', '创建密钥'],
  name: ['Name', '名称'],
  call: ['Cap of a call', '单次上限'],
  day: ['Cap of a day', '每日上限'],
  total: ['Cap in total', '总上限'],
  capHint: ['In USD; empty: none.', '美元；留空表示无上限。'],
  hint: ['Begins with', '开头'],
  spent: ['Spent', '已花费'],
  made: ['Made', '创建'],
  none: ['No keys yet', '尚无密钥'],
  shown: ['Your key, shown once', '你的密钥，仅显示一次'],
  shownHint: ['Copy it now: only its hash is stored.', '请立即复制：仅保存其哈希值。'],
  revoke: ['Revoke', '吊销'],
  revokeTitle: ['Revoke {name}', '吊销 {name}'],
  revokeHint: ['It is refused at once, and this cannot be undone. Type its name.', '将立即被拒绝，且无法撤销。请输入名称。'],
  revoked: ['Revoked', '已吊销'],
});

export const Route = createFileRoute('/console/desk/keys')({ component: KeysPage });

function KeysPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const list = useList<ApiKey>('/api/v1/me/api-keys');
  const [isMaking, setMaking] = useState(false);
  const [ended, setEnded] = useState<ApiKey | null>(null);
  const cap = (amount: string | null) => (amount === null ? '–' : money(amount, language));
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button kind="primary" onClick={() => setMaking(true)}>
          {t('create')}
        </Button>
      }
    >
      <ListTable
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('none') }}
        columns={[
          { id: 'name', head: t('name'), cell: ({ name }) => name },
          { id: 'hint', head: t('hint'), cell: ({ hint }) => <Mono>{hint}</Mono> },
          { id: 'call', head: t('call'), isNumber: true, cell: (key) => cap(key.cap_call) },
          { id: 'day', head: t('day'), isNumber: true, cell: (key) => cap(key.cap_day) },
          { id: 'total', head: t('total'), isNumber: true, cell: (key) => cap(key.cap_total) },
          { id: 'spent', head: t('spent'), isNumber: true, cell: (key) => money(key.spent_total, language) },
          { id: 'made', head: t('made'), cell: (key) => <When time={key.created_at} /> },
          {
            id: 'act',
            head: '',
            cell: (key) => (
              <Button size="small" onClick={() => setEnded(key)}>
                {t('revoke')}
              </Button>
            ),
          },
        ]}
      />
      {isMaking ? (
        <MakeKey
          close={() => {
            setMaking(false);
            void list.refetch();
          }}
        />
      ) : null}
      {ended === null ? null : (
        <ReasonDialog
          isOpen
          onOpenChange={() => setEnded(null)}
          title={t('revokeTitle', { name: ended.name })}
          description={t('revokeHint')}
          label={t('name')}
          confirm={t('revoke')}
          isDanger
          submit={async (typed) => {
            if (typed.trim() !== ended.name) throw new Error('another name');
            await api(`/api/v1/me/api-keys/${ended.id}`, { method: 'DELETE' });
            toast(t('revoked'));
            void list.refetch();
          }}
        />
      )}
    </Page>
  );
}

function MakeKey({ close }: { close: () => void }): ReactNode {
  const t = useWords(texts);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const body = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => value !== ''));
    setBusy(true);
    setError(null);
    try {
      setMade(await api<CreatedApiKey>('/api/v1/me/api-keys', { body }));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  if (made !== null) {
    return (
      <Dialog isOpen onOpenChange={close} title={t('shown')} description={t('shownHint')}>
        <CodeBlock code={made.key} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('create')}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={t('name')} isRequired>
          {(control) => <TextInput {...control} name="name" maxLength={100} autoComplete="off" />}
        </Field>
        {(['call', 'day', 'total'] as const).map((each) => (
          <Field key={each} label={t(each)} hint={t('capHint')}>
            {(control) => <TextInput {...control} name={`cap_${each}`} inputMode="decimal" pattern="\d{1,7}(\.\d{1,6})?" />}
          </Field>
        ))}
        {error === null ? null : <ErrorState error={error} />}
        <Button type="submit" kind="primary" isBusy={isBusy} className="justify-self-end">
          {t('create')}
        </Button>
      </form>
    </Dialog>
  );
}
