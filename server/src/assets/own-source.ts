import { problem } from '../errors.ts';

/** A download whose source is this service would ask itself, and that one itself, until nothing is left. @throws invalid_input */
export function refuseOwn(url: string, publicUrl: string): void {
  if (new URL(url).host !== new URL(publicUrl).host) return;
  const message = 'source_url must not be an address of this service';
  throw problem('invalid_input', { message, issues: [{ path: 'source_url', message }] });
}
