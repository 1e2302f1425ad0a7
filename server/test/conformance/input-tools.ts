import {
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type InputRequest,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { declares, fixtureTool, type FixtureTool } from './fixture-tool.ts';

const Name = z.object({ name: z.string() });
const Color = z.object({ color: z.string() });
const Confirmation = z.object({ ok: z.boolean() });
const State = z.object({ round: z.int() });

const state = createRequestStateCodec<z.output<typeof State>>({ key: 'the key of the fixtures, which protects nothing' });

/** Tools that ask the client back before they answer. */
export function inputTools(): FixtureTool[] {
  return [
    fixtureTool('test_input_required_result_elicitation', 'Asks for a name.', ({ mcpReq }) => {
      const answer = acceptedContent(mcpReq.inputResponses, 'user_name', Name);
      return answer === undefined
        ? inputRequired({ inputRequests: { user_name: askName('What is your name?') } })
        : text(`Hello, ${answer.name}!`);
    }),
    fixtureTool('test_streaming_elicitation', 'Asks for a name.', () =>
      inputRequired({ inputRequests: { user_name: askName('What is your name?') } }),
    ),
    fixtureTool('test_input_required_result_sampling', 'Asks for a sample.', ({ mcpReq }) => {
      const answer = inputResponse(mcpReq.inputResponses, 'capital_question');
      if (answer.kind !== 'sampling')
        return inputRequired({ inputRequests: { capital_question: askModel('What is the capital of France?') } });
      return text(JSON.stringify(answer.result.content));
    }),
    fixtureTool('test_input_required_result_list_roots', 'Asks for the roots.', ({ mcpReq }) => {
      const answer = inputResponse(mcpReq.inputResponses, 'client_roots');
      if (answer.kind !== 'roots') return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
      return text(answer.roots.map(({ uri }) => uri).join('\n'));
    }),
    fixtureTool('test_input_required_result_multiple_inputs', 'Asks for everything at once.', multipleInputs),
    fixtureTool('test_input_required_result_request_state', 'Carries a state through the client.', confirmed),
    fixtureTool('test_input_required_result_tampered_state', 'Carries a state through the client.', confirmed),
    fixtureTool('test_input_required_result_multi_round', 'Asks twice.', multiRound),
    fixtureTool('test_input_required_result_capabilities', 'Asks for what the client can give.', (context) =>
      inputRequired({
        inputRequests: {
          ...(declares(context, 'sampling') ? { greeting: askModel('Generate a greeting') } : {}),
          ...(declares(context, 'elicitation') ? { user_name: askName('What is your name?') } : {}),
        },
      }),
    ),
  ];
}

async function multipleInputs(context: ServerContext) {
  const { inputResponses } = context.mcpReq;
  const name = acceptedContent(inputResponses, 'user_name', Name);
  const isComplete =
    name !== undefined &&
    inputResponse(inputResponses, 'greeting').kind === 'sampling' &&
    inputResponse(inputResponses, 'client_roots').kind === 'roots';
  if (isComplete && (await roundOf(context)) === 1) return text(`Everything is here, ${name.name}.`);
  return inputRequired({
    inputRequests: {
      user_name: askName('What is your name?'),
      greeting: askModel('Generate a greeting'),
      client_roots: inputRequired.listRoots(),
    },
    requestState: await state.mint({ round: 1 }),
  });
}

async function confirmed(context: ServerContext) {
  const round = await roundOf(context);
  if (round === 1 && acceptedContent(context.mcpReq.inputResponses, 'confirm', Confirmation) !== undefined) return text('state-ok');
  return inputRequired({
    inputRequests: { confirm: inputRequired.elicit({ message: 'Please confirm', requestedSchema: Confirmation }) },
    requestState: await state.mint({ round: 1 }),
  });
}

async function multiRound(context: ServerContext) {
  const round = await roundOf(context);
  const { inputResponses } = context.mcpReq;
  const color = acceptedContent(inputResponses, 'step2', Color);
  if (round === 2 && color !== undefined) return text(`Your color is ${color.color}.`);
  const name = acceptedContent(inputResponses, 'step1', Name);
  if (round !== 1 || name === undefined) {
    return inputRequired({ inputRequests: { step1: askName('Step 1: What is your name?') }, requestState: await state.mint({ round: 1 }) });
  }
  return inputRequired({
    inputRequests: { step2: inputRequired.elicit({ message: 'Step 2: What is your favorite color?', requestedSchema: Color }) },
    requestState: await state.mint({ round: 2 }),
  });
}

/** 0 for a first call. The state comes from the client, so one that was changed on the way is refused. */
async function roundOf(context: ServerContext): Promise<number> {
  const echoed = context.mcpReq.requestState();
  if (echoed === undefined) return 0;
  try {
    return State.parse(await state.verify(z.string().parse(echoed), context)).round;
  } catch {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Invalid or expired requestState');
  }
}

function askName(message: string): InputRequest {
  return inputRequired.elicit({ message, requestedSchema: Name });
}

function askModel(question: string): InputRequest {
  return inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text: question } }], maxTokens: 100 });
}

function text(said: string): CallToolResult {
  return { content: [{ type: 'text', text: said }] };
}
