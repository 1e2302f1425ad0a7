import type { ApiKey, CreatedApiKey } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { change } from '../../../api/queries.ts';
import { number, time } from '../../../resource/cells.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words, type Text } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AmountField, Form, InputField, type FormValues } from '../../../ui/form.tsx';

const texts = words({
  title: ['Keys and agents', '密钥与智能体'],
  kind: ['Kind', '类型'],
  key: ['Key', '密钥'],
  agent: ['Agent: {scopes}', '智能体：{scopes}'],
  used: ['Last used', '最近使用'],
  change: ['Change limits', '更改上限'],
  changed: ['Changed', '已更改'],
  lead: [
    'What may act for you: keys that you gave to your agents, and agents that you connected. Each spends your credit within its caps.',
    '可代表你行事的对象：交给智能体的密钥，以及你连接的智能体。它们在各自上限内使用你的余额。',
  ],
  create: ['Create a key', '创建密钥'],
  services: ['May call', '可调用'],
  anything: ['everything', '全部'],
  tools: ['{count, plural, one {# tool} other {# tools}}', '{count} 个工具'],
  today: ['Today', '今日'],
  inTotal: ['In total', '总计'],
  ofCap: ['{spent} of {cap}', '{spent} / {cap}'],
  expires: ['Expires', '到期'],
  never: ['never', '永不'],
  expired: ['expired', '已到期'],
  expiresAt: ['Expires on', '到期日'],
  expiresHint: ['From the beginning of this day (UTC), it is refused; empty: never.', '从该日零时（UTC）起被拒绝；留空表示永不到期。'],
  servicesHint: ['Ids of tools, separated by commas; empty: all.', '工具 ID，用逗号分隔；留空表示全部。'],
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
const spent = (of: (key: ApiKey) => string, capOf: (key: ApiKey) => string | null) =>
  number((key: ApiKey, { t, money }: Text<typeof texts>) => {
    const [amount, cap] = [of(key), capOf(key)];
    const isFull = cap !== null && Number(amount) >= Number(cap);
    return (
      <span className={isFull ? 'text-warn' : ''}>
        {cap === null ? money(amount) : t('ofCap', { spent: money(amount), cap: money(cap) })}
      </span>
    );
  });

const keys: Resource<ApiKey, typeof texts> = {
  texts,
  columns: {
    name: ({ name }) => name,
    kind: ({ scopes, hint }, { t }) => (scopes === null ? `${t('key')} ${hint}…` : t('agent', { scopes: scopes.join(', ') })),
    services: ({ services }, { t }) =>
      services === null ? (
        t('anything')
      ) : (
        <span title={services.join(', ')}>{services.length === 1 ? services[0] : t('tools', { count: services.length })}</span>
      ),
    used: time((key) => key.last_used_at),
    today: spent(
      (key) => key.spent_today,
      (key) => key.cap_day,
    ),
    inTotal: spent(
      (key) => key.spent_total,
      (key) => key.cap_total,
    ),
    call: number(({ cap_call: cap }, { money }) => (cap === null ? '–' : money(cap))),
    expires: ({ expires_at: at }, { t, date }) => {
      if (at === null) return <span className="text-faint">{t('never')}</span>;
      return Date.parse(at) < Date.now() ? <Badge tone="bad">{t('expired')}</Badge> : date(at);
    },
  },
  menuOf: ({ name }) => name,
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
    await change(`${path}/${of.id}`, { method: 'PATCH', body: { ...caps, ...boundsIn(given) } });
    toast(t('changed'));
    close();
  }
  return (
    <Dialog isOpen onOpenChange={close} title={of.name}>
      <Form label={t('change')} buttonClassName="justify-self-end" submit={save}>
        {capNames.map((each) => (
          <AmountField key={each} label={t(each)} hint={t('capHint')} name={`cap_${each}`} defaultValue={of[`cap_${each}`] ?? ''} />
        ))}
        <Bounds of={of} />
      </Form>
    </Dialog>
  );
}

const capNames = ['call', 'day', 'total'] as const;

/** What a key may call, and until when. */
function Bounds({ of }: { of?: ApiKey }): ReactNode {
  const { t } = useText(texts);
  return (
    <>
      <InputField
        label={t('services')}
        hint={t('servicesHint')}
        name="services"
        defaultValue={of?.services?.join(', ')}
        autoComplete="off"
      />
      <InputField
        label={t('expiresAt')}
        hint={t('expiresHint')}
        name="expires_at"
        type="date"
        defaultValue={of?.expires_at?.slice(0, 10)}
        className="max-w-48"
      />
    </>
  );
}

function boundsIn({ services, expires_at: day }: FormValues['given']): Pick<ApiKey, 'services' | 'expires_at'> {
  const ids = (services ?? '').split(/[,，\s]+/).filter((id) => id !== '');
  return { services: ids.length === 0 ? null : ids, expires_at: day === undefined ? null : `${day}T00:00:00Z` };
}

function MakeKey({ close }: { close: () => void }): ReactNode {
  const { t } = useText(texts);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  async function make({ given }: FormValues): Promise<void> {
    setMade(await change<CreatedApiKey>(path, { body: { ...given, ...boundsIn(given) } }));
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
        <Bounds />
      </Form>
    </Dialog>
  );
}
