import type { AdminUser, DemandCluster } from '@farebox/contract';
import { useQueries } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { queryAt } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { buttonClasses } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, InputField, SelectField, type FormValues } from '../ui/form.tsx';
import { Warning } from '../ui/states.tsx';
import { draftOf, fulfilNeed, reopenNeed, type NearSupply } from './needs.ts';

const texts = words({
  inviteTitle: ['Invite an owner', '邀请所有者'],
  inviteHint: [
    'The service sends nothing. Copy the text, or open it in your mail program; its link opens the form for a listing, filled with this need.',
    '系统不会发送任何内容。请复制文本，或在邮件程序中打开；其中的链接会打开已填写此需求的发布表单。',
  ],
  private: [
    'Only {agents, plural, one {# agent has} other {# agents have}} asked for this, so its words are not public. Read them before you pass them on: they may show who asked.',
    '仅有 {agents} 个智能体提出此需求，其文字尚未公开。转发前请先阅读：内容可能暴露提出者。',
  ],
  to: ['To', '收件人'],
  somebody: ['Somebody else', '其他人'],
  ownerOf: ['{email}, who sells {title}', '{email}（出售“{title}”）'],
  message: ['Message', '消息'],
  mail: ['Open in your mail program', '在邮件程序中打开'],
  subject: ['Agents look for: {need}', '智能体正在寻找：{need}'],
  body: [
    `Hello,

agents asked {count, plural, one {once} other {# times}} on {host} for this, and nothing for sale answers it:

  {need}

{budget}If you have such data or such an API, you can sell it there. This form already has the need in it:

{link}

Buyers pay for each delivery, and you get your share in payouts.`,
    `您好，

智能体在 {host} 上 {count} 次提出以下需求，目前没有满足它的内容：

  {need}

{budget}如果您拥有此类数据或 API，可以在那里出售。以下表单已填写此需求：

{link}

买家按次付款，您的收入会以付款方式结算。`,
  ],
  budgetLine: ['They would pay {amount} for it (the median of what they named).\n\n', '他们愿意支付 {amount}（所述预算的中位数）。\n\n'],
  fulfilTitle: ['Mark as fulfilled', '标记为已满足'],
  fulfilHint: [
    'The need leaves the public demand board within two minutes. Nobody is notified by this: webhooks are sent when something is published. You can take it back.',
    '该需求将在两分钟内从公开需求板移除。此操作不会通知任何人：发布内容时才会发送 webhook。可以撤销。',
  ],
  by: ['Fulfilled by', '由以下内容满足'],
  nothing: ['Nothing in particular', '未指定'],
  other: ['Another asset or tool', '其他资产或工具'],
  otherId: ['Id of the asset or tool', '资产或工具编号'],
  fulfilled: ['Marked as fulfilled', '已标记为满足'],
  reopened: ['The need is open again', '需求已重新开放'],
  notReopened: ['It could not be opened again. Try it from the list.', '无法重新开放，请在列表中重试。'],
});

/** Agents below this number are not counted on the public board. */
const publicAgentsMin = 5;

interface NeedDialogProps {
  need: DemandCluster;
  near: readonly NearSupply[];
  close: () => void;
}

/** A message to somebody who may have what agents look for. It is prepared here and sent by a person. */
export function InviteDialog({ need, near, close }: NeedDialogProps): ReactNode {
  const { t, money } = useText(texts);
  const router = useRouter();
  const owners = useOwners(near);
  const [to, setTo] = useState('');
  const path = router.buildLocation({ to: '/console/desk/add', search: draftOf(need) }).href;
  const { budgets } = need;
  const subject = t('subject', { need: need.label.slice(0, 100) });
  const message = t('body', {
    count: need.count,
    host: location.host,
    need: need.label,
    budget: budgets === null ? '' : t('budgetLine', { amount: money(budgets.median, budgets.currency) }),
    link: location.origin + path,
  });
  return (
    <Dialog isOpen onOpenChange={close} title={t('inviteTitle')} description={t('inviteHint')} className="!w-[min(44rem,calc(100vw-2rem))]">
      {need.distinct_agents >= publicAgentsMin ? null : <Warning>{t('private', { agents: need.distinct_agents })}</Warning>}
      {owners.length === 0 ? null : (
        <SelectField
          label={t('to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          choices={[['', t('somebody')], ...owners.map(({ email, title }) => [email, t('ownerOf', { email, title })] as const)]}
        />
      )}
      <CodeBlock label={t('message')} code={message} isWrapped />
      <a
        href={`mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
        className={buttonClasses('primary', 'medium', 'justify-self-end')}
      >
        {t('mail')}
      </a>
    </Dialog>
  );
}

/** The owners of what comes nearest, each once. */
function useOwners(near: readonly NearSupply[]): Array<{ email: string; title: string }> {
  const sold = [...new Map(near.flatMap((each) => (each.owner_id === null ? [] : [[each.owner_id, each.title] as const])))];
  const found = useQueries({
    queries: sold.map(([id]) => queryAt<AdminUser>(`/api/v1/admin/users/${id}`)),
  });
  return found.flatMap(({ data }, at) => (data === undefined ? [] : [{ email: data.email, title: sold[at]?.[1] ?? '' }]));
}

/** Marks a need as fulfilled, and offers to take that back. */
export function FulfilDialog({ need, near, close }: NeedDialogProps): ReactNode {
  const { t } = useText(texts);
  const [by, setBy] = useState(near.find(({ answers }) => answers)?.id ?? '');
  /** Runs when the dialog is gone: what fails is said where the rest is said. */
  async function undo(): Promise<void> {
    await reopenNeed(need).then(
      () => toast(t('reopened')),
      () => toast(t('notReopened')),
    );
  }
  async function submit({ text }: FormValues): Promise<void> {
    await fulfilNeed(need, by === otherSupply ? text('id').trim() : by, text('note').trim());
    toast(t('fulfilled'), { undo: () => void undo() });
    close();
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('fulfilTitle')} description={t('fulfilHint')}>
      <p className="text-sm font-medium break-words">{need.label}</p>
      <Form label={t('fulfilTitle')} buttonClassName="justify-self-end" submit={submit}>
        <SelectField
          label={t('by')}
          value={by}
          onChange={({ target }) => setBy(target.value)}
          choices={[['', t('nothing')], ...near.map(({ id, title }) => [id, title] as const), [otherSupply, t('other')]]}
        />
        {by === otherSupply ? <InputField label={t('otherId')} isRequired name="id" pattern="[\w\-]{1,128}" autoComplete="off" /> : null}
        <InputField label={t('note')} name="note" maxLength={500} autoComplete="off" />
      </Form>
    </Dialog>
  );
}

const otherSupply = '(other)';
