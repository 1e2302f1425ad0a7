import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { minuteMs } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import type { NewPaymentRow } from '../../storage/tables.ts';
import type { NewX402ClaimRow } from '../../storage/tables/x402.ts';
import { walletPurchases, type WalletPurchases } from './wallet-purchases.ts';

const now = 1_795_000_000_000;
const wallet = '0xAbCdEf0000000000000000000000000000000001';
const payer = wallet.toLowerCase();

eachDatabase('what a wallet bought before', (open) => {
  let database: Database;
  let purchases: WalletPurchases;
  let asked: string[];
  beforeEach(async () => {
    database = await open();
    asked = [];
    const find = async (id: string) => {
      asked.push(id);
      return null;
    };
    purchases = walletPurchases({ database, payments: { find }, settler: testTerms, clock: { now: () => now } });
  });

  let count = 0;
  async function bought(payment: Partial<NewPaymentRow> = {}, claim: Partial<NewX402ClaimRow> = {}): Promise<string> {
    count += 1;
    const id = `pay_${count}`;
    await database.write(async (queries) => {
      await queries
        .insertInto('payments')
        .values({
          id,
          offer_kind: 'asset',
          service_id: 'ast_1',
          provider_id: 'x402-test',
          status: 'paid',
          amount_micros: 100_000,
          currency: 'USD',
          max_calls: 1,
          used_calls: 1,
          client_id: payer,
          payer_account_id: null,
          created_at: now - 2 * minuteMs,
          expires_at: now + minuteMs,
          paid_at: now - minuteMs,
          ...payment,
        })
        .execute();
      await queries
        .insertInto('x402_claims')
        .values({
          network: testTerms.network,
          asset: testTerms.asset.toLowerCase(),
          payer,
          nonce: `0x${count}`,
          payment_id: id,
          provider_id: 'x402-test',
          service_id: 'ast_1',
          state: 'settled',
          payload: '{}',
          requirement: '{}',
          transaction_hash: null,
          is_only: 0,
          process_id: 'proc_1',
          created_at: now,
          updated_at: now,
          ...claim,
        })
        .execute();
    });
    return id;
  }

  const givenBack = (paymentId: string) =>
    database.write((queries) => {
      const of = { id: `call_${paymentId}`, payment_id: paymentId, service_id: 'word-count', client_id: payer };
      return queries
        .insertInto('calls')
        .values({ ...of, state: 'given_back', process_id: 'proc_1', started_at: now })
        .execute();
    });

  const fromCredit = async (change: Partial<NewPaymentRow> = {}, proof: { wallet?: string } = {}): Promise<string> => {
    const id = await bought({ provider_id: 'credit-test', payer_account_id: payer, ...change }, { payer: '0x02' });
    const values = { proof_id: `proof of ${id}`, wallet: payer, payment_id: id, service_id: 'ast_1', created_at: now, ...proof };
    await database.write((queries) => queries.insertInto('wallet_proofs').values(values).execute());
    return id;
  };

  const find = async (kind: 'asset' | 'tool' = 'asset', serviceId = 'ast_1') => {
    await purchases.find(wallet, { kind, serviceId });
    return asked;
  };

  it('is the latest payment that is still good', async () => {
    await bought({ paid_at: now - 5 * minuteMs });
    const latest = await bought();
    await bought({ paid_at: now - 3 * minuteMs });
    expect(await find()).toEqual([latest]);
  });

  it('is none of others, of other things, of the past, and none that is not settled', async () => {
    await bought({}, { payer: '0x02' });
    await bought({ service_id: 'ast_2' }, { service_id: 'ast_2' });
    await bought({ expires_at: now });
    await bought({ status: 'expired' });
    await bought({ client_id: 'usr_1' });
    await bought({}, { state: 'unknown' });
    await bought({}, { network: 'eip155:8453' });
    expect(await find()).toEqual([]);
  });

  it('is what it paid for from its credit too, and nobody else’s', async () => {
    await fromCredit({}, { wallet: '0x02' });
    await fromCredit({ payer_account_id: 'usr_1' });
    await fromCredit({ client_id: 'anonymous' });
    await fromCredit({ status: 'refunded' });
    await fromCredit({ expires_at: now });
    expect(await find()).toEqual([]);
    const paid = await fromCredit();
    expect(await find()).toEqual([paid]);
  });

  it('is a call of a tool only where it was given back', async () => {
    const tool = { offer_kind: 'tool', service_id: 'word-count' } as const;
    await bought(tool, { service_id: 'word-count' });
    expect(await find('tool', 'word-count')).toEqual([]);
    // Paid this moment, by a request that is just about to use it.
    await bought({ ...tool, used_calls: 0 }, { service_id: 'word-count' });
    expect(await find('tool', 'word-count')).toEqual([]);
    const back = await bought({ ...tool, used_calls: 0 }, { service_id: 'word-count' });
    await givenBack(back);
    expect(await find('tool', 'word-count')).toEqual([back]);
  });
});
