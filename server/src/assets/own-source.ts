import { invalid } from '../errors.ts';

/** Refuses a source on this service: a download would request itself without end. @throws invalid_input */
export function refuseOwn(url: string, publicUrl: string): void {
  if (new URL(url).host !== new URL(publicUrl).host) return;
  throw invalid('source_url', 'source_url must not be an address of this service');
}
