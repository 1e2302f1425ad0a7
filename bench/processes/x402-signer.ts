import { newPayer, signedPayment } from '../../server/test/evm/payers.ts';
import { answerParent } from '../child.ts';
import { SigningOrder, type SignedTransfer } from '../signed-payments.ts';

/** Longer than all rounds. */
const goodSeconds = 3600;

/** Wallets that sign the requested number of payments, from enough addresses that the ten test USDC of each suffice. */
answerParent({
  async sign(value) {
    const { terms, count, paymentsEach } = SigningOrder.parse(value);
    const now = Date.now();
    const validBefore = String(Math.floor(now / 1000) + goodSeconds);
    const signed: SignedTransfer[] = [];
    let payer = newPayer();
    while (signed.length < count) {
      if (signed.length % paymentsEach === 0) payer = newPayer();
      signed.push(await signedPayment(payer, terms, now, { validBefore }));
    }
    return signed;
  },
});
