import { Payload } from './payload.ts';
import type { AnyRequirement, Payload as SignedPayload } from './settler.ts';
import { StoredRequirement } from './wire.ts';

/** A signed payment and what it was asked for, as they are kept while nobody knows what became of them. */
export function readAuthorization(text: string): { payload: SignedPayload; requirement: AnyRequirement } {
  const { payload, requirement }: { payload?: unknown; requirement?: unknown } = JSON.parse(text);
  return { payload: Payload.parse(payload), requirement: StoredRequirement.parse(requirement) };
}
