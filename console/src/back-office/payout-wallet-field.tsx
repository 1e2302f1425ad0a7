import type { PayoutWallet, PayoutWalletChallenge, PayoutWalletProof } from '@farebox/contract';
import { Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/form.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useBrowserWallets, WalletRefused, type BrowserWallet } from './browser-wallets.ts';

const texts = words({
  wallet: ['Wallet for payouts', '收款钱包'],
  hint: ['Its address on Base, 0x and 40 digits. To replace one needs your password.', 'Base 网络上的地址，0x 加 40 位。更换时需要密码。'],
  use: ['Prove with {name}', '用 {name} 证明'],
  useAny: ['Prove with the wallet of this browser', '用此浏览器的钱包证明'],
  signed: [
    'The wallet signed that it takes the payouts of this account. No payment was signed. Save it to be paid there, on Base.',
    '钱包已签名确认接收此账户的付款。没有签署任何付款。保存后将在 Base 网络上向该地址付款。',
  ],
  refused: ['The wallet did not sign.', '钱包未签名。'],
  proven: ['proven by its signature', '已通过签名证明'],
  unproven: ['not proven', '未证明'],
});

/** A wallet, and its signature under the challenge for this account. */
export interface SignedWallet {
  wallet: PayoutWallet;
  proof: PayoutWalletProof;
}

export interface PayoutWalletFieldProps {
  saved: PayoutWallet | null;
  isProven: boolean;
  /** Where an address that is not saved yet is. */
  network: string;
  /** The wallet signed, or what it signed is no longer in the field. */
  onSigned(signed: SignedWallet | null): void;
}

/** The address that earnings are paid to: typed, or asked of a wallet in this browser, which signs that it takes them. */
export function PayoutWalletField({ saved, isProven, network, onSigned }: PayoutWalletFieldProps): ReactNode {
  const { t } = useText(texts);
  const wallets = useBrowserWallets();
  const [address, setAddress] = useState(saved?.address ?? '');
  const [asked, setAsked] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'signed' | 'refused' | null>(null);
  const [error, setError] = useState<unknown>(null);

  async function ask(wallet: BrowserWallet): Promise<void> {
    setAsked(wallet.id);
    setOutcome(null);
    setError(null);
    onSigned(null);
    try {
      const given = await wallet.connect();
      // In the spelling that is saved, if it is the same: otherwise it would be another wallet, and need the password.
      const used = saved?.address.toLowerCase() === given.toLowerCase() ? saved.address : given;
      setAddress(used);
      const payoutWallet = { network: saved?.network ?? network, address: used };
      const { message, nonce } = await api<PayoutWalletChallenge>('/api/v1/me/payout-wallet/challenge', {
        body: { payout_wallet: payoutWallet },
      });
      onSigned({ wallet: payoutWallet, proof: { nonce, signature: await wallet.sign(message, given) } });
      setOutcome('signed');
    } catch (thrown) {
      if (thrown instanceof WalletRefused) setOutcome('refused');
      else setError(thrown);
    } finally {
      setAsked(null);
    }
  }
  const isSaved = saved !== null && saved.address === address;
  return (
    <div className="grid gap-3">
      <Field label={t('wallet')} hint={t('hint')} error={outcome === 'refused' ? t('refused') : null}>
        {(control) => (
          <TextInput
            {...control}
            name="wallet"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setOutcome(null);
              onSigned(null);
            }}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        {wallets.map((wallet) => (
          <Button key={wallet.id} size="small" isBusy={asked === wallet.id} onClick={() => void ask(wallet)}>
            {asked === wallet.id ? null : <Wallet aria-hidden className="size-4" />}
            {wallet.name === '' ? t('useAny') : t('use', { name: wallet.name })}
          </Button>
        ))}
        {isSaved ? <ProvenBadge isProven={isProven} /> : null}
      </div>
      <ErrorState error={error} />
      <p role="status" className={outcome === 'signed' ? 'text-[13px] text-good' : 'sr-only'}>
        {outcome === 'signed' ? t('signed') : null}
      </p>
    </div>
  );
}

function ProvenBadge({ isProven }: { isProven: boolean }): ReactNode {
  const { t } = useText(texts);
  return <Badge tone={isProven ? 'good' : 'plain'}>{t(isProven ? 'proven' : 'unproven')}</Badge>;
}
