import { describe, it, expect, beforeAll, afterAll } from 'vitest';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { anvilPath, startAnvil, usdcAddress, type Anvil } from './anvil.ts';
import { usdCoinAbi } from './usd-coin.ts';

describe.skipIf(anvilPath === null)('the USDC of the tests, on a real EVM node (skipped where @foundry-rs/anvil has no program)', () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await startAnvil();
  });
  afterAll(() => anvil[Symbol.asyncDispose]());
  const token = { address: usdcAddress, abi: usdCoinAbi } as const;

  it('says who it is', async () => {
    expect(await anvil.client.readContract({ ...token, functionName: 'name' })).toBe('USDC');
    expect(await anvil.client.readContract({ ...token, functionName: 'version' })).toBe('2');
    expect(await anvil.client.readContract({ ...token, functionName: 'decimals' })).toBe(6);
  });

  it('moves what an account has, and not more', async () => {
    const payee = privateKeyToAccount(generatePrivateKey()).address;
    await anvil.fund(anvil.client.account.address, 100n);
    const hash = await anvil.client.writeContract({ ...token, functionName: 'transfer', args: [payee, 60n] });
    await anvil.client.waitForTransactionReceipt({ hash });
    expect([await anvil.balanceOf(payee), await anvil.balanceOf(anvil.client.account.address)]).toEqual([60n, 40n]);
    await expect(anvil.client.writeContract({ ...token, functionName: 'transfer', args: [payee, 41n] })).rejects.toThrow(/revert/);
  });
});
