import type { ApiKey, CreatedApiKey } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { change } from '../../../api/queries.ts';
import { amount, number, time } from '../../../resource/cells.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words } from '../../../text/words.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AmountField, Form, InputField, type FormValues } from '../../../ui/form.tsx';

const texts = words({
  title: ['Keys and agents', '密钥与代理'],
  kind: ['Kind', '类型'],
  key: ['Key', '密钥'],
  agent: ['Agent: {scopes}', '代理：{scopes}'],
  used: ['Last used', '最近使用'],
  change: ['Change limits', '更改上限'],
  changed: ['Changed', '已更改'],
  lead: [
    'What may act for you: keys that you gave to your agents, and agents that you connected. Each spends your credit within its caps.',
    '可代表你行事的对象：交给代理的密钥，以及你连接的代理。它们在各自上限内使用你的余额。',
  ],
  create: ['Create a key', '创建密钥'],
  call: ['Cap of a call', '单次上限'],
  day: ['Cap of a day', '每日上限'],
  total: ['Cap in total', '总上限'],
  capHint: ['In USD; empty: none.', '美元；留空表示无上限。'],
  none: ['No keys yet', '尚无密钥'],
  shown: ['Your key, shown once', '你的密钥，仅显示一次'],
  shownHint: ['Copy it now: only its hash is stored.', '请立即复制：仅保存其哈希值。'],
  revoke: ['Revoke', '吊销'],
  revokeTitle: ['Revoke {name}', '吊销 {name}'],
  revokeHint: ['It is refused at once, and this cannot be undone. Type its name.', '将立即被拒绝，且无法撤销。请输入名称。'],
  revoked: ['Revoked', '已吊销'],
});

const path = '/api/v1/me/api-keys';
const cap = (of: (key: ApiKey) => string | null) =>
  number((key: ApiKey, { money }: { money: (value: string) => string }) => {
    const most = of(key);
    return most === null ? '–' : money(most);
  });

const keys: Resource<ApiKey, typeof texts> = {
  texts,
  columns: {
    name: ({ name }) => name,
    kind: ({ scopes, hint }, { t }) => (scopes === null ? `${t('key')} ${hint}…` : t('agent', { scopes: scopes.join(', ') })),
    used: time((key) => key.last_used_at),
    call: cap((key) => key.cap_call),
    day: cap((key) => key.cap_day),
    total: cap((key) => key.cap_total),
    spent: amount((key) => key.spent_total),
    made: time((key) => key.created_at),
  },
  acts: [
    { name: 'change', dialog: (row, close) => <ChangeKey of={row} close={close} /> },
    {
      name: 'revoke',
      isDanger: true,
      ask: ({ name }, { t }) => ({ title: t('revokeTitle', { name }), description: t('revokeHint'), label: t('name'), expected: name }),
      async run({ id }, { done }) {
        await api(`${path}/${id}`, { method: 'DELETE' });
        done('revoked');
      },
    },
  ],
};

export default function KeysPage(): ReactNode {
  const { t } = useText(texts);
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button kind="primary" onClick={() => setMaking(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <ResourcePage of={keys} path={path} actions={make} />
      {isMaking ? <MakeKey close={() => setMaking(false)} /> : null}
    </>
  );
}

function ChangeKey({ of, close }: { of: ApiKey; close: () => void }): ReactNode {
  const { t } = useText(texts);
  async function save({ given }: FormValues): Promise<void> {
    const caps = Object.fromEntries(capNames.map((each) => [`cap_${each}`, given[`cap_${each}`] ?? null]));
    await change(`${path}/${of.id}`, { method: 'PATCH', body: caps });
    toast(t('changed'));
    close();
  }
  return (
    <Dialog isOpen onOpenChange={close} title={of.name}>
      <Form label={t('change')} buttonClassName="justify-self-end" submit={save}>
        {capNames.map((each) => (
          <AmountField key={each} label={t(each)} hint={t('capHint')} name={`cap_${each}`} defaultValue={of[`cap_${each}`] ?? ''} />
        ))}
      </Form>
    </Dialog>
  );
}

const capNames = ['call', 'day', 'total'] as const;

function MakeKey({ close }: { close: () => void }): ReactNode {
  const { t } = useText(texts);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  async function make({ given }: FormValues): Promise<void> {
    setMade(await change<CreatedApiKey>(path, { body: given }));
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
      <Form label={t('create')} buttonClassName="justify-self-end" submit={make}>
        <InputField label={t('name')} isRequired name="name" maxLength={100} autoComplete="off" />
        {capNames.map((each) => (
          <AmountField key={each} label={t(each)} hint={t('capHint')} name={`cap_${each}`} />
        ))}
      </Form>
    </Dialog>
  );
}
