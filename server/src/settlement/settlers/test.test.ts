import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { settlerSuite } from '../../../test/suites/settler.ts';
import { minuteMs, systemClock } from '../../clock.ts';
import { reasons } from '../schemes/eip3009.ts';
import { testNetwork } from '../test-network.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { testSettler } from './test.ts';

const noSignal = new AbortController().signal;

eachDatabase('the settler of the test network', (open) => {
  settlerSuite(async () => {
    const network = testNetwork({ database: await open(), clock: systemClock });
    return {
      settler: testSettler({ terms: testTerms, network, clock: systemClock }),
      payer: async () => newPayer(),
      balanceOf: async (address) => BigInt(await network.balance(address)),
    };
  });
});

eachDatabase('the times of the test network', (open) => {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  let settler: ReturnType<typeof testSettler>;
  beforeEach(async () => {
    time.now = 1_795_000_000_000;
    settler = testSettler({ terms: testTerms, network: testNetwork({ database: await open(), clock }), clock });
  });

  it('reports a settled payment long after it expired, and its used nonce', async () => {
    const required = settler.requirement(30_000);
    const payload = await signedPayment(newPayer(), required, time.now);
    const outcome = await settler.settle(payload, required, noSignal);
    time.now += 10 * minuteMs;
    expect(await settler.settle(payload, required, noSignal)).toEqual(outcome);
    expect(await settler.reconcile(payload, required, noSignal)).toEqual(outcome);
    expect(await settler.verify(payload, required, noSignal)).toMatchObject({ isValid: false, reason: reasons.nonceUsed });
  });

  it('never settles an expired payment', async () => {
    const required = settler.requirement(30_000);
    const payload = await signedPayment(newPayer(), required, time.now);
    time.now += minuteMs;
    expect(await settler.settle(payload, required, noSignal)).toEqual({ kind: 'failed', reason: reasons.validBefore });
    expect(await settler.reconcile(payload, required, noSignal)).toMatchObject({ kind: 'failed' });
  });

  it('verifies only payments that remain valid until they are settled', async () => {
    const required = settler.requirement(30_000);
    const payload = await signedPayment(newPayer(), required, time.now);
    time.now += 55_000;
    expect(await settler.verify(payload, required, noSignal)).toMatchObject({ isValid: false, reason: reasons.validBefore });
    expect(await settler.settle(payload, required, noSignal)).toMatchObject({ kind: 'settled' });
  });
});
