import { privateKeyToAccount } from 'viem/accounts';
import { beforeEach, expect, it } from 'vitest';
import { accountsOn, outcomes, password, plainPasswords, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { minuteMs } from '../clock.ts';
import { tokenHash } from './bearer-token.ts';
import { walletProofs, walletProofTtlMs } from './wallet-proofs.ts';

const key = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const otherKey = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const network = 'eip155:8453';
const wallet = { network, address: key.address };
const other = { network, address: otherKey.address };

eachDatabase('proofs of payout wallets', (open) => {
  let room: ReturnType<typeof accountsOn>;
  let accountId: string;
  let session: string;
  beforeEach(async () => {
    room = accountsOn(await open(), plainPasswords);
    const { token, account } = await room.accounts.register({ email: 'ada@example.com', password });
    [accountId, session] = [account.id, tokenHash(token)];
  });

  const update = (changes: Parameters<typeof room.accounts.update>[2]) => room.accounts.update(accountId, session, changes);
  async function proofOf(signer = key, of = wallet, id = accountId) {
    const { nonce, message } = await room.accounts.walletChallenge(id, of);
    return { nonce, signature: await signer.signMessage({ message }) };
  }
  const refused = refusal('invalid_input');

  it('say in the signed text what is signed, for which account, where and until when', async () => {
    const { message, nonce, expiresAt } = await room.accounts.walletChallenge(accountId, wallet);
    expect(expiresAt).toBe(room.time.now + walletProofTtlMs);
    expect(message.split('\n')).toEqual([
      'farebox.example wants you to sign in with your Ethereum account:',
      key.address,
      '',
      'Receive the payouts of this account at this address. This signs no payment.',
      '',
      'URI: https://farebox.example/api/v1/auth/me',
      'Version: 1',
      'Chain ID: 8453',
      `Nonce: ${nonce}`,
      `Issued At: ${new Date(room.time.now).toISOString()}`,
      `Expiration Time: ${new Date(expiresAt).toISOString()}`,
      `Request ID: ${accountId}`,
    ]);
  });

  it('prove a first wallet, and one that was typed before without a password or a change', async () => {
    expect(await update({ payoutWallet: wallet, walletProof: await proofOf() })).toMatchObject({
      payoutWallet: wallet,
      isPayoutWalletProven: true,
    });
    expect(await room.accounts.get(accountId)).toMatchObject({ isPayoutWalletProven: true });

    const { token, account } = await room.accounts.register({ email: 'bob@example.com', password });
    [accountId, session] = [account.id, tokenHash(token)];
    expect(await update({ payoutWallet: wallet })).toMatchObject({ payoutWallet: wallet, isPayoutWalletProven: false });
    const changes = () => room.database.read.selectFrom('payout_wallet_changes').selectAll().execute();
    const before = await changes();
    room.time.now += 1000;
    expect(await update({ payoutWallet: wallet, walletProof: await proofOf() })).toMatchObject({ isPayoutWalletProven: true });
    expect(await changes()).toEqual(before);
  });

  it('do not replace the password', async () => {
    await update({ payoutWallet: other });
    await expect(update({ payoutWallet: wallet, walletProof: await proofOf() })).rejects.toEqual(refused);
    expect(await room.accounts.get(accountId)).toMatchObject({ payoutWallet: other, isPayoutWalletProven: false });
    const proven = await update({ payoutWallet: wallet, walletProof: await proofOf(), currentPassword: password });
    expect(proven).toMatchObject({ payoutWallet: wallet, isPayoutWalletProven: true });
  });

  it('stay while the wallet stays, and end when it changes or goes', async () => {
    await update({ payoutWallet: wallet, walletProof: await proofOf() });
    expect(await update({ payoutWallet: wallet, displayName: 'Ada' })).toMatchObject({ isPayoutWalletProven: true });
    expect(await update({ displayName: 'Ada L.' })).toMatchObject({ isPayoutWalletProven: true });
    expect(await update({ payoutWallet: other, currentPassword: password })).toMatchObject({ isPayoutWalletProven: false });
    expect(await update({ payoutWallet: wallet, currentPassword: password })).toMatchObject({ isPayoutWalletProven: false });
    await update({ payoutWallet: wallet, walletProof: await proofOf() });
    expect(await update({ payoutWallet: null, currentPassword: password })).toMatchObject({
      payoutWallet: null,
      isPayoutWalletProven: false,
    });
  });

  it('count once', async () => {
    const proof = await proofOf();
    const earlier = await proofOf();
    await update({ payoutWallet: wallet, walletProof: proof });
    // Each is a copy of what was sent, or an older challenge that was not used.
    for (const walletProof of [proof, earlier]) {
      await expect(update({ payoutWallet: wallet, walletProof, currentPassword: password })).rejects.toEqual(refused);
    }
    room.time.now += 1000;
    await update({ payoutWallet: other, currentPassword: password });
    for (const walletProof of [proof, earlier]) {
      await expect(update({ payoutWallet: wallet, walletProof, currentPassword: password })).rejects.toEqual(refused);
    }
    expect(await room.accounts.get(accountId)).toMatchObject({ payoutWallet: other, isPayoutWalletProven: false });
  });

  it('count once under simultaneous requests', async () => {
    await update({ payoutWallet: wallet });
    const walletProof = await proofOf();
    const attempts = Array.from({ length: 8 }, () => update({ payoutWallet: wallet, walletProof }));
    expect(await outcomes(attempts)).toEqual({ succeeded: 1, codes: ['invalid_input'] });
  });

  it('expire', async () => {
    const [late, inTime] = [await proofOf(), await proofOf()];
    room.time.now += walletProofTtlMs - 1;
    await update({ payoutWallet: wallet, walletProof: inTime });
    room.time.now += 1;
    await expect(update({ payoutWallet: wallet, walletProof: late })).rejects.toEqual(refused);
    const fresh = await proofOf();
    room.time.now += walletProofTtlMs;
    await expect(update({ payoutWallet: wallet, walletProof: fresh })).rejects.toEqual(refused);
  });

  it('may come from a replica whose clock is a minute ahead', async () => {
    room.time.now += minuteMs;
    const walletProof = await proofOf();
    room.time.now -= minuteMs + 1;
    await expect(update({ payoutWallet: wallet, walletProof })).rejects.toEqual(refused);
    room.time.now += 1;
    expect(await update({ payoutWallet: wallet, walletProof })).toMatchObject({ isPayoutWalletProven: true });
  });

  it('belong to one account', async () => {
    const { account } = await room.accounts.register({ email: 'mallory@example.com', password });
    const walletProof = await proofOf(key, wallet, account.id);
    await expect(update({ payoutWallet: wallet, walletProof })).rejects.toEqual(refused);
  });

  it('belong to one wallet, and must be signed by it', async () => {
    const walletProof = await proofOf();
    await expect(update({ payoutWallet: other, walletProof })).rejects.toEqual(refused);
    await expect(update({ payoutWallet: { ...wallet, network: 'eip155:1' }, walletProof })).rejects.toEqual(refused);
    await expect(update({ payoutWallet: wallet, walletProof: await proofOf(otherKey) })).rejects.toEqual(refused);
    const { nonce } = await room.accounts.walletChallenge(accountId, wallet);
    await expect(update({ payoutWallet: wallet, walletProof: { nonce, signature: `0x${'00'.repeat(65)}` } })).rejects.toEqual(refused);
    expect(await room.accounts.get(accountId)).toMatchObject({ payoutWallet: null, isPayoutWalletProven: false });
  });

  it('are of this site: the same text of another domain, or a nonce of another service, is refused', async () => {
    const { nonce, message } = await room.accounts.walletChallenge(accountId, wallet);
    for (const from of ['farebox.example wants', 'https://farebox.example/']) {
      const foreign = message.replace(from, from.replace('farebox.example', 'phishing.example'));
      expect(foreign).not.toBe(message);
      const walletProof = { nonce, signature: await key.signMessage({ message: foreign }) };
      await expect(update({ payoutWallet: wallet, walletProof })).rejects.toEqual(refused);
    }
    const elsewhere = walletProofs({ secrets: ['another'], clock: room.clock, publicUrl: () => 'https://farebox.example' });
    const made = elsewhere.challenge(accountId, wallet, { changedAt: 0, proof: null });
    const walletProof = { nonce: made.nonce, signature: await key.signMessage({ message: made.message }) };
    await expect(update({ payoutWallet: wallet, walletProof })).rejects.toEqual(refused);
  });

  it('are of EVM networks', async () => {
    const solana = { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T' };
    await expect(room.accounts.walletChallenge(accountId, solana)).rejects.toEqual(refused);
  });
});
