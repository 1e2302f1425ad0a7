import type { AnsweredClient, ConnectingClient, Scope, TeamList } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { useWork } from '../../api/use-work.ts';
import { AccountForms } from '../../back-office/account-forms.tsx';
import { PageWaiting } from '../../shell/page-states.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Button } from '../../ui/button.tsx';
import { AmountField, Checkbox, Form, SelectField, type FormValues } from '../../ui/form.tsx';
import { ErrorState } from '../../ui/states.tsx';

const texts = words({
  title: ['Connect an agent', '连接智能体'],
  logInFirst: ['Log in, or register, to answer the request.', '请先登录或注册，再回应此请求。'],
  lead: ['{name} asks to act for your account {email}.', '{name} 请求代表你的账户 {email} 行事。'],
  known: ['It describes itself at {host}.', '其说明位于 {host}。'],
  unknown: ['It gave itself this name: nobody has checked it.', '名称由其自行填写，未经核实。'],
  back: ['Afterwards you are sent to {host}.', '完成后你将被转到 {host}。'],
  account: ['For which account', '用于哪个账户'],
  may: ['What it may do', '允许的操作'],
  search: ['Search, and use what is free', '搜索，并使用免费内容'],
  spend: ['Spend your credit, up to the limits below', '在以下上限内使用你的余额'],
  sell: ['Publish and change your data and tools, and see what they earn', '发布和更改你的数据与工具，并查看收入'],
  seeAccount: ['Read your account: balance, purchases, profile', '读取你的账户：余额、购买记录、资料'],
  most: ['The most it may spend, in USD', '最高可花费金额（美元）'],
  call: ['Per call', '每次调用'],
  day: ['Per day', '每天'],
  total: ['In all', '总计'],
  later: ['You can change the limits, or end this, under API keys at any time.', '你可随时在“API 密钥”中更改上限或终止授权。'],
  allow: ['Allow', '允许'],
  refuse: ['Refuse', '拒绝'],
  broken: ['This request cannot be answered', '无法回应此请求'],
  brokenHint: ['Start again at the agent. It said: {error}', '请在智能体处重新开始。返回信息：{error}'],
});

const scopeWords = { search: 'search', spend: 'spend', sell: 'sell', account: 'seeAccount' } as const satisfies Record<Scope, string>;
/** Asked for by a client that names none, and so not given unasked. */
const usual: ReadonlySet<string> = new Set(['search', 'spend']);

/** The request of a client is in the fragment, as the service sealed it. */
export default function ConnectPage(): ReactNode {
  const { t } = useText(texts);
  const session = useSession();
  const [request] = useState(() => location.hash.slice(1));
  const asked = new URLSearchParams(request);
  const error = asked.get('client_id') === null ? (asked.get('error_description') ?? asked.get('error') ?? '-') : null;
  if (session === undefined) return <PageWaiting />;
  return (
    <Page title={error === null ? t('title') : t('broken')} className="max-w-xl">
      {error !== null ? (
        <p>{t('brokenHint', { error: error.slice(0, 200) })}</p>
      ) : session.user === null ? (
        <div className="grid gap-4">
          <p className="text-muted">{t('logInFirst')}</p>
          <AccountForms back={`/console/connect#${request}`} entered={() => undefined} />
        </div>
      ) : (
        <Consent request={request} asked={asked} email={session.user.email} />
      )}
    </Page>
  );
}

function Consent({ request, asked, email }: { request: string; asked: URLSearchParams; email: string }): ReactNode {
  const { t } = useText(texts);
  const { data: client, error } = useApi<ConnectingClient>('/api/v1/oauth/client', { client_id: asked.get('client_id') ?? '' });
  const wanted = (asked.get('scope') ?? '').split(' ');
  const offered = (Object.keys(scopeWords) as Scope[]).filter((scope) => wanted.includes(scope));
  const [chosen, setChosen] = useState<readonly Scope[]>(() => offered.filter((scope) => usual.has(scope)));
  const refusal = useWork<'refuse'>();
  const { data: teams } = useApi<TeamList>('/api/v1/me/teams');
  const [account, setAccount] = useState('');
  const mine = teams?.items.filter(({ role }) => role === 'owner' || role === 'developer') ?? [];
  const answer = async (body: object): Promise<void> => {
    const { redirect_uri: back } = await api<AnsweredClient>('/api/v1/oauth/answer', {
      body: { request, ...body },
      headers: account === '' ? {} : { 'Farebox-Account': account },
    });
    location.assign(back);
  };
  const allow = ({ given }: FormValues) =>
    answer({
      accept: true,
      scopes: chosen,
      ...(chosen.includes('spend') ? { cap_call: given['cap_call'], cap_day: given['cap_day'], cap_total: given['cap_total'] } : {}),
    });
  if (client === undefined) return error === null ? <PageWaiting /> : <ErrorState error={error} />;
  return (
    <Form
      label={t('allow')}
      className="panel !gap-5 p-5"
      submit={allow}
      aside={
        <Button isBusy={refusal.busy !== null} onClick={() => void refusal.run('refuse', () => answer({ accept: false }))}>
          {t('refuse')}
        </Button>
      }
    >
      <div className="grid gap-1">
        <p className="wrap-anywhere">{t('lead', { name: client.name, email })}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {client.is_document ? t('known', { host: hostOf(client.client_id) }) : t('unknown')}{' '}
          {t('back', { host: hostOf(asked.get('redirect_uri') ?? client.redirect_uris[0] ?? '') })}
        </p>
      </div>
      {mine.length === 0 ? null : (
        <SelectField
          label={t('account')}
          value={account}
          onChange={({ target }) => setAccount(target.value)}
          choices={[['', email], ...mine.map(({ id, name }): [string, string] => [id, name])]}
        />
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">{t('may')}</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            label={t(scopeWords[scope])}
            checked={chosen.includes(scope)}
            onChange={({ target }) => setChosen(target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))}
          />
        ))}
      </fieldset>
      {chosen.includes('spend') ? (
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-2 text-sm font-medium">{t('most')}</legend>
          <AmountField label={t('call')} isRequired name="cap_call" defaultValue="0.10" />
          <AmountField label={t('day')} isRequired name="cap_day" defaultValue="1.00" />
          <AmountField label={t('total')} isRequired name="cap_total" defaultValue="10.00" />
        </fieldset>
      ) : null}
      <p className="text-[13px] text-faint">{t('later')}</p>
      <ErrorState error={refusal.error} />
    </Form>
  );
}

/** What people know an address by; the scheme of an app has no host. */
function hostOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '-';
  return url.host === '' ? url.protocol : url.host;
}
