import type { z } from 'zod';
import { invalidInput } from '../invalid-input.ts';

/** Every route answers invalid input with the same 400 as the tools. */
export function throwInvalid(result: { success: true } | { success: false; error: z.core.$ZodError }): void {
  if (!result.success) throw invalidInput(result.error.issues);
}
