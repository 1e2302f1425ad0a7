import { createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** A model that calls one tool and then repeats its answer. It speaks both interfaces of OpenAI, which the agents of others ask. */
export interface ModelStandIn extends AsyncDisposable {
  /** With `/v1`. */
  url: string;
  /** The names of the tools that the last agent offered it. */
  offered(): readonly string[];
}

/** What it does with the first request of an agent. */
interface ToolUse {
  name: string;
  arguments: unknown;
}

const Named = z.object({ name: z.string() });
const ChatRequest = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown().optional() })),
  tools: z.array(z.looseObject({ function: Named })).default([]),
});
const ResponsesRequest = z.looseObject({
  input: z.union([z.string(), z.array(z.looseObject({ type: z.string().optional(), output: z.unknown().optional() }))]),
  tools: z.array(z.looseObject({ name: z.string().optional() })).default([]),
});

export async function modelStandIn({ name, arguments: given }: ToolUse): Promise<ModelStandIn> {
  let offered: string[] = [];
  const call = { name, arguments: JSON.stringify(given) };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

  function chat(body: unknown) {
    const { messages, tools } = ChatRequest.parse(body);
    offered = tools.map((tool) => tool.function.name);
    const answered = messages.findLast(({ role }) => role === 'tool');
    const message =
      answered === undefined
        ? { role: 'assistant', content: null, tool_calls: [{ id: 'call_1', type: 'function', function: call }] }
        : { role: 'assistant', content: textOf(answered.content) };
    const choice = { index: 0, message, finish_reason: answered === undefined ? 'tool_calls' : 'stop' };
    return { id: 'chat_1', object: 'chat.completion', created: 0, model: 'stand-in', choices: [choice], usage };
  }

  function responses(body: unknown) {
    const { input, tools } = ResponsesRequest.parse(body);
    offered = tools.flatMap((tool) => tool.name ?? []);
    const answered = Array.isArray(input) ? input.findLast(({ type }) => type === 'function_call_output') : undefined;
    const output =
      answered === undefined
        ? { type: 'function_call', id: 'fc_1', call_id: 'call_1', status: 'completed', ...call }
        : {
            type: 'message',
            id: 'msg_1',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text: textOf(answered.output), annotations: [] }],
          };
    const spent = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
    return { id: 'resp_1', object: 'response', created_at: 0, model: 'stand-in', status: 'completed', output: [output], usage: spent };
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const body: unknown = await json(request);
      return request.url === '/v1/responses' ? responses(body) : chat(body);
    };
    answer().then(
      (said) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said)),
      (cause: unknown) => response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: String(cause) })),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    offered: () => offered,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The answer of a tool, in whichever form an agent hands it to its model. */
function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
