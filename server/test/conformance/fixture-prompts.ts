import {
  acceptedContent,
  inputRequired,
  type GetPromptResult,
  type HandlerResultTypeMap,
  type Prompt,
  type PromptMessage,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { png } from './media.ts';

interface FixturePrompt {
  listed: Prompt;
  get(given: Readonly<Record<string, string>>, context: ServerContext): HandlerResultTypeMap['prompts/get'];
}

const Context = z.object({ context: z.string() });

const prompts: FixturePrompt[] = [
  prompt('test_simple_prompt', [], () => messages({ type: 'text', text: 'This is a simple prompt for testing.' })),
  prompt('test_prompt_with_arguments', ['arg1', 'arg2'], ({ arg1 = '', arg2 = '' }) =>
    messages({ type: 'text', text: `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'` }),
  ),
  prompt('test_prompt_with_embedded_resource', ['resourceUri'], ({ resourceUri = '' }) =>
    messages(
      { type: 'resource', resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' } },
      { type: 'text', text: 'Please process the embedded resource above.' },
    ),
  ),
  prompt('test_prompt_with_image', [], () =>
    messages({ type: 'image', data: png, mimeType: 'image/png' }, { type: 'text', text: 'Please analyze the image above.' }),
  ),
  prompt('test_input_required_result_prompt', [], (_given, { mcpReq }) => {
    const answer = acceptedContent(mcpReq.inputResponses, 'user_context', Context);
    if (answer !== undefined) return messages({ type: 'text', text: `Use this context: ${answer.context}` });
    const question = inputRequired.elicit({ message: 'What context should the prompt use?', requestedSchema: Context });
    return inputRequired({ inputRequests: { user_context: question } });
  }),
];

/** Prompts of the suite, by name. */
export const fixturePrompts: ReadonlyMap<string, FixturePrompt> = new Map(prompts.map((each) => [each.listed.name, each]));

function prompt(name: string, argumentNames: readonly string[], get: FixturePrompt['get']): FixturePrompt {
  return {
    listed: {
      name,
      description: 'A prompt of the suite.',
      arguments: argumentNames.map((argument) => ({ name: argument, description: 'An argument of the suite.', required: true })),
    },
    get,
  };
}

function messages(...contents: Array<PromptMessage['content']>): GetPromptResult {
  return { messages: contents.map((content) => ({ role: 'user', content })) };
}
