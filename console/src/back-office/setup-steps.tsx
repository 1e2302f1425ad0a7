import type { AdminToolList, Notifications, Overview, SettingList } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../api/queries.ts';
import { useText, words } from '../text/words.ts';
import { Dot } from '../ui/badge.tsx';
import { Section } from './parts.tsx';
import { nextSteps, type SetupStep } from './setup-list.ts';

const texts = words({
  title: ['Set up', '设置'],
  left: ['{count} left', '还剩 {count} 项'],
  address: ['Give the service its public address: FAREBOX_PUBLIC_URL', '设置服务的公开地址：FAREBOX_PUBLIC_URL'],
  money: [
    'Take real money: FAREBOX_REAL_MONEY=1. For a trial: FAREBOX_PUBLIC_TEST_MONEY=1',
    '收取真实货币：FAREBOX_REAL_MONEY=1。试用：FAREBOX_PUBLIC_TEST_MONEY=1',
  ],
  wallet: ['Name the wallet that is paid: FAREBOX_X402_PAY_TO, or the key that settles', '设置收款钱包：FAREBOX_X402_PAY_TO，或结算密钥'],
  mail: ['Let it send e-mail: FAREBOX_MAIL_URL and FAREBOX_MAIL_FROM', '启用电子邮件：FAREBOX_MAIL_URL 与 FAREBOX_MAIL_FROM'],
  alerts: ['Confirm your e-mail address: alerts go there', '确认你的邮箱：警报会发送到该地址'],
  backup: ['Make a first backup: farebox backup', '创建第一个备份：farebox backup'],
  tool: ['Sell a tool of your own', '出售你自己的第一个工具'],
});

const pages: Readonly<Record<SetupStep, string>> = {
  address: '/console/bridge/settings',
  money: '/console/bridge/settings',
  wallet: '/console/bridge/settings',
  mail: '/console/bridge/settings',
  alerts: '/console/desk/account',
  backup: '/docs/operating',
  tool: '/console/bridge/tools',
};

/** What a new service still needs, each with the way to it. Gone when all is done. */
export function SetupSteps({ overview }: { overview: Overview }): ReactNode {
  const { t } = useText(texts);
  const settings = useApi<SettingList>('/api/v1/admin/settings').data?.items;
  const tools = useApi<AdminToolList>('/api/v1/admin/tools').data?.items;
  const mail = useApi<Notifications>('/api/v1/auth/me/notifications').data;
  if (settings === undefined || tools === undefined || mail === undefined) return null;
  const steps = nextSteps({
    overview,
    settings,
    hasOwnTool: tools.some((tool) => tool.source_id !== null),
    isConfirmed: mail.is_confirmed,
  });
  if (steps.length === 0) return null;
  return (
    <Section title={t('title')} actions={<span className="text-sm text-muted">{t('left', { count: steps.length })}</span>}>
      <ul className="panel divide-y divide-line">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-3 px-4 py-2.5 text-sm">
            <Dot tone="plain" />
            {step === 'backup' ? (
              <a href={pages.backup} className="min-w-0 grow hover:underline">
                {t(step)}
              </a>
            ) : (
              <Link to={pages[step]} className="min-w-0 grow hover:underline">
                {t(step)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
