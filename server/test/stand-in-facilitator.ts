import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** What a facilitator is sent, and answers, now or later. Undefined: it hangs up. */
export interface FacilitatorWords {
  supported(): unknown;
  verify(asked: FacilitatorRequest): unknown;
  settle(asked: FacilitatorRequest): unknown;
}

const FacilitatorRequest = z.object({
  x402Version: z.literal(2),
  paymentPayload: z.object({
    x402Version: z.literal(2),
    accepted: z.record(z.string(), z.unknown()),
    payload: z.record(z.string(), z.unknown()),
  }),
  paymentRequirements: z.record(z.string(), z.unknown()),
});
type FacilitatorRequest = z.output<typeof FacilitatorRequest>;

export interface StandInFacilitator extends AsyncDisposable {
  url: string;
  /** Changes what it says from now on. */
  say(words: Partial<FacilitatorWords>): void;
  /** What was asked so far, by path. */
  readonly asked: { verify: FacilitatorRequest[]; settle: FacilitatorRequest[] };
}

/** A facilitator on a port of the loopback that says what a test wants it to say. */
export async function standInFacilitator(words: FacilitatorWords): Promise<StandInFacilitator> {
  let said = words;
  const asked: StandInFacilitator['asked'] = { verify: [], settle: [] };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      void answered(request, text, response);
    });
  });

  async function answered({ url = '', socket }: IncomingMessage, text: string, response: ServerResponse): Promise<void> {
    const answer: unknown = await answerTo(url, text);
    if (answer === undefined) socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  function answerTo(path: string, text: string): unknown {
    if (path === '/supported') return said.supported();
    const what = path === '/verify' ? 'verify' : 'settle';
    const body = FacilitatorRequest.parse(JSON.parse(text));
    asked[what].push(body);
    return said[what](body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    say(changes) {
      said = { ...said, ...changes };
    },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
