import type { OwnerTools } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assetQuery } from '../../../api/catalog.ts';
import { api, probePatienceMs } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { CredentialFields, CredentialsDialog, credentialsIn } from '../../../back-office/credentials.tsx';
import { OwnerToolRow } from '../../../back-office/owner-tool-row.tsx';
import { ownerToolsQuery, toolsPathOf } from '../../../back-office/owner-tools.ts';
import { Mono, Section } from '../../../back-office/parts.tsx';
import { ActBar, type Act, type Doing } from '../../../resource/acts.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words } from '../../../text/words.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { AmountField, AreaField, Form, type FormValues } from '../../../ui/form.tsx';
import { Loaded, Warning } from '../../../ui/states.tsx';

const texts = words({
  title: ['Sell as tools', '作为工具出售'],
  titleOf: ['{asset} as tools', '{asset}：作为工具出售'],
  lead: [
    'Agents call the operations of your API here and pay by the call. The service calls your API with your credential; buyers never see it.',
    '智能体在此调用你的 API 操作并按次付费。服务使用你的凭据调用 API，买家永远看不到凭据。',
  ],
  back: ['Your data', '你的数据'],
  price: ['Price of a call', '每次调用的价格'],
  priceHint: ['In USD, e.g. 0.01.', '美元，例如 0.01。'],
  skip: ['Operations that are not sold', '不出售的操作'],
  skipHint: ['One on each line, e.g. DELETE * or GET /private/*.', '每行一个，例如 DELETE * 或 GET /private/*。'],
  make: ['Read the API and make tools', '读取 API 并生成工具'],
  made: ['{count, plural, one {# tool was} other {# tools were}} made', '已生成 {count} 个工具'],
  tools: ['Tools', '工具'],
  paused: ['Paused by you', '你已暂停'],
  closed: ['Not for sale: {reason}', '未出售：{reason}'],
  unread: ['The API could not be read: {reason}', '无法读取 API：{reason}'],
  pauseAll: ['Pause all', '全部暂停'],
  resume: ['Sell again', '恢复出售'],
  nowPaused: ['Your tools are paused', '工具已暂停'],
  nowResumed: ['Your tools are for sale', '工具正在出售'],
  setCredentials: ['Credentials', '凭据'],
  remove: ['Remove', '移除'],
  removeTitle: ['Remove the tools of this API', '移除此 API 的工具'],
  removeHint: [
    'They are no longer sold, and the credentials are deleted. The asset stays. Type its title: {title}',
    '将不再出售，凭据会被删除。资产保留。请输入标题：{title}',
  ],
  name: ['Title', '标题'],
  removed: ['The tools are removed', '工具已移除'],
  proof: ['Show that the host is yours', '证明主机属于你'],
  proofLead: [
    'Nothing is sold before the host of the API has agreed. Publish this line as a file, or as a TXT record of its DNS, then have it checked.',
    '主机同意之前不会出售任何内容。将此行发布为文件或 DNS 的 TXT 记录，然后进行检查。',
  ],
  line: ['The line', '内容'],
  file: ['File', '文件'],
  dns: ['TXT record', 'TXT 记录'],
  check: ['Check now', '立即检查'],
  proven: ['The host has agreed', '主机已同意'],
});

export default function OwnerToolsPage(): ReactNode {
  const { t } = useText(texts);
  const { id } = useParams({ from: '/console/desk/tools/$id' });
  const made = useQuery(ownerToolsQuery(id));
  // Null where it is not for sale at the moment.
  const asset = useQuery(assetQuery(id)).data?.title ?? null;
  const back = (
    <Link to="/console/desk/assets" className={buttonClasses('secondary')}>
      {t('back')}
    </Link>
  );
  return (
    <Page title={asset === null ? t('title') : t('titleOf', { asset })} lead={t('lead')} className="max-w-4xl" actions={back}>
      <Loaded from={made}>
        {(tools) => (tools === null ? <MakeForm assetId={id} /> : <ToolsOfAsset made={tools} title={asset ?? id} />)}
      </Loaded>
    </Page>
  );
}

/** Shows what the service answered. */
function keep(made: OwnerTools): void {
  queries.setQueryData(ownerToolsQuery(made.asset_id).queryKey, made);
}

function MakeForm({ assetId }: { assetId: string }): ReactNode {
  const { t } = useText(texts);
  async function make(values: FormValues): Promise<void> {
    const rules = values.lines('skip').map((operation) => ({ operation, skip: true }));
    const body = { settings: { price_amount: values.text('price'), rules }, credentials: credentialsIn(values) };
    const made = await api<OwnerTools>(toolsPathOf(assetId), { body, patienceMs: probePatienceMs });
    keep(made);
    toast(t('made', { count: made.tools.length }));
  }
  return (
    <Form label={t('make')} buttonClassName="justify-self-start" className="panel max-w-2xl !gap-5 p-5" submit={make}>
      <AmountField label={t('price')} hint={t('priceHint')} isRequired name="price" />
      <CredentialFields names={[]} />
      <AreaField label={t('skip')} hint={t('skipHint')} name="skip" rows={3} spellCheck={false} className="font-mono" />
    </Form>
  );
}

interface Selling extends OwnerTools {
  /** Of the asset. */
  title: string;
}

async function change(made: OwnerTools, body: object): Promise<void> {
  keep(await api<OwnerTools>(toolsPathOf(made.asset_id), { method: 'PATCH', body, patienceMs: probePatienceMs }));
}

async function setPaused(made: OwnerTools, paused: boolean, doing: Doing<typeof texts>): Promise<void> {
  await change(made, { paused });
  doing.done(paused ? 'nowPaused' : 'nowResumed', {}, () => setPaused(made, !paused, doing));
}

const acts: ReadonlyArray<Act<Selling, typeof texts>> = [
  {
    name: 'price',
    ask: (_, { t }) => ({ title: t('price'), description: t('priceHold'), label: t('usd'), confirm: t('save') }),
    async run(made, { typed }) {
      const { metered_price: _replaced, ...settings } = made.settings;
      await change(made, { settings: { ...settings, price_amount: typed } });
    },
  },
  {
    name: 'setCredentials',
    dialog: (made, close) => (
      <CredentialsDialog names={made.credentials} save={(credentials) => change(made, { credentials })} close={close} />
    ),
  },
  { name: ({ paused }) => (paused ? 'resume' : 'pauseAll'), run: (made, doing) => setPaused(made, !made.paused, doing) },
  {
    name: 'remove',
    isDanger: true,
    ask: ({ title }, { t }) => ({
      title: t('removeTitle'),
      description: t('removeHint', { title }),
      label: t('name'),
      expected: title,
    }),
    async run(made, { done }) {
      await api(toolsPathOf(made.asset_id), { method: 'DELETE' });
      queries.setQueryData(ownerToolsQuery(made.asset_id).queryKey, null);
      done('removed');
    },
  },
];

const proving: ReadonlyArray<Act<OwnerTools, typeof texts>> = [
  {
    name: 'check',
    kind: 'primary',
    async run(made, { done }) {
      keep(await api<OwnerTools>(`${toolsPathOf(made.asset_id)}/verification`, { method: 'POST', patienceMs: probePatienceMs }));
      done('proven');
    },
  },
];

function ToolsOfAsset({ made, title }: { made: OwnerTools; title: string }): ReactNode {
  const { t } = useText(texts);
  const isUnproven = made.verification.required && made.verification.proven_at === null;
  const { closed_reason: closed, read_error: unread } = made;
  return (
    <div className="grid gap-8">
      {isUnproven ? <Proof made={made} /> : null}
      <Section title={t('tools')} actions={<ActBar acts={acts} texts={texts} row={{ ...made, title }} size="small" />}>
        {made.paused ? <Warning>{t('paused')}</Warning> : null}
        {closed === null ? null : <Warning>{t('closed', { reason: closed })}</Warning>}
        {unread === null ? null : <Warning>{t('unread', { reason: unread })}</Warning>}
        <ul className="panel divide-y divide-line">
          {made.tools.map((tool) => (
            <OwnerToolRow key={tool.operation} tool={tool} assetId={made.asset_id} isUnproven={isUnproven} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Proof({ made }: { made: OwnerTools }): ReactNode {
  const { t } = useText(texts);
  const { token, file, dns } = made.verification;
  return (
    <Section title={t('proof')} actions={<ActBar acts={proving} texts={texts} row={made} size="small" />}>
      <div className="panel grid gap-4 p-5">
        <p className="text-sm text-muted">{t('proofLead')}</p>
        <CodeBlock code={token} label={t('line')} />
        <Facts
          facts={[
            { name: t('file'), value: file === null ? null : <Mono className="break-all">{file}</Mono> },
            { name: t('dns'), value: dns === null ? null : <Mono className="break-all">{dns}</Mono> },
          ]}
        />
      </div>
    </Section>
  );
}
