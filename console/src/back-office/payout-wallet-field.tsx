import { Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { useBrowserWallets, WalletRefused, type BrowserWallet } from './browser-wallets.ts';

const texts = words({
  wallet: ['Wallet for payouts', '收款钱包'],
  hint: ['Its address on Base, 0x and 40 digits. To replace one needs your password.', 'Base 网络上的地址，0x 加 40 位。更换时需要密码。'],
  use: ['Use {name}', '使用 {name}'],
  useAny: ['Use the wallet of this browser', '使用此浏览器的钱包'],
  filled: [
    'The address of your wallet is filled in. Nothing was signed, and nothing is paid: save it to be paid there, on Base.',
    '已填入钱包地址。没有签名，也没有付款：保存后将在 Base 网络上向该地址付款。',
  ],
  refused: ['The wallet gave no address.', '钱包未提供地址。'],
});

/** The address that earnings are paid to: typed, or asked of a wallet in this browser. */
export function PayoutWalletField({ saved }: { saved: string }): ReactNode {
  const t = useWords(texts);
  const wallets = useBrowserWallets();
  const [address, setAddress] = useState(saved);
  const [asked, setAsked] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'filled' | 'refused' | null>(null);

  async function ask(wallet: BrowserWallet): Promise<void> {
    setAsked(wallet.id);
    setOutcome(null);
    try {
      setAddress(await wallet.connect());
      setOutcome('filled');
    } catch (thrown) {
      if (!(thrown instanceof WalletRefused)) throw thrown;
      setOutcome('refused');
    } finally {
      setAsked(null);
    }
  }
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
            }}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      {wallets.length === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          {wallets.map((wallet) => (
            <Button key={wallet.id} size="small" isBusy={asked === wallet.id} onClick={() => void ask(wallet)}>
              {asked === wallet.id ? null : <Wallet aria-hidden className="size-4" />}
              {wallet.name === '' ? t('useAny') : t('use', { name: wallet.name })}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className={outcome === 'filled' ? 'text-[13px] text-good' : 'sr-only'}>
        {outcome === 'filled' ? t('filled') : null}
      </p>
    </div>
  );
}
