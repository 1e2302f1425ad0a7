import { recoverTypedDataAddress } from 'viem';
import { newPayer, signedPayment } from '../../server/test/evm/payers.ts';
import { testTerms } from '../../server/test/evm/terms.ts';
import { signerOf } from '../../server/src/settlement/schemes/eip3009.ts';
import { typedData } from '../../server/test/evm/typed-data.ts';
import { requirementOf } from '../../server/src/settlement/settlers/terms.ts';
import type { Bench, Figures } from '../comparison.ts';

const usual = { count: 400, rounds: 5 };
const smallest = { count: 4, rounds: 1 };

/** The signer of an x402 payment: hashing the signed data, and recovering the key. In this process, for as many payments. */
export async function* recovery({ isSmallest }: Bench): AsyncIterable<Figures> {
  const { count, rounds } = isSmallest ? smallest : usual;
  const payer = newPayer();
  const required = requirementOf(testTerms, 10_000);
  const payments = await Promise.all(Array.from({ length: count }, () => signedPayment(payer, required, 1_795_000_000_000)));
  const ways = {
    // The same payload object is recovered only once.
    ours: () => Promise.all(payments.map((payment) => signerOf({ ...payment }, required))),
    viem: () =>
      Promise.all(
        payments.map(({ authorization, signature }) => recoverTypedDataAddress({ ...typedData(authorization, required), signature })),
      ),
  };
  const micros: Record<keyof typeof ways, number[]> = { ours: [], viem: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of ['ours', 'viem'] as const) {
      const before = process.cpuUsage();
      const signers = await ways[way]();
      const { user, system } = process.cpuUsage(before);
      if (signers.some((signer) => signer?.toLowerCase() !== payer.address.toLowerCase())) throw new Error(`${way} finds another signer`);
      if (round > 0) micros[way].push((user + system) / count);
    }
  }
  const [ours, viem] = [median(micros.ours), median(micros.viem)];
  yield {
    kind: 'figures',
    title: `recovery: the signer of an x402 payment, processor time, ${rounds} rounds of ${count}`,
    figures: [
      { name: 'signature', value: ours, unit: 'us', aim: { atMost: 300 } },
      { name: "viem's recoverTypedDataAddress", value: viem, unit: 'us', aim: null, ratio: viem / ours },
    ],
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
