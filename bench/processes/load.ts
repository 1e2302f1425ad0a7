import { connect, type Socket } from 'node:net';
import { answerParent } from '../child.ts';
import { LoadOrder, type LoadReport } from '../load.ts';

/**
 * The load generator: raw sockets with HTTP/1.1 keep-alive, requests built beforehand, and no more parsing than it takes to
 * know the status and where an answer ends, so that it keeps up with any server on a core of its own.
 */
answerParent({ run: async (value) => run(LoadOrder.parse(value)) });

/** An answer that takes longer than this is a wrong one. */
const answerMs = 10_000;
const receiveBytes = 64 * 1024;

async function run(order: LoadOrder): Promise<LoadReport> {
  const requests = order.requests.map((text) => Buffer.from(text, 'latin1'));
  const expectation = { status: String(order.expected.status), texts: order.expected.texts.map((text) => Buffer.from(text)) };
  const latencies: number[] = [];
  const wrong: Record<string, number> = {};
  let taken = 0;

  const sockets = await Promise.all(Array.from({ length: order.connections }, () => open(order.port)));
  const started = performance.now();
  const deadline = started + order.durationMs;

  function nextRequest(): Buffer | undefined {
    if (performance.now() >= deadline) return undefined;
    const request = requests[order.isRepeated ? taken % requests.length : taken];
    taken += 1;
    return request;
  }

  function note(fault: string): void {
    wrong[fault] = (wrong[fault] ?? 0) + 1;
  }

  const letSleep = stayAwake();
  await Promise.all(sockets.map((socket) => drive(socket, expectation, { nextRequest, note, latencies })));
  const seconds = (performance.now() - started) / 1000;
  letSleep();
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
 * Polls without waiting. A process that sleeps has to be woken by the server's write, which on a virtual machine costs the server
 * as much as the answer itself, and the more often the slower the server is.
 */
function stayAwake(): () => void {
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
  /** Set by whoever reads. The bytes are overwritten by the next ones. */
  onBytes: (bytes: Buffer) => void;
}

/** One buffer for all that a connection receives: no stream stands between the socket and the parsing. */
function open(port: number): Promise<OpenSocket> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafe(receiveBytes);
    const opened: OpenSocket = {
      socket: connect({
        host: '127.0.0.1',
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

interface Expectation {
  status: string;
  texts: readonly Buffer[];
}

interface Supply {
  nextRequest(): Buffer | undefined;
  note(fault: string): void;
  latencies: number[];
}

/** Sends one request after another over a connection until there are no more, and closes it. */
function drive(opened: OpenSocket, expected: Expectation, { nextRequest, note, latencies }: Supply): Promise<void> {
  const { socket } = opened;
  let sentAt = 0;
  let received: Buffer | null = null;

  function send(): void {
    const request = nextRequest();
    if (request === undefined) {
      socket.destroy();
      return;
    }
    sentAt = performance.now();
    socket.write(request);
  }

  return new Promise((resolve) => {
    opened.onBytes = (bytes) => {
      const answer: Buffer = received === null ? bytes : Buffer.concat([received, bytes]);
      if (!isComplete(answer)) {
        received = Buffer.from(answer);
        return;
      }
      received = null;
      latencies.push(performance.now() - sentAt);
      const fault = faultOf(answer, expected);
      if (fault !== null) note(fault);
      send();
    };
    socket.setTimeout(answerMs, () => {
      note('no answer in time');
      socket.destroy();
    });
    socket.on('error', (cause) => note(`connection: ${cause.message}`));
    socket.once('end', () => note('connection closed by the server'));
    socket.once('close', () => resolve());
    send();
  });
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

function isComplete(answer: Buffer): boolean {
  const bodyStart = answer.indexOf(headEnd) + headEnd.length;
  if (bodyStart < headEnd.length) return false;
  const head = answer.toString('latin1', 0, bodyStart);
  const declared = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (declared !== undefined) return answer.length >= bodyStart + Number(declared);
  return answer.subarray(-lastChunk.length).equals(lastChunk);
}

const statusAt = 'HTTP/1.1 '.length;

function faultOf(answer: Buffer, expected: Expectation): string | null {
  const status = answer.toString('latin1', statusAt, statusAt + 3);
  const isRight = status === expected.status && expected.texts.every((text) => answer.includes(text));
  return isRight ? null : `status ${status}: ${answer.toString('utf8', answer.indexOf(headEnd) + headEnd.length).slice(0, 200)}`;
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
