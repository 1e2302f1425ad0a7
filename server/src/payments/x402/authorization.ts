import { Payload } from './payload.ts';
import { AnyRequirement } from './settler.ts';

/** Reads a signed payment and its requirement, as they are stored until the outcome of settling is known. */
export function readAuthorization(text: string): { payload: Payload; requirement: AnyRequirement } {
  const { payload, requirement }: { payload?: unknown; requirement?: unknown } = JSON.parse(text);
  return { payload: Payload.parse(payload), requirement: AnyRequirement.parse(requirement) };
}
