import type { TeamRole } from '@farebox/contract';

export const teamRoles = ['owner', 'billing', 'seller', 'developer', 'viewer'] as const satisfies readonly TeamRole[];

/** The roles of members, and what they may do. */
export const teamTexts = {
  owner: ['Owner', '所有者'],
  billing: ['Billing', '财务'],
  seller: ['Seller', '卖家'],
  developer: ['Developer', '开发者'],
  viewer: ['Viewer', '查看者'],
  ownerHint: ['Everything, also members and the payout wallet.', '一切操作，包括成员和收款钱包。'],
  billingHint: ['Adds credit, and gets the mails about money.', '充值余额，并接收资金相关邮件。'],
  sellerHint: ['Publishes and changes data and tools.', '发布和更改数据与工具。'],
  developerHint: ['Spends credit, makes keys and connects agents.', '使用余额、创建密钥、连接智能体。'],
  viewerHint: ['Sees everything, and changes nothing.', '可查看一切，不能更改。'],
} as const satisfies Record<TeamRole | `${TeamRole}Hint`, readonly [string, string]>;
