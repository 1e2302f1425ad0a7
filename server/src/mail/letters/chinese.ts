import type { AccountChange, AlertSubject } from '../kinds.ts';
import { plain, plainTime, type Letters } from './letter.ts';

const changes: Readonly<Record<AccountChange, string>> = {
  address: '您账户的电子邮箱地址已更改。',
  password: '您账户的密码已更改，其他会话均已结束。',
  password_reset: '您账户的密码已通过链接重设，其会话和已连接的智能体均已结束。API 密钥仍可使用，请撤销您不认识的密钥。',
  payout_wallet: '接收您收益的钱包已更改。更改后需等待数日才会付款。',
  second_factor: '您账户的第二重验证已更改。',
  passkey: '您账户的通行密钥已更改。',
  sign_in: '您账户的外部登录方式已更改。',
  team_removed: '团队所有者已将您移出团队。您为该团队创建的 API 密钥和智能体均已结束。',
};

const labels: Partial<Record<AccountChange, string>> = { payout_wallet: '新钱包：', address: '新邮箱：' };

const alerts: Readonly<Record<AlertSubject, string>> = {
  unresolved_money: '有结果未知的付款需要您决定',
  tools_down: '在售工具无法调用',
  no_backup: '最近几天没有备份',
  jobs_dead: '后台任务已彻底失败',
  disk_low: '磁盘将满：只保存已付费的调用',
  database_damaged: '数据库文件已损坏，需要恢复',
};

const ifNotYou = '如果不是您本人的操作，无需理会。';

export const chinese: Letters = {
  of: {
    confirm_address: ({ link }, service) => ({
      subject: `确认您在 ${service} 的邮箱地址`,
      paragraphs: [`有人用此地址在 ${service} 注册了账户。确认该地址属于您，即可收到账户消息。`, ifNotYou],
      action: { label: '确认此地址', url: link },
    }),
    change_address: ({ link }, service) => ({
      subject: `确认您在 ${service} 的新邮箱地址`,
      paragraphs: [`有人想将此地址用于 ${service} 的账户。链接一天内有效，只能使用一次。`, ifNotYou],
      action: { label: '使用此地址', url: link },
    }),
    reset_password: ({ link }, service) => ({
      subject: `重设 ${service} 的密码`,
      paragraphs: [
        `有人为您在 ${service} 的账户申请新密码。链接一小时内有效，只能使用一次，并会结束账户的所有会话。`,
        '如果不是您本人的操作，请忽略此邮件，密码不会改变。',
      ],
      action: { label: '设置新密码', url: link },
    }),
    account_changed: ({ change, detail }, service) => ({
      subject: `您在 ${service} 的账户已更改`,
      paragraphs: [
        changes[change],
        ...(detail === null ? [] : [`${labels[change] ?? ''}${plain(detail)}`]),
        change === 'team_removed'
          ? '您自己的账户不受影响。如有疑问，请联系团队所有者。'
          : '如果不是您本人的操作，请立即更换密码，并通知服务运营者。',
      ],
    }),
    invitation: ({ inviter, team, link }, service) => ({
      subject: `邀请您加入 ${service} 的团队`,
      paragraphs: [`“${plain(inviter)}”邀请您加入 ${service} 的团队“${plain(team)}”。`, ifNotYou],
      action: { label: '查看邀请', url: link },
    }),
    receipt: ({ what, amount, reference, at }, service) => ({
      subject: `收据：${amount}`,
      paragraphs: [`${service} 收到 ${amount}，用于：${plain(what)}。`, `${plainTime(at)}，编号：${reference}`],
    }),
    payout: ({ amount, wallet, reference, at }, service) => ({
      subject: `已付款：${amount}`,
      paragraphs: [`${service} 已将您的收益 ${amount} 付至 ${wallet}。`, `${plainTime(at)}，编号：${reference}`],
    }),
    sales: ({ day, lines }, service) => ({
      subject: `您在 ${day} 的销售`,
      paragraphs: [`${day}，${service} 为您售出：`, ...lines.map(({ what, count, amount }) => `${count} × “${plain(what)}”：${amount}`)],
    }),
    low_credit: ({ balance, below }, service) => ({
      subject: `余额不足：${balance}`,
      paragraphs: [`您在 ${service} 的账户余额为 ${balance}，低于 ${below}。使用余额的智能体很快将被拒绝。`],
    }),
    demand: ({ need, title, link }, service) => ({
      subject: `有人在 ${service} 寻找您的数据`,
      paragraphs: [`有智能体在寻找“${plain(need)}”，最接近的是您的“${plain(title)}”。`],
      action: { label: '查看需求', url: link },
    }),
    alert: ({ lines, link }, service) => ({
      subject: `${service} 需要您处理：${lines.map(({ about }) => alerts[about]).join('；')}`.slice(0, 150),
      paragraphs: lines.map(({ about, detail }) => `${alerts[about]}${detail === null ? '。' : `：${plain(detail)}`}`),
      action: { label: '打开概览', url: link },
    }),
  },
  footer: (service) => ({
    security: `此邮件与 ${service} 的账户安全有关，不能关闭。`,
    unwanted: '不再接收此类邮件：',
  }),
};
