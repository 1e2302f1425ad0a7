import type { ReactNode } from 'react';
import { useText, words } from '../../text/words.ts';
import { WorkFrame } from '../../back-office/work-frame.tsx';

const texts = words({
  desk: ['Desk', '工作台'],
  overview: ['Overview', '概览'],
  assets: ['Data', '数据'],
  add: ['Add data', '添加数据'],
  earnings: ['Earnings', '收入'],
  purchases: ['Purchases', '购买记录'],
  credit: ['Credit', '余额'],
  keys: ['API keys', 'API 密钥'],
  webhooks: ['Webhooks', 'Webhook'],
  team: ['Team', '团队'],
  account: ['Account', '账户'],
});

const places = [
  { to: '/console/desk', name: 'overview' },
  { to: '/console/desk/assets', name: 'assets' },
  { to: '/console/desk/add', name: 'add' },
  { to: '/console/desk/earnings', name: 'earnings' },
  { to: '/console/desk/purchases', name: 'purchases' },
  { to: '/console/desk/credit', name: 'credit' },
  { to: '/console/desk/keys', name: 'keys' },
  { to: '/console/desk/webhooks', name: 'webhooks' },
  { to: '/console/desk/team', name: 'team' },
  { to: '/console/desk/account', name: 'account' },
] as const;

export default function Desk(): ReactNode {
  const { t } = useText(texts);
  return <WorkFrame label={t('desk')} role="owner" places={places} texts={texts} />;
}
