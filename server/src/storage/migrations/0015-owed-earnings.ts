import type { Dialect } from '../database.ts';
import type { Migration } from './migration.ts';

/** Earnings may go below zero: a sale that is refunded after its payout is a debt of its owner. */
export const owedEarnings: Migration = {
  name: '0015-owed-earnings',
  statements: balancesThatMayOwe,
};

const bound = `check (balance_micros >= 0 or account like 'earnings:%' or account like 'test:earnings:%')`;

/** SQLite cannot drop a constraint, so its table is made anew; nothing refers to it. */
function balancesThatMayOwe(dialect: Dialect): string[] {
  if (dialect === 'postgres') {
    return [
      `alter table ledger_balances drop constraint ledger_balances_balance_micros_check`,
      `alter table ledger_balances add constraint ledger_balances_owed ${bound}`,
    ];
  }
  return [
    `create table ledger_balances_owed (
      account text not null,
      currency text not null,
      balance_micros bigint not null,
      primary key (account, currency),
      ${bound}
    )`,
    `insert into ledger_balances_owed (account, currency, balance_micros) select account, currency, balance_micros from ledger_balances`,
    `drop table ledger_balances`,
    `alter table ledger_balances_owed rename to ledger_balances`,
  ];
}
