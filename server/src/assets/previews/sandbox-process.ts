import { answerRequests } from '@farebox/vision/sandboxed';
import type { PreviewRequest } from './preview.ts';

/** The process that previews what strangers upload. What it imports comes when it is first needed. */

// pdf.js would load a canvas if there is one.
answerRequests(answer, { refusedModules: ['@napi-rs/canvas'] });

async function answer(request: PreviewRequest): Promise<unknown> {
  if (request.kind === 'api') return (await import('./api.ts')).apiPreview(request.description);
  return (await import('./read-preview.ts')).readPreview(request.file);
}
