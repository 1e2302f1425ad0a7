import type { AdminWebhookDelivery, WebhookDelivery } from '@farebox/contract';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { known, number, short, time } from '../resource/cells.tsx';
import type { Resource } from '../resource/resource.tsx';
import { useText, words } from '../text/words.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { Mono, When } from './parts.tsx';

const texts = words({
  title: ['Webhooks', 'Webhook'],
  lead: [
    'What was sent to your addresses, and what they answered. A webhook that is sent again has the same id.',
    '发送到你的地址的内容及其回应。重新发送的 webhook 使用相同的 ID。',
  ],
  kind: ['About', '内容'],
  state: ['State', '状态'],
  anyState: ['Any state', '任何状态'],
  anyKind: ['Anything', '任何内容'],
  watch: ['Watch', '关注'],
  tool_job: ['Tool job', '工具任务'],
  low_balance: ['Low credit', '余额不足'],
  account: ['Account', '账户'],
  waiting: ['Waiting', '等待中'],
  delivered: ['Delivered', '已送达'],
  failed: ['Given up', '已放弃'],
  event: ['Event', '事件'],
  receiver: ['Receiver', '接收地址'],
  request: ['Request', '请求'],
  owner: ['Account', '账户'],
  id: ['Webhook id', 'Webhook ID'],
  attempts: ['Attempts', '尝试'],
  answer: ['Last answer', '最近回应'],
  next: ['Next attempt', '下次尝试'],
  created: ['Created', '创建时间'],
  details: ['Details', '详情'],
  resend: ['Send again', '重新发送'],
  resent: ['The webhook is sent again', 'webhook 已重新发送'],
  none: ['No webhooks yet', '还没有 webhook'],
});

/** @param path of the list */
function deliveriesAt<Row extends WebhookDelivery>(path: string): Resource<Row, typeof texts> {
  return {
    texts,
    filters: {
      state: { kind: 'choice', label: 'state', values: ['waiting', 'delivered', 'failed'], any: 'anyState' },
      kind: { kind: 'choice', label: 'kind', values: ['watch', 'tool_job', 'low_balance', 'account'], any: 'anyKind' },
    },
    columns: {
      created: time((row) => row.created_at),
      event: ({ event }) => event,
      receiver: short(({ url }) => url, 'max-w-48'),
      state: ({ state }, { t }) => t(state),
      attempts: number(({ attempts }) => attempts),
      answer: short(answerOf, 'max-w-48'),
      next: time((row) => row.next_attempt_at),
    },
    acts: [
      { name: 'details', dialog: (row, close) => <Details row={row} close={close} /> },
      {
        name: 'resend',
        async run({ id }, { done }) {
          await api(`${path}/${id}/resend`, { method: 'POST' });
          done('resent');
        },
      },
    ],
  };
}

/** What was sent, and what came back. */
function Details({ row, close }: { row: WebhookDelivery; close: () => void }): ReactNode {
  const { t } = useText(texts);
  const { event, url, webhook_id: id, body, attempts, next_attempt_at: next } = row;
  return (
    <Dialog isOpen onOpenChange={close} title={event} description={url}>
      <CodeBlock code={body} label={t('request')} isWrapped />
      <Facts
        facts={[
          { name: t('answer'), value: answerOf(row) },
          { name: t('attempts'), value: attempts },
          { name: t('next'), value: next === null ? null : <When time={next} /> },
          { name: t('id'), value: <Mono>{id}</Mono> },
        ]}
      />
    </Dialog>
  );
}

function answerOf({ last_status: status, last_error: error, last_answer: answer }: WebhookDelivery): string | null {
  const parts = [status, error, answer].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

export const ownPath = '/api/v1/me/webhook-deliveries';
export const ownDeliveries = deliveriesAt<WebhookDelivery>(ownPath);

export const allPath = '/api/v1/admin/webhook-deliveries';
const all = deliveriesAt<AdminWebhookDelivery>(allPath);
export const allDeliveries: typeof all = {
  ...all,
  columns: { owner: known(({ owner_id: id, owner_name: name }) => ({ id, name })), ...all.columns },
};
