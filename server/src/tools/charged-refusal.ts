import { z } from 'zod';
import { Problem, problem } from '../errors.ts';

/**
 * A refusal of the input that is charged, because the service has paid for it: otherwise one token could make the service pay again and
 * again. It is stored as the answer of its purchase, so a retry gets the same refusal and pays nothing.
 */
export class ChargedRefusal extends Problem {
  /** An array: the output of a tool is always an object. */
  get text(): string {
    const { issues, members } = this.details;
    return JSON.stringify(['refused', { message: this.message, issues, members }]);
  }
}

export function chargedRefusal({ message, details }: Pick<Problem, 'message' | 'details'>): ChargedRefusal {
  return new ChargedRefusal('tool_refused_input', {
    ...details,
    message,
    hint: 'The call was charged: the service had paid its upstream when the input was refused. Correct the input before you pay for another call.',
  });
}

const Stored = z.tuple([
  z.literal('refused'),
  z.object({
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    members: z.record(z.string(), z.unknown()).optional(),
  }),
]);

/** The refusal that a purchase has as its answer; null for an output. */
export function refusalIn(answer: string): ChargedRefusal | null {
  if (!answer.startsWith('["refused"')) return null;
  const [, { message, issues, members }] = Stored.parse(JSON.parse(answer));
  return chargedRefusal(
    problem('tool_refused_input', { message, ...(issues === undefined ? {} : { issues }), ...(members === undefined ? {} : { members }) }),
  );
}
