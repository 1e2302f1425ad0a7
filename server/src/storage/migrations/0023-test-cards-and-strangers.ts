import type { Migration } from './migration.ts';

/** Credit bought in the test mode of Stripe is test money. Signals of strangers are counted in bytes, because they may fill only so much. */
export const testCardsAndStrangers: Migration = {
  name: '0023-test-cards-and-strangers',
  statements: () => [
    `alter table card_top_ups add column is_test integer not null default 0`,
    `alter table demand_signals add column stranger_bytes integer`,
    `create index demand_signals_of_strangers on demand_signals (id, stranger_bytes) where stranger_bytes is not null`,
  ],
};
