import type { SetupCheck, SetupFinding, SetupPart } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { useText, words, type Words } from '../text/words.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { ErrorState, Skeleton } from '../ui/states.tsx';

const texts = words({
  account: ['Your account', '你的账户'],
  accountIs: ['You are logged in as admin.', '已以管理员身份登录。'],
  address: ['Public address', '公开地址'],
  payments: ['Payments', '支付'],
  tools: ['Tools', '工具'],
  search: ['Search', '搜索'],
  storage: ['Files and backup', '文件与备份'],
  again: ['Check again', '重新检测'],
  checking: ['Checking', '检测中'],
  took: ['checked in {time}', '检测用时 {time}'],
  import: ['Import tools', '导入工具'],
  settings: ['All settings', '所有设置'],
  toBridge: ['To the overview', '前往概览'],
  good: ['works', '正常'],
  warn: ['to consider', '需注意'],
  bad: ['does not work', '异常'],
});

/** What each finding says; `{detail}` is the address, name, number, time or reason of the service. */
const findings = words({
  address_answers: ['{detail} leads to this service.', '{detail} 可访问此服务。'],
  address_unset: [
    'FAREBOX_PUBLIC_URL is not set: links and documents name {detail}. Set it before others use the service.',
    '未设置 FAREBOX_PUBLIC_URL：链接和文档使用 {detail}。对外提供服务前请设置。',
  ],
  address_unreachable: ['It does not answer: {detail}.', '无法访问：{detail}。'],
  address_of_another: [
    'Something else answers at {detail}. Check FAREBOX_PUBLIC_URL and the proxy.',
    '{detail} 由其他服务响应。请检查 FAREBOX_PUBLIC_URL 和代理。',
  ],
  address_insecure: ['{detail} is not https: wallets and browsers expect it.', '{detail} 不是 https：钱包和浏览器要求使用 https。'],
  test_money: [
    'Test money is accepted. That is right for trying; set FAREBOX_REAL_MONEY=1 to sell.',
    '接受测试货币，适合试用；正式出售请设置 FAREBOX_REAL_MONEY=1。',
  ],
  real_money: ['Only real money is accepted.', '仅接受真实货币。'],
  provider_works: ['Paying by {detail} works.', '{detail} 支付可用。'],
  provider_fails: ['A way to pay does not work. {detail}', '支付方式不可用。{detail}'],
  embedding_works: ['The model {detail} made a vector of a text.', '模型 {detail} 已成功生成向量。'],
  embedding_fails: ['The model made no vector: {detail}. Check FAREBOX_EMBEDDER.', '模型未能生成向量：{detail}。请检查 FAREBOX_EMBEDDER。'],
  vectors_wait: [
    '{detail} documents wait for their vectors; until then they are found by their words.',
    '{detail} 个文档等待生成向量，在此之前按关键词查找。',
  ],
  tools_published: ['{detail} tools are for sale.', '{detail} 个工具在售。'],
  tools_missing: ['No tool is for sale yet. Import an API, or publish tools.', '尚无在售工具。请导入 API 或发布工具。'],
  tools_unavailable: [
    '{detail} of them cannot be called: they are disabled, or lack a setting.',
    '其中 {detail} 个无法调用：已停用或缺少设置。',
  ],
  files_work: ['A file was written ({detail}) and removed.', '文件写入并删除成功（{detail}）。'],
  files_fail: ['The file store takes no file: {detail}.', '文件存储无法写入：{detail}。'],
  backup_made: ['The newest backup is of {detail}.', '最近备份：{detail}。'],
  backup_old: ['The newest backup is of {detail}. Run “farebox backup” every day.', '最近备份：{detail}。请每天运行“farebox backup”。'],
  backup_missing: [
    'There is no backup yet. “farebox backup” makes one; run it every day.',
    '尚无备份。运行“farebox backup”可创建，请每天运行。',
  ],
} satisfies Record<SetupFinding['code'], Words[string]>);

const parts = ['address', 'payments', 'tools', 'search', 'storage'] as const satisfies readonly SetupPart[];

/** The parts of a new service, each tried by the service itself. Ends on the bridge. */
export function SetupChecks(): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="grid gap-6">
      <ol className="panel divide-y divide-line">
        <Step number={1} name={t('account')} outcome="good">
          <ul className="grid gap-1.5 text-sm">
            <Finding outcome="good">{t('accountIs')}</Finding>
          </ul>
        </Step>
        {parts.map((part, at) => (
          <CheckedPart key={part} part={part} number={at + 2} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link to="/console/bridge" className={buttonClasses('primary')}>
          {t('toBridge')}
        </Link>
        <Link to="/console/bridge/settings" className={buttonClasses()}>
          {t('settings')}
        </Link>
      </div>
    </div>
  );
}

function CheckedPart({ part, number }: { part: SetupPart; number: number }): ReactNode {
  const { t, duration, dateTime } = useText(texts);
  const { t: say } = useText(findings);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['setup-check', part],
    queryFn: ({ signal }) => api<SetupCheck>(`/api/v1/admin/setup-checks/${part}`, { method: 'POST', signal }),
    staleTime: 0,
  });
  const detailOf = ({ code, detail }: SetupFinding) =>
    detail !== null && (code === 'backup_made' || code === 'backup_old') ? dateTime(detail) : (detail ?? '');
  return (
    <Step
      number={number}
      name={t(part)}
      outcome={data?.outcome ?? null}
      actions={
        <>
          {part === 'tools' ? (
            <Link to="/console/bridge/tools" className={buttonClasses('secondary', 'small')}>
              {t('import')}
            </Link>
          ) : null}
          <Button size="small" kind="quiet" className="max-sm:first:-ml-3" isBusy={isFetching} onClick={() => void refetch()}>
            {t(isFetching ? 'checking' : 'again')}
          </Button>
        </>
      }
    >
      {error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-6 w-2/3" />
      ) : (
        <>
          <ul className="grid gap-1.5 text-sm">
            {data.findings.map((finding) => (
              <Finding key={`${finding.code} ${finding.detail ?? ''}`} outcome={finding.outcome}>
                {say(finding.code, { detail: detailOf(finding) })}
              </Finding>
            ))}
          </ul>
          {data.took_ms < shownMs ? null : <p className="figures text-xs text-faint">{t('took', { time: duration(data.took_ms) })}</p>}
        </>
      )}
    </Step>
  );
}

function Step({
  number,
  name,
  outcome,
  actions,
  children,
}: {
  number: number;
  name: string;
  outcome: SetupFinding['outcome'] | null;
  actions?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <li className="grid gap-3 px-4 py-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:px-5" data-outcome={outcome ?? 'checking'}>
      <div className="flex items-center gap-3 self-start sm:min-h-8">
        <span className="figures grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-medium text-muted">
          {number}
        </span>
        <h2 className="text-sm">{name}</h2>
      </div>
      <div className="grid min-w-0 content-start gap-2 sm:pt-1">{children}</div>
      <div className="flex flex-wrap items-start gap-2 sm:justify-end">{actions}</div>
    </li>
  );
}

/** What is faster asked nobody. */
const shownMs = 10;

const marks = { good: CircleCheck, warn: CircleAlert, bad: CircleX };
const colours = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' };

function Finding({ outcome, children }: { outcome: SetupFinding['outcome']; children: ReactNode }): ReactNode {
  const { t } = useText(texts);
  const Mark = marks[outcome];
  return (
    <li className="flex items-start gap-2">
      <Mark role="img" aria-label={t(outcome)} className={classes('mt-1 size-4 shrink-0', colours[outcome])} />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
