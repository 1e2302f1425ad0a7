import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { answerParent } from '../child.ts';

const Order = z.object({ ports: z.array(z.int()), path: z.string(), everyMs: z.number() });

/** Asks several servers the same thing in the same rhythm, from `begin` to `end`: they share every moment in which the machine is busy. */
let running: { stop(): void; ended: Promise<number[][]> } | null = null;

answerParent({
  async begin(value) {
    const order = Order.parse(value);
    const stopped = new AbortController();
    running = { stop: () => stopped.abort(), ended: probed(order, stopped.signal) };
  },
  /** @returns for each server how long each answer took, in milliseconds and in ascending order */
  async end() {
    running?.stop();
    return running?.ended;
  },
});

async function probed({ ports, path, everyMs }: z.output<typeof Order>, signal: AbortSignal): Promise<number[][]> {
  const servers = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), took: Array<number>() }));
  const asked: Array<Promise<void>> = [];
  for (let next = performance.now(); !signal.aborted; next += everyMs) {
    await pause(Math.max(0, next - performance.now()));
    // Nobody waits for the answer before: a stall is seen by all that were asked during it.
    for (const { port, agent, took } of servers) asked.push(answered(port, path, agent).then((ms) => void took.push(ms)));
  }
  await Promise.all(asked);
  for (const { agent } of servers) agent.destroy();
  return servers.map(({ took }) => took.toSorted((a, b) => a - b));
}

function answered(port: number, path: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, timeout: 60_000 }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}
