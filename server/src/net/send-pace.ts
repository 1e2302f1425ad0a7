import { secondMs, steadyClock, type Clock } from '../clock.ts';

/** How fast this process sends to hosts of strangers, in all and for each domain. */
export interface SendPace {
  /** How many may be sent now. */
  room(): number;
  /** How many of them to this domain. */
  roomOf(domain: string): number;
  /** The domains to which nothing may be sent now. */
  held(): string[];
  sent(domain: string): void;
}

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

interface Bucket {
  level: number;
  at: number;
}

export function sendPace(clock: Clock, { inAll, ofDomain }: SendPaceLimits = usual): SendPace {
  const steady = steadyClock(clock);
  const all: Bucket = { level: inAll.burst, at: 0 };
  const domains = new Map<string, Bucket>();

  const levelOf = ({ level, at }: Bucket, { perSecond, burst }: PaceLimit, now: number) =>
    Math.min(burst, level + ((now - at) / secondMs) * perSecond);

  function take(bucket: Bucket, limit: PaceLimit, now: number): void {
    bucket.level = levelOf(bucket, limit, now) - 1;
    bucket.at = now;
  }

  function roomOf(domain: string): number {
    const bucket = domains.get(domain);
    return bucket === undefined ? ofDomain.burst : Math.floor(levelOf(bucket, ofDomain, steady.now()));
  }

  return {
    room: () => Math.max(0, Math.floor(levelOf(all, inAll, steady.now()))),
    roomOf,
    held: () => [...domains.keys()].filter((domain) => roomOf(domain) < 1),
    sent(domain) {
      const now = steady.now();
      take(all, inAll, now);
      const bucket = domains.get(domain) ?? { level: ofDomain.burst, at: now };
      take(bucket, ofDomain, now);
      // The last is the latest.
      domains.delete(domain);
      domains.set(domain, bucket);
      for (const [known, old] of domains) {
        if (domains.size <= domainsMax && levelOf(old, ofDomain, now) < ofDomain.burst) break;
        domains.delete(known);
      }
    },
  };
}
