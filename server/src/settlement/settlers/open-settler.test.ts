import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../test/databases/sqlite.ts';
import { anvilPath, operatorKey, startAnvil, usdcAddress, type Anvil } from '../../../test/evm/anvil.ts';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { exactOf } from '../../../test/evm/terms.ts';
import { systemClock } from '../../clock.ts';
import { ConfigError, readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { lower } from '../schemes/signature.ts';
import { openSettler } from './open-settler.ts';

const log = createLog({ level: 'silent' });
const hexOf = (text: string) => `0x${text.slice(2)}` as const;

describe('the configured settler', () => {
  let file: Awaited<ReturnType<typeof openSqliteFile>>;
  beforeAll(async () => {
    file = await openSqliteFile();
  });
  afterAll(async () => {
    await file.database.close();
    await file.remove();
  });

  function opened(settings: Readonly<Record<string, string>>) {
    const config = readConfig({ FAREBOX_SECRET: 'a secret of at least thirty-two characters', ...settings });
    return openSettler({ config, database: file.database, clock: systemClock, log, fetch });
  }

  it('is the test network in a new installation, with a constant recipient', async () => {
    const settler = await opened({});
    expect(settler).toMatchObject({
      isTest: true,
      isOnChain: false,
      network: 'eip155:84532',
      asset: usdcAddress,
      payTo: expect.stringMatching(/^0x[0-9a-f]{40}$/),
    });
    expect((await opened({}))?.payTo).toBe(settler?.payTo);
    expect((await opened({ FAREBOX_SECRET: 'another secret of at least thirty-two characters' }))?.payTo).not.toBe(settler?.payTo);
    expect(settler && exactOf(settler, 10_000).extra).toEqual({ name: 'USDC', version: '2' });
  });

  it('is absent if x402 is not offered', async () => {
    expect(await opened({ FAREBOX_PAYMENTS: 'test,credit' })).toBeNull();
  });

  it('uses a facilitator for the USDC of the network', async () => {
    const settler = await opened({
      FAREBOX_X402: 'facilitator',
      FAREBOX_X402_NETWORK: 'eip155:8453',
      FAREBOX_X402_FACILITATOR_URL: 'http://127.0.0.1:9',
      FAREBOX_X402_PAY_TO: newPayer().address,
    });
    expect(settler).toMatchObject({ isTest: false, network: 'eip155:8453', asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' });
    expect(settler?.sender).toBeUndefined();
    expect(settler && exactOf(settler, 1).extra).toEqual({ name: 'USD Coin', version: '2' });
  });

  it.each([
    ['a test network with the id of a real one', { FAREBOX_X402_NETWORK: 'eip155:8453' }],
    ['an invalid recipient address', { FAREBOX_X402_PAY_TO: 'me' }],
    ['an invalid token address', { FAREBOX_X402_ASSET: '0x1' }],
    [
      'a network without a known USDC',
      {
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: 'eip155:999999',
        FAREBOX_X402_FACILITATOR_URL: 'http://127.0.0.1:9',
        FAREBOX_X402_PAY_TO: usdcAddress,
      },
    ],
    [
      'Solana, paid to an address of another chain',
      {
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        FAREBOX_X402_FACILITATOR_URL: 'http://127.0.0.1:9',
        FAREBOX_X402_PAY_TO: usdcAddress,
      },
    ],
    [
      'a testnet with real money',
      {
        FAREBOX_REAL_MONEY: '1',
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: 'eip155:84532',
        FAREBOX_X402_FACILITATOR_URL: 'http://127.0.0.1:9',
        FAREBOX_X402_PAY_TO: usdcAddress,
      },
    ],
    [
      'the devnet of Solana with real money',
      {
        FAREBOX_REAL_MONEY: '1',
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        FAREBOX_X402_FACILITATOR_URL: 'http://127.0.0.1:9',
        FAREBOX_X402_PAY_TO: '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4',
      },
    ],
  ])('refuses %s', async (_what, settings) => {
    await expect(opened(settings)).rejects.toThrow(ConfigError);
  });

  describe.skipIf(anvilPath === null)('with its own key', () => {
    let anvil: Anvil;
    beforeAll(async () => {
      anvil = await startAnvil();
    });
    afterAll(() => anvil[Symbol.asyncDispose]());
    const self = (changes: Readonly<Record<string, string>> = {}) =>
      opened({ FAREBOX_X402: 'self', FAREBOX_X402_RPC_URL: anvil.rpcUrl, FAREBOX_X402_PRIVATE_KEY: operatorKey, ...changes });

    it('is paid to the address of the key, and settles', async () => {
      const settler = await self();
      if (settler === null) throw new Error('no settler');
      expect(settler).toMatchObject({ isTest: true, isOnChain: true, payTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' });
      const [payer, required] = [newPayer(), exactOf(settler, 10_000)];
      await anvil.fund(payer.address, 10_000n);
      const payload = await signedPayment(payer, required, systemClock.now());
      expect(await settler.settle(payload, required, new AbortController().signal)).toMatchObject({ kind: 'settled' });
    });

    it('reads the transfers of the token in a transaction', async () => {
      const settler = await self();
      if (settler === null) throw new Error('no settler');
      const [payer, required] = [newPayer(), exactOf(settler, 10_000)];
      await anvil.fund(payer.address, 10_000n);
      const payload = await signedPayment(payer, required, systemClock.now());
      const outcome = await settler.settle(payload, required, new AbortController().signal);
      const transaction = outcome.kind === 'settled' ? lower(hexOf(outcome.transaction)) : null;
      expect(settler.ownTransfers?.senders).toEqual([settler.payTo]);
      expect(transaction && (await settler.ownTransfers?.find(transaction))).toEqual({
        isSuccess: true,
        transfers: [{ from: lower(payer.address), to: lower(hexOf(settler.payTo)), value: 10_000n }],
      });
      expect(await settler.ownTransfers?.find(`0x${'00'.repeat(32)}`)).toBeNull();
      const away = await self({ FAREBOX_X402_RPC_URL: 'http://127.0.0.1:9', FAREBOX_X402_PAY_TO: payer.address });
      expect(away?.ownTransfers?.senders).toEqual([payer.address, settler.payTo]);
      await expect(away?.ownTransfers?.find(`0x${'00'.repeat(32)}`)).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('does not start on a chain other than the configured one', async () => {
      await expect(self({ FAREBOX_X402_NETWORK: 'eip155:8453' })).rejects.toThrow(/chain 84532/);
    });

    it('sends payouts with the same key, but no test money', async () => {
      const settler = await self({ FAREBOX_X402_NETWORK: 'eip155:8453', FAREBOX_X402_RPC_URL: 'http://127.0.0.1:9' });
      expect(settler).toMatchObject({ isTest: false, sender: { network: 'eip155:8453' } });
      expect((await self())?.sender).toBeUndefined();
    });

    it('starts while the chain is not reachable yet', async () => {
      expect(await self({ FAREBOX_X402_RPC_URL: 'http://127.0.0.1:9' })).toMatchObject({ isOnChain: true });
    });
  });
});
