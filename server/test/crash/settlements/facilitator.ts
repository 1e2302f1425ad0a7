import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { checkSignature, checkTerms, checkTimes, reasons } from '../../../src/settlement/schemes/eip3009.ts';
import { ExactPayload } from '../../../src/settlement/payload.ts';
import { until } from '../../until.ts';
import type { Dice } from '../../dice.ts';
import { ExactRequirement } from './exact.ts';
import { keyOf } from './journal.ts';
import type { Moved } from '../money-checks.ts';

/** A facilitator as sellers have met them, and worse: it settles, and then is slow, or says nothing, or something wrong; or it says that it settled. */
export interface StandInFacilitator extends AsyncDisposable {
  url: string;
  /** Every transfer, in the order that they were made. A nonce is used once, as on a chain. */
  moved: readonly Moved[];
  /** What it said it had moved, and had not. When asked again, it may move it after all. */
  claimed: readonly Moved[];
  /** From now on some settlements wait until they are let go: until a crash is over. */
  hold(): void;
  letGo(): void;
  /** True: it closes every connection. */
  isDown: boolean;
  /** Lets go what is held, and waits until it is at no settlement any more. */
  idle(): Promise<void>;
}

const FacilitatorRequest = z.object({ paymentPayload: z.object({ payload: ExactPayload }), paymentRequirements: ExactRequirement });
type FacilitatorRequest = z.output<typeof FacilitatorRequest>;

/** What becomes of a settlement. */
const fates = [
  ...Array.from({ length: 10 }, () => 'settles' as const),
  ...Array.from({ length: 3 }, () => 'waits and settles' as const),
  ...Array.from({ length: 4 }, () => 'settles and waits' as const),
  'settles and says 502',
  'settles and breaks off',
  'breaks off and settles',
  'refuses',
  'does nothing',
  'lies',
] as const;
const waitMsMax = 700;
/** One that waits in so many waits until it is let go. */
const heldOneIn = 4;

export async function standInFacilitator(network: string, dice: Dice): Promise<StandInFacilitator> {
  const moved: Moved[] = [];
  const claimed: Moved[] = [];
  const used = new Set<string>();
  let running = 0;
  let held = Promise.withResolvers<void>();

  const server = createServer((request, response) => {
    if (facilitator.isDown) return void request.socket.destroy();
    running += 1;
    void answer(request, response)
      .catch(() => response.destroy())
      .finally(() => (running -= 1));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/supported') return say(response, 200, { kinds: [{ x402Version: 2, scheme: 'exact', network }] });
    const asked = FacilitatorRequest.parse(JSON.parse(await textOf(request)));
    if (request.url === '/verify') return say(response, 200, await verdictOn(asked));
    return settle(asked, response);
  }

  async function verdictOn({ paymentPayload: { payload }, paymentRequirements: requirement }: FacilitatorRequest) {
    const { from } = payload.authorization;
    const wrong =
      checkTerms(payload, requirement) ??
      (used.has(keyOf(payload.authorization)) ? reasons.nonceUsed : null) ??
      checkTimes(payload, Date.now()) ??
      (await checkSignature(payload, requirement));
    return wrong === null ? { isValid: true, payer: from } : { isValid: false, invalidReason: wrong, payer: from };
  }

  async function settle(asked: FacilitatorRequest, response: ServerResponse): Promise<void> {
    const { paymentPayload, paymentRequirements } = asked;
    const { authorization } = paymentPayload.payload;
    const { amount } = paymentRequirements;
    const failed = (errorReason: string) => ({ success: false, errorReason, payer: authorization.from, transaction: '', network });
    const key = keyOf(authorization);
    const transaction = `0x${createHash('sha256').update(key).digest('hex')}`;
    const settled = () => say(response, 200, { success: true, transaction, network, payer: authorization.from, amount });
    const fate = dice.oneOf(fates);
    const waitMs = dice.int(waitMsMax);
    const isHeld = dice.oneIn(heldOneIn);
    // When asked again, it tells of what it did, as x402 wants it for settlement_pending.
    if (used.has(key)) return settled();
    const verdict = await verdictOn(asked);
    if (!verdict.isValid) return say(response, 200, failed(verdict.invalidReason ?? reasons.settleError));
    if (fate === 'refuses') return say(response, 200, failed(reasons.funds));
    if (fate === 'does nothing') return say(response, 500, { error: 'out of order' });
    if (fate === 'lies') {
      claimed.push({ key, amountMicros: Number(amount) });
      return settled();
    }

    if (fate === 'breaks off and settles') response.destroy();
    if (fate === 'waits and settles' || fate === 'breaks off and settles') await (isHeld ? held.promise : pause(waitMs));
    // While it waited it may have been asked again.
    if (used.has(key)) return settled();
    used.add(key);
    moved.push({ key, amountMicros: Number(amount) });
    if (fate === 'settles and waits') await pause(waitMs);
    if (fate === 'settles and breaks off') return void response.destroy();
    if (fate === 'settles and says 502') return say(response, 502, { error: 'bad gateway' });
    settled();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const facilitator: StandInFacilitator = {
    url: `http://127.0.0.1:${address.port}`,
    moved,
    claimed,
    isDown: false,
    hold: () => void (held = Promise.withResolvers()),
    letGo: () => held.resolve(),
    async idle() {
      held.resolve();
      await until('the facilitator is at nothing', () => running === 0);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return facilitator;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function say(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
