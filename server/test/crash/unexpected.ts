import type { HttpAnswer } from './http-client.ts';

/** The service did what it never may. */
export class Unexpected extends Error {
  override readonly name = 'Unexpected';
}

export function unexpected(instead: string, { status, text }: HttpAnswer): Unexpected {
  return new Unexpected(`instead of ${instead}: ${status} ${text.slice(0, 300)}`);
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
