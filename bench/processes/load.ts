import { connect, type Socket } from 'node:net';
import type { z } from 'zod';
import { answerReader } from '../answers.ts';
import { answerParent } from '../child.ts';
import { LoadOrder, type Expectation, type LoadReport, type LoadRequest } from '../load.ts';
import { noise } from '../noise.ts';
import { quantile } from '../quantile.ts';

/**
 * The load generator: raw sockets with HTTP/1.1 keep-alive and prepared requests. It parses only the status and the end of an answer,
 * so that it keeps up with any server on its own core.
 */
answerParent({ run: async (value) => run(LoadOrder.parse(value)) });

/** Longer silence counts as a wrong answer. */
const silenceMs = 10_000;
/** For a large body, whose end may wait for a slow disk. */
const diskMs = 60_000;
const receiveBytes = 64 * 1024;

async function run(order: z.output<typeof LoadOrder>): Promise<LoadReport> {
  const requests = order.requests.map(prepared);
  const latencies: number[] = [];
  const wrong: Record<string, number> = {};
  let taken = 0;

  const sockets = await Promise.all(Array.from({ length: order.connections }, () => open(order.port, order.from)));
  const started = performance.now();
  const deadline = started + order.durationMs;

  function nextRequest(): PreparedRequest | undefined {
    if (performance.now() >= deadline) return undefined;
    const request = requests[order.isRepeated ? taken % requests.length : taken];
    taken += 1;
    return request;
  }

  function note(fault: string): void {
    wrong[fault] = (wrong[fault] ?? 0) + 1;
  }

  const allowSleep = order.isCalm ? () => undefined : preventSleep();
  await Promise.all(sockets.map((socket) => drive(socket, order.expected, { nextRequest, note, latencies })));
  const seconds = (performance.now() - started) / 1000;
  allowSleep();
  latencies.sort((a, b) => a - b);
  return {
    answers: latencies.length,
    seconds,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    wrong,
  };
}

/**
 * Polls without waiting. The server's write would have to wake a sleeping process. On a virtual machine, that costs the server as much
 * as the answer itself, and happens more often with a slow server.
 */
function preventSleep(): () => void {
  let isOver = false;
  const poll = () => {
    if (!isOver) setImmediate(poll);
  };
  poll();
  return () => {
    isOver = true;
  };
}

interface OpenSocket {
  socket: Socket;
  /** Set by the reader. The next bytes overwrite these. */
  onBytes: (bytes: Buffer) => void;
}

/** One buffer for everything that a connection receives, without a stream between socket and parser. */
function open(port: number, localAddress: string | undefined): Promise<OpenSocket> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafe(receiveBytes);
    const opened: OpenSocket = {
      socket: connect({
        host: '127.0.0.1',
        ...(localAddress === undefined ? {} : { localAddress }),
        port,
        noDelay: true,
        onread: {
          buffer,
          callback(length) {
            opened.onBytes(buffer.subarray(0, length));
            return true;
          },
        },
      }),
      onBytes: () => undefined,
    };
    opened.socket.once('connect', () => resolve(opened));
    opened.socket.once('error', reject);
  });
}

interface Supply {
  nextRequest(): PreparedRequest | undefined;
  note(fault: string): void;
  latencies: number[];
}

/** Sends one request after another over a connection until there are no more, and closes it. */
function drive(opened: OpenSocket, expected: Expectation, { nextRequest, note, latencies }: Supply): Promise<void> {
  const { socket } = opened;
  const read = answerReader(expected);
  let sentAt = 0;

  function send(): void {
    const request = nextRequest();
    if (request === undefined) {
      socket.destroy();
      return;
    }
    sentAt = performance.now();
    socket.setTimeout(request.noiseBytes === 0 ? silenceMs : diskMs);
    socket.write(request.head);
    if (request.noiseBytes > 0) sendNoise(socket, request.noiseBytes, request.tail);
  }

  return new Promise((resolve) => {
    opened.onBytes = (bytes) => {
      const answer = read(bytes);
      if (answer === null) return;
      latencies.push(performance.now() - sentAt);
      if (answer.fault !== null) note(answer.fault);
      send();
    };
    socket.on('timeout', () => {
      note('no answer in time');
      socket.destroy();
    });
    socket.on('error', (cause) => note(`connection: ${cause.message}`));
    socket.once('end', () => note('connection closed by the server'));
    socket.once('close', () => resolve());
    send();
  });
}

interface PreparedRequest {
  head: Buffer;
  noiseBytes: number;
  tail: Buffer;
}

function prepared(request: LoadRequest): PreparedRequest {
  const { head, noiseBytes, tail } = typeof request === 'string' ? { head: request, noiseBytes: 0, tail: '' } : request;
  return { head: Buffer.from(head, 'latin1'), noiseBytes, tail: Buffer.from(tail, 'latin1') };
}

const sentBytes = noise();

/** Sends only as fast as the server reads. */
function sendNoise(socket: Socket, bytes: number, tail: Buffer): void {
  let left = bytes;
  while (left > 0) {
    const chunk = sentBytes.subarray(0, Math.min(left, sentBytes.length));
    left -= chunk.length;
    if (!socket.write(chunk) && left > 0) {
      socket.once('drain', () => sendNoise(socket, left, tail));
      return;
    }
  }
  socket.write(tail);
}
