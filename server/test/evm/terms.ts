import type { Hex } from '../../src/settlement/payload.ts';
import type { EvmSettler, Requirement, Settler } from '../../src/settlement/settler.ts';
import type { SettlerTerms } from '../../src/settlement/settlers/terms.ts';
import { isEvmExact } from '../../src/settlement/signed.ts';
import { usdcAddress } from './anvil.ts';

/** USDC on Base Sepolia, for a seller of the tests. */
export const testTerms: SettlerTerms = {
  network: 'eip155:84532',
  asset: usdcAddress,
  payTo: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
  extra: { name: 'USDC', version: '2' },
};

/** Who settles by the scheme `upto` on the test network of the tests. */
export const testFacilitator: Hex = '0x5e771e5000000000000000000000000000000001';

/** What pays so much by the scheme `exact`. */
export function exactOf(settler: Settler, amountMicros: number): Requirement {
  const requirement = settler.offers(amountMicros).find(isEvmExact);
  if (requirement === undefined) throw new Error('nothing is offered by the scheme exact');
  return requirement;
}

/** A settler that is known to be on an EVM chain. */
export function onEvm(settler: Settler): EvmSettler {
  const { asset, payTo } = exactOf(settler, 1);
  return { ...settler, asset, payTo, requirement: (amountMicros) => exactOf(settler, amountMicros) };
}
