/** The kinds of mail and their texts. Times are epoch milliseconds; amounts are decimals with their currency. */
export interface MailValues {
  confirm_address: { link: string };
  /** To the new address. */
  change_address: { link: string };
  reset_password: { link: string };
  /** Something that opens the account or takes its money is another: to the address that it had before. */
  account_changed: { change: AccountChange; detail: string | null };
  invitation: { inviter: string; team: string; link: string };
  /** Money that came in. */
  receipt: { what: string; amount: string; reference: string; at: number };
  payout: { amount: string; wallet: string; reference: string; at: number };
  sales: { day: string; lines: ReadonlyArray<{ what: string; count: number; amount: string }> };
  low_credit: { balance: string; below: string };
  /** @param need what an agent looked for: the words of a stranger */
  demand: { need: string; title: string; link: string };
  alert: { lines: ReadonlyArray<{ about: AlertSubject; detail: string | null }>; link: string };
}

export type AccountChange =
  | 'address'
  | 'password'
  | 'password_reset'
  | 'payout_wallet'
  | 'second_factor'
  | 'passkey'
  | 'sign_in'
  | 'team_removed';
export type AlertSubject = 'unresolved_money' | 'tools_down' | 'no_backup' | 'jobs_dead' | 'disk_low' | 'database_damaged';
export type MailKind = keyof MailValues;

interface KindFacts {
  /** Its receiver cannot switch it off. */
  isSecurity: boolean;
  /** How many one address gets in a day. A stranger is who has not confirmed the address: somebody else may have typed it. */
  perDay: { confirmed: number; stranger: number };
}

const security = (confirmed: number, stranger: number): KindFacts => ({ isSecurity: true, perDay: { confirmed, stranger } });
const notice = (confirmed: number): KindFacts => ({ isSecurity: false, perDay: { confirmed, stranger: 0 } });

export const mailKinds: Readonly<Record<MailKind, KindFacts>> = {
  confirm_address: security(1, 1),
  change_address: security(1, 1),
  reset_password: security(5, 2),
  account_changed: security(20, 2),
  invitation: { isSecurity: false, perDay: { confirmed: 5, stranger: 1 } },
  receipt: notice(100),
  payout: notice(20),
  sales: notice(1),
  low_credit: notice(10),
  demand: notice(5),
  alert: notice(10),
};

export function isMailKind(text: string): text is MailKind {
  return Object.hasOwn(mailKinds, text);
}
