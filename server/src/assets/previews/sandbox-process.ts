import { registerHooks } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { SandboxRequest } from './sandbox.ts';

/** The process that reads what strangers sent; sandbox.ts starts it. What it imports comes when it is first needed. */

const refusedModules = new Set(['net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns', 'dns/promises', 'undici', '@napi-rs/canvas']);

// What Node's permissions do not cover: parsers have no business with the network. pdf.js would load a canvas if there is one.
registerHooks({
  resolve(specifier, context, next) {
    if (refusedModules.has(specifier.replace(/^node:/, ''))) throw new Error(`${specifier} is not for parsers`);
    return next(specifier, context);
  },
});
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);

// This thread may be busy in a parser when it matters.
const watch = new Worker(new URL('./sandbox-watch.ts', import.meta.url), { workerData: { memoryMaxMb: Number(process.argv[2]) } });
watch.unref();

process.on('disconnect', () => process.exit(0));
process.on('message', (request: SandboxRequest) => {
  // A failure ends the process, which its parent sees.
  void answer(request).then((made) => process.send?.(made));
});

async function answer(request: SandboxRequest): Promise<unknown> {
  if (request.kind === 'api') return (await import('./api.ts')).apiPreview(request.description);
  return (await import('./read-preview.ts')).readPreview(request.file);
}
