import type { OwnerTool, OwnerTools } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { assetQuery } from '../../../api/catalog.ts';
import { api, probePatienceMs } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { useWork } from '../../../api/use-work.ts';
import { CredentialFields, CredentialsDialog, credentialsIn } from '../../../back-office/credentials.tsx';
import { ownerToolsQuery, toolsPathOf } from '../../../back-office/owner-tools.ts';
import { Mono, Section } from '../../../back-office/parts.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';
import { ToolState } from '../../../back-office/tool-state.tsx';
import { Price } from '../../../catalog/price.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ErrorState } from '../../../ui/states.tsx';

const texts = words({
  title: ['Sell as tools', '作为工具出售'],
  titleOf: ['{asset} as tools', '{asset}：作为工具出售'],
  lead: [
    'Agents call the operations of your API here and pay by the call. The service calls your API with your credential; buyers never see it.',
    '代理在此调用你的 API 操作并按次付费。服务使用你的凭据调用 API，买家永远看不到凭据。',
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
  pause: ['Pause all', '全部暂停'],
  resume: ['Sell again', '恢复出售'],
  nowPaused: ['Your tools are paused', '工具已暂停'],
  nowResumed: ['Your tools are for sale', '工具正在出售'],
  priceHold: ['Earlier quotes keep their price until they expire.', '先前的报价在过期前保持原价。'],
  amount: ['Amount in USD', '金额（美元）'],
  save: ['Save', '保存'],
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
  probe: ['Probe and sell', '检测并出售'],
  probed: ['{name} is for sale', '{name} 正在出售'],
  open: ['Public page', '公开页面'],
});

const approvals = words({
  not_needed: ['', ''],
  not_ready: ['needs approval after its probe', '检测后需要批准'],
  waiting: ['waits for the operator’s approval', '等待运营者批准'],
  approved: ['approved', '已批准'],
  refused: ['refused by the operator', '运营者已拒绝'],
});

export const Route = createFileRoute('/console/desk/tools/$id')({ component: OwnerToolsPage });

function OwnerToolsPage(): ReactNode {
  const t = useWords(texts);
  const { id } = Route.useParams();
  const made = useQuery(ownerToolsQuery(id));
  // Null where it is not for sale at the moment.
  const asset = useQuery(assetQuery(id)).data?.title ?? null;
  return (
    <Page
      title={asset === null ? t('title') : t('titleOf', { asset })}
      lead={t('lead')}
      className="max-w-4xl"
      actions={
        <Link to="/console/desk/assets" className={buttonClasses('secondary')}>
          {t('back')}
        </Link>
      }
    >
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
  const t = useWords(texts);
  const { busy, error, run } = useWork<'make'>();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const skipped = form.getAll('skip').flatMap((text) => linesOf(text));
    const settings = { price_amount: form.get('price'), rules: skipped.map((operation) => ({ operation, skip: true })) };
    void run('make', async () => {
      const body = { settings, credentials: credentialsIn(form) };
      const made = await api<OwnerTools>(toolsPathOf(assetId), { body, patienceMs: probePatienceMs });
      keep(made);
      toast(t('made', { count: made.tools.length }));
    });
  }
  return (
    <form onSubmit={submit} className="panel grid max-w-2xl gap-5 p-5">
      <Field label={t('price')} hint={t('priceHint')} isRequired>
        {(control) => <TextInput {...control} name="price" inputMode="decimal" pattern="\d{1,7}(\.\d{1,6})?" />}
      </Field>
      <CredentialFields names={[]} />
      <Field label={t('skip')} hint={t('skipHint')}>
        {(control) => <TextArea {...control} name="skip" rows={3} spellCheck={false} className="font-mono" />}
      </Field>
      {error === null ? null : <ErrorState error={error} />}
      <Button type="submit" kind="primary" isBusy={busy !== null} className="justify-self-start">
        {t('make')}
      </Button>
    </form>
  );
}

function linesOf(text: FormDataEntryValue): string[] {
  const lines = typeof text === 'string' ? text.split('\n') : [];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function ToolsOfAsset({ made, title }: { made: OwnerTools; title: string }): ReactNode {
  const t = useWords(texts);
  const { busy, error, run } = useWork<'pause' | 'prove' | 'publish'>();
  const [act, setAct] = useState<'price' | 'credentials' | 'remove' | null>(null);
  const path = toolsPathOf(made.asset_id);
  const isUnproven = made.verification.required && made.verification.proven_at === null;
  const change = async (body: object) => keep(await api<OwnerTools>(path, { method: 'PATCH', body, patienceMs: probePatienceMs }));
  const setPaused = (paused: boolean): Promise<void> =>
    run('pause', async () => {
      await change({ paused });
      toast(t(paused ? 'nowPaused' : 'nowResumed'), { undo: () => void setPaused(!paused) });
    });
  const prove = () =>
    run('prove', async () => {
      keep(await api<OwnerTools>(`${path}/verification`, { method: 'POST', patienceMs: probePatienceMs }));
      toast(t('proven'));
    });
  const publish = (tool: OwnerTool) =>
    run('publish', async () => {
      try {
        await api(`${path}/${tool.id ?? ''}/publish`, { method: 'POST', patienceMs: probePatienceMs });
        toast(t('probed', { name: tool.name }));
      } finally {
        // What the probe found is stored with the tool.
        await queries.invalidateQueries({ queryKey: ownerToolsQuery(made.asset_id).queryKey });
      }
    });
  return (
    <div className="grid gap-8">
      {isUnproven ? <Proof verification={made.verification} isBusy={busy === 'prove'} check={() => void prove()} /> : null}
      <Section
        title={t('tools')}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAct('price')}>
              {t('price')}
            </Button>
            <Button size="small" onClick={() => setAct('credentials')}>
              {t('setCredentials')}
            </Button>
            <Button size="small" isBusy={busy === 'pause'} onClick={() => void setPaused(!made.paused)}>
              {t(made.paused ? 'resume' : 'pause')}
            </Button>
            <Button size="small" onClick={() => setAct('remove')}>
              {t('remove')}
            </Button>
          </div>
        }
      >
        {error === null ? null : <ErrorState error={error} />}
        {made.paused ? <Notice text={t('paused')} /> : null}
        {made.closed_reason === null ? null : <Notice text={t('closed', { reason: made.closed_reason })} />}
        {made.read_error === null ? null : <Notice text={t('unread', { reason: made.read_error })} />}
        <ul className="panel divide-y divide-line">
          {made.tools.map((tool) => (
            <ToolRow key={tool.operation} tool={tool} isBusy={busy === 'publish'} publish={isUnproven ? null : () => void publish(tool)} />
          ))}
        </ul>
      </Section>
      {act === 'price' ? (
        <ReasonDialog
          isOpen
          onOpenChange={() => setAct(null)}
          title={t('price')}
          description={t('priceHold')}
          label={t('amount')}
          confirm={t('save')}
          submit={(amount) => {
            const { metered_price: _replaced, ...settings } = made.settings;
            return change({ settings: { ...settings, price_amount: amount } });
          }}
        />
      ) : null}
      {act === 'credentials' ? (
        <CredentialsDialog names={made.credentials} save={(credentials) => change({ credentials })} close={() => setAct(null)} />
      ) : null}
      {act === 'remove' ? <RemoveDialog assetId={made.asset_id} title={title} close={() => setAct(null)} /> : null}
    </div>
  );
}

function Notice({ text }: { text: string }): ReactNode {
  return <p className="panel bg-warn-soft px-4 py-3 text-sm text-warn">{text}</p>;
}

function Proof({
  verification: { token, file, dns },
  isBusy,
  check,
}: {
  verification: OwnerTools['verification'];
  isBusy: boolean;
  check: () => void;
}): ReactNode {
  const t = useWords(texts);
  return (
    <Section
      title={t('proof')}
      actions={
        <Button kind="primary" size="small" isBusy={isBusy} onClick={check}>
          {t('check')}
        </Button>
      }
    >
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

/** @param publish null: it cannot be sold yet, whatever its probe says */
function ToolRow({ tool, isBusy, publish }: { tool: OwnerTool; isBusy: boolean; publish: (() => void) | null }): ReactNode {
  const t = useWords(texts);
  const say = useWords(approvals);
  const { id, state, approval } = tool;
  const approved = say(approval);
  const why = tool.refused_reason ?? tool.reason;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 font-medium">{tool.name}</span>
        <span className="flex flex-wrap items-center gap-2">
          {approved === '' || state === 'published' ? null : <Badge tone={approval === 'refused' ? 'bad' : 'plain'}>{approved}</Badge>}
          <ToolState state={state} />
          <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />
        </span>
      </div>
      <Mono className="break-all">{tool.calls}</Mono>
      {why === null || state === 'published' ? null : <p className="text-[13px] text-muted">{why}</p>}
      {id === null ? null : state === 'published' ? (
        <Link to="/console/tools/$id" params={{ id }} className="text-link justify-self-start text-[13px]">
          {t('open')}
        </Link>
      ) : publish === null || approval === 'waiting' ? null : (
        <Button size="small" isBusy={isBusy} onClick={publish} className="justify-self-start">
          {t('probe')}
        </Button>
      )}
    </li>
  );
}

function RemoveDialog({ assetId, title, close }: { assetId: string; title: string; close: () => void }): ReactNode {
  const t = useWords(texts);
  return (
    <ReasonDialog
      isOpen
      onOpenChange={close}
      title={t('removeTitle')}
      description={t('removeHint', { title })}
      label={t('name')}
      confirm={t('remove')}
      isDanger
      submit={async (typed) => {
        if (typed.trim() !== title) throw new Error('another title');
        await api(toolsPathOf(assetId), { method: 'DELETE' });
        queries.setQueryData(ownerToolsQuery(assetId).queryKey, null);
        toast(t('removed'));
      }}
    />
  );
}
