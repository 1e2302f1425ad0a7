import { answerRequests } from '@farebox/documents/sandboxed';
import type { PreviewRequest } from './preview.ts';

/** The process that previews uploads by strangers. Its imports are loaded on first use. */

// pdf.js would load a canvas module if one is installed.
answerRequests(answer, { refusedModules: ['@napi-rs/canvas'] });

async function answer(request: PreviewRequest): Promise<unknown> {
  if (request.kind === 'api') return (await import('./api.ts')).apiPreview(request.description);
  return (await import('./read-preview.ts')).readPreview(request.file, request.hasDocuments);
}
