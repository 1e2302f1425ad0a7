import { problem } from '../errors.ts';
import { Semaphore, type Release } from '../limits/semaphore.ts';

/** Limits how many streams a client keeps open: each holds a connection and memory for as long as it likes. */
export function streamLimit({ ofClientMax = 10, max = 2000 } = {}) {
  const places = new Semaphore<string>({ limits: [{ max: ofClientMax, keyOf: (client) => client }, { max }] });
  return {
    /** @returns the answer, whose stream has a place until it ends @throws rate_limited; the stream is then ended */
    hold(client: string, answer: Response): Response {
      const { body } = answer;
      // A refused request has no stream.
      if (body === null || answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer;
      const release = places.tryAcquire(client);
      if (release !== null) return new Response(releasing(body, release), answer);
      // Nobody reads it, so it does not matter how giving it up ends.
      void body.cancel().catch(() => undefined);
      throw problem('rate_limited', { message: 'too many subscriptions at once', retryAfterSeconds: 30 });
    },
  };
}

/** The same bytes; the place is given back however the stream ends. */
function releasing(body: ReadableStream<Uint8Array>, release: Release): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        release();
        controller.close();
      } catch (cause) {
        release();
        controller.error(cause);
      }
    },
    async cancel(reason) {
      release();
      await reader.cancel(reason);
    },
  });
}
