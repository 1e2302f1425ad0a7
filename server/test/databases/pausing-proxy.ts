import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be shut: new and open connections then get no byte, and nobody tells them so. */
export interface PausingProxy extends AsyncDisposable {
  port: number;
  /** How many went through so far, in both directions. */
  bytes(): number;
  pause(): void;
  /** What was open while it was shut goes on. */
  resume(): void;
  /** Refuses new connections and ends the open ones. */
  refuse(): void;
}

export async function pausingProxy(host: string, port: number): Promise<PausingProxy> {
  const sockets = new Set<Socket>();
  let bytes = 0;
  let state: 'open' | 'paused' | 'refusing' = 'open';
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (state === 'refusing') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => {
        bytes += chunk.length;
        other.write(chunk);
      });
      one.on('error', () => other.destroy());
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (state === 'open') one.resume();
      else one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    bytes: () => bytes,
    pause() {
      state = 'paused';
      for (const socket of sockets) socket.pause();
    },
    resume() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    refuse() {
      state = 'refusing';
      for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
