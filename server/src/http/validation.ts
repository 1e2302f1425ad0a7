import type { z } from 'zod';
import { invalidInput } from '../invalid-input.ts';

/** What every route does with input that its schema refuses: the same 400 as the tools'. */
export function throwInvalid(result: { success: true } | { success: false; error: z.core.$ZodError }): void {
  if (!result.success) throw invalidInput(result.error.issues);
}
