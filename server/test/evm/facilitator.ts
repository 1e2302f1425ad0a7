import { signedPayload } from '../../src/payments/x402/wire.ts';
import { AnyRequirement, type Settler } from '../../src/settlement/settler.ts';
import { reasons } from '../../src/settlement/schemes/eip3009.ts';
import { isUpto, payerOf } from '../../src/settlement/signed.ts';
import { standInFacilitator, type FacilitatorWords, type StandInFacilitator } from '../stand-in-facilitator.ts';

type FacilitatorRequest = Parameters<FacilitatorWords['verify']>[0];

/** A facilitator on a port of the loopback that verifies and settles with a settler of ours. */
export function startFacilitator(settler: Settler): Promise<StandInFacilitator> {
  const never = new AbortController().signal;
  function read({ paymentPayload, paymentRequirements }: FacilitatorRequest) {
    return { payload: signedPayload(paymentPayload.payload), requirement: AnyRequirement.parse(paymentRequirements) };
  }
  return standInFacilitator({
    supported() {
      const kinds = settler.offers(1).map((offer) => {
        const kind = { x402Version: 2, scheme: offer.scheme, network: offer.network };
        return isUpto(offer) ? { ...kind, extra: { facilitatorAddress: offer.extra.facilitatorAddress } } : kind;
      });
      return { kinds, extensions: [], signers: {} };
    },
    async verify(asked) {
      const { payload, requirement } = read(asked);
      const verdict = await settler.verify(payload, requirement, never);
      if (verdict.isValid) return { isValid: true, payer: verdict.payer };
      return { isValid: false, invalidReason: verdict.reason, ...(verdict.payer === null ? {} : { payer: verdict.payer }) };
    },
    async settle(asked) {
      const { payload, requirement } = read(asked);
      const outcome = await settler.settle(payload, requirement, never);
      const about = { network: requirement.network, payer: payerOf(payload) };
      if (outcome.kind === 'settled') return { ...about, success: true, transaction: outcome.transaction, amount: requirement.amount };
      return { ...about, success: false, errorReason: outcome.kind === 'unknown' ? reasons.pending : outcome.reason, transaction: '' };
    },
  });
}
