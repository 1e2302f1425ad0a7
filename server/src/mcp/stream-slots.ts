import { problem } from '../errors.ts';

/** Limits how many streams a client keeps open: each holds a connection and memory for as long as it likes. */
export interface StreamSlots {
  /** @returns the answer, whose stream has a place until it ends @throws rate_limited; the stream is then ended */
  hold(client: string, answer: Response): Response;
}

export function streamSlots({ ofClientMax = 10, max = 2000 } = {}): StreamSlots {
  const open = new Map<string, number>();
  let total = 0;

  function leave(client: string): void {
    const left = (open.get(client) ?? 1) - 1;
    if (left === 0) open.delete(client);
    else open.set(client, left);
    total -= 1;
  }

  return {
    hold(client, answer) {
      const { body } = answer;
      // A refused request has no stream.
      if (body === null || answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer;
      const ofClient = open.get(client) ?? 0;
      if (ofClient >= ofClientMax || total >= max) {
        // Nobody reads it, so it does not matter how giving it up ends.
        void body.cancel().catch(() => undefined);
        throw problem('rate_limited', { message: 'too many subscriptions at once', retryAfterSeconds: 30 });
      }
      open.set(client, ofClient + 1);
      total += 1;
      return new Response(
        released(body, () => leave(client)),
        answer,
      );
    },
  };
}

/** The same bytes; `ended` is called once, however the stream ends. */
function released(body: ReadableStream<Uint8Array>, ended: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isOver = false;
  function over(): void {
    if (isOver) return;
    isOver = true;
    ended();
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        over();
        controller.close();
      } catch (cause) {
        over();
        controller.error(cause);
      }
    },
    async cancel(reason) {
      over();
      await reader.cancel(reason);
    },
  });
}
