import { parentPort, workerData } from 'node:worker_threads';
import { openConsole } from './http/console/console-files.ts';
import { threadsIn } from './limits/shared-memory.ts';
import { createLog } from './log.ts';
import { startServer } from './serve.ts';
import type { StopOptions, ThreadStart } from './threads.ts';

type Message = { kind: 'joined' } | { kind: 'stop'; options: StopOptions };

if (parentPort === null) throw new Error('this is a thread of the service');
const port = parentPort;
// Sent by `threads.ts`.
const { config, memory, index, hasPages } = workerData as ThreadStart;
/** One that arrives before the thread serves waits until it does. */
const started = startServer(config, {
  log: createLog({ level: config.logLevel }),
  pages: hasPages ? await openConsole() : null,
  threads: threadsIn(memory, index),
});
port.on('message', (message: Message) => {
  void started.then(async (server) => {
    if (message.kind === 'joined') return server.renewConnections();
    await server.stop(message.options);
    process.exit(0);
  });
});
await started;
port.postMessage('serving', []);
