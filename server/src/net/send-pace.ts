import { secondMs, type Clock } from '../clock.ts';
import { TokenBuckets } from '../limits/token-bucket.ts';

export interface SendPaceLimits {
  inAll: PaceLimit;
  ofDomain: PaceLimit;
}

interface PaceLimit {
  perSecond: number;
  burst: number;
}

/** One publication may answer thousands of needs: their webhooks then take some minutes. */
const usual: SendPaceLimits = { inAll: { perSecond: 10, burst: 100 }, ofDomain: { perSecond: 1, burst: 20 } };
/** A domain is full again before so many others have been sent to. */
const domainsMax = 10_000;

/** How fast this process sends to hosts of strangers, in all and for each domain. */
export function sendPace(clock: Clock, { inAll, ofDomain }: SendPaceLimits = usual) {
  const bucketsOf = ({ perSecond, burst }: PaceLimit, keysMax: number) =>
    new TokenBuckets({ clock, perMs: () => perSecond / secondMs, burst: () => burst, keysMax });
  const all = bucketsOf(inAll, 1);
  const domains = bucketsOf(ofDomain, domainsMax);
  return {
    /** How many may be sent now. */
    room: (): number => Math.max(0, Math.floor(all.level('all'))),
    /** How many of them to this domain. */
    roomOf: (domain: string): number => Math.floor(domains.level(domain)),
    sent(domain: string): void {
      all.spend('all');
      domains.spend(domain);
    },
  };
}
