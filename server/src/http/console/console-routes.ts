import { Hono, type Context } from 'hono';
import { problem } from '../../errors.ts';
import type { Env } from '../../surface/client-address.ts';
import { acceptedEncoding } from '../compression.ts';
import { isKnown } from '../../etag.ts';
import type { ConsoleFile, ConsoleFiles } from './console-files.ts';

/**
 * Nothing from elsewhere, nothing inline, and no page around it. `data:` and `blob:` are for previews, which are pictures.
 * The default covers neither the base, forms nor frames.
 */
const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  'Content-Security-Policy': consolePolicy,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Its scripts have new names after each build.
  'Cache-Control': 'no-cache',
} as const;
const staticHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

/**
 * The console for people. `/` is shared with agents, which do not accept HTML and are answered by the next route; everything else is
 * below `/console`, where the service has no other path.
 */
export function consoleRoutes({ page, statics }: ConsoleFiles): Hono<Env> {
  const app = new Hono<Env>({ strict: false });
  app.get('/', async (c, next) => (acceptsPages(c) ? answer(c, page, { ...pageHeaders, Vary: 'Accept, Accept-Encoding' }) : next()));
  app.get('/console/static/:name', (c) => {
    const file = statics.get(`static/${c.req.param('name')}`);
    if (file === undefined) throw problem('not_found');
    return answer(c, file, { ...staticHeaders, Vary: 'Accept-Encoding' });
  });
  // The target of set-up links. A browser takes the fragment, which contains the token, along.
  app.get('/setup', (c) => c.redirect('/console/setup'));
  app.get('/console/*', showPage);
  app.get('/console', showPage);
  return app;

  /** Which pages there are is known to the page. */
  function showPage(c: Context<Env>): Response {
    if (!acceptsPages(c)) throw problem('not_found');
    return answer(c, page, { ...pageHeaders, Vary: 'Accept, Accept-Encoding' });
  }
}

/** The page for an address that nothing answers; null for programs, and below `/api`, where people want to see what programs get. */
export function missingPage(c: Context<Env>, { page }: ConsoleFiles): Response | null {
  if (c.req.method !== 'GET' || !acceptsPages(c) || /^\/(?:api|\.well-known)\//.test(c.req.path)) return null;
  return answer(c, page, { ...pageHeaders, Vary: 'Accept, Accept-Encoding' }, 404);
}

function acceptsPages(c: Context<Env>): boolean {
  return (c.req.header('accept') ?? '').includes('text/html');
}

/** The Brotli that was made with the build; for those who want another encoding, the edge compresses the plain file. */
function answer(
  c: Context<Env>,
  { type, etag, plain, brotli }: ConsoleFile,
  headers: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): Response {
  const all = { ...headers, 'X-Content-Type-Options': 'nosniff', ETag: etag };
  if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
  const isBrotli = brotli !== null && acceptedEncoding(c.req.header('accept-encoding'), ['br', 'zstd', 'gzip']) === 'br';
  if (!isBrotli) return c.body(plain, status, { ...all, 'Content-Type': type });
  return c.body(brotli, status, { ...all, 'Content-Type': type, 'Content-Encoding': 'br' });
}
