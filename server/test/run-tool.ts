import { Uncharged, type Tool, type ToolContext } from '../src/tools/tool.ts';

/** A signal that says the time of the call is over, when told so. */
export function timeLimit(): { signal: AbortSignal; pass(): void } {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    pass: () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
  };
}

/** Runs one tool as a call does: input and output are held to their schemas. @throws ZodError where they do not fit. */
export async function runTool(
  tools: readonly Tool[],
  id: string,
  input: unknown = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Record<string, unknown>> {
  const tool = toolNamed(tools, id);
  const ran = await tool.run(tool.input.parse(input), toolContext(signal));
  return tool.output.parse(ran instanceof Uncharged ? ran.output : ran);
}

/** What a tool is run with where nobody pays. */
export function toolContext(signal: AbortSignal = new AbortController().signal): ToolContext {
  return { signal, requestId: 'req_test', clientId: 'anonymous', owner: null, whenPaid: () => {} };
}

export function toolNamed(tools: readonly Tool[], id: string): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool;
}
