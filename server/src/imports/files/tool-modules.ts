import type { ModuleCall } from '../operation.ts';
import { problem } from '../../errors.ts';
import { failed } from '../calls/http-call.ts';

/** The function of a tool in a module: its input is checked, its answer too. */
export type ModuleFunction = (input: Readonly<Record<string, unknown>>, context: { signal: AbortSignal }) => unknown;

/** The functions of the modules that are loaded now. */
export type ToolModules = ReturnType<typeof toolModules>;

export function toolModules() {
  const files = new Map<string, ReadonlyMap<string, ModuleFunction>>();
  return {
    has: ({ file, tool }: Pick<ModuleCall, 'file' | 'tool'>): boolean => files.get(file)?.has(tool) === true,
    /** @throws upstream_failed for what it throws */
    async run(
      { file, tool }: Pick<ModuleCall, 'file' | 'tool'>,
      input: Readonly<Record<string, unknown>>,
      signal: AbortSignal,
    ): Promise<unknown> {
      const run = files.get(file)?.get(tool);
      if (run === undefined) throw problem('tool_not_configured');
      try {
        return await run(input, { signal });
      } catch (cause) {
        throw failed(`${file} failed`, cause);
      }
    },
    /** Replaces the functions of a file. */
    set: (file: string, functions: ReadonlyMap<string, ModuleFunction>): void => void files.set(file, functions),
  };
}
