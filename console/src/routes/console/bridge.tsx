import type { ReactNode } from 'react';
import { useText, words } from '../../text/words.ts';
import { WorkFrame } from '../../back-office/work-frame.tsx';

const texts = words({
  bridge: ['Operate', '运营'],
  overview: ['Overview', '概览'],
  payments: ['Payments', '支付'],
  settlements: ['Unresolved money', '未决款项'],
  tools: ['Tools', '工具'],
  assets: ['Data and APIs', '数据与 API'],
  users: ['Users', '用户'],
  clients: ['OAuth clients', 'OAuth 客户端'],
  revenue: ['Revenue', '收入'],
  payouts: ['Payouts', '付款'],
  upstream: ['Upstream payments', '上游支付'],
  log: ['Access log', '访问日志'],
  demand: ['Demand', '需求'],
  jobs: ['Jobs', '任务'],
  webhooks: ['Webhooks', 'Webhook'],
  settings: ['Settings', '设置'],
  audit: ['Audit trail', '审计记录'],
});

const places = [
  { to: '/console/bridge', name: 'overview' },
  { to: '/console/bridge/payments', name: 'payments' },
  { to: '/console/bridge/settlements', name: 'settlements' },
  { to: '/console/bridge/tools', name: 'tools' },
  { to: '/console/bridge/assets', name: 'assets' },
  { to: '/console/bridge/users', name: 'users' },
  { to: '/console/bridge/clients', name: 'clients' },
  { to: '/console/bridge/revenue', name: 'revenue' },
  { to: '/console/bridge/payouts', name: 'payouts' },
  { to: '/console/bridge/upstream', name: 'upstream' },
  { to: '/console/bridge/log', name: 'log' },
  { to: '/console/bridge/demand', name: 'demand' },
  { to: '/console/bridge/jobs', name: 'jobs' },
  { to: '/console/bridge/webhooks', name: 'webhooks' },
  { to: '/console/bridge/settings', name: 'settings' },
  { to: '/console/bridge/audit', name: 'audit' },
] as const;

export default function Bridge(): ReactNode {
  const { t } = useText(texts);
  return <WorkFrame label={t('bridge')} role="admin" places={places} texts={texts} />;
}
