import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Features } from './features.ts';

/** One prompt that walks a model through finding, paying and calling. */
export function prompts(): Pick<Features, 'prompts' | 'getPrompt'> {
  return {
    prompts: () => [
      {
        name: 'buy_a_tool_call',
        title: 'Buy a tool call',
        description: 'Finds the tool for a task, pays one call of it and uses the result.',
        arguments: [{ name: 'task', description: 'What has to be done.', required: true }],
      },
    ],
    getPrompt({ name, arguments: given }) {
      if (name !== 'buy_a_tool_call') throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name}`);
      const task = given?.['task']?.trim();
      if (task === undefined || task === '') throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Missing argument: task');
      return {
        description: 'Find, pay, call.',
        messages: [{ role: 'user', content: { type: 'text', text: purchase(task) } }],
      };
    },
  };
}

function purchase(task: string): string {
  return [
    `Use a paid tool of this server for the following task:\n\n${task}\n`,
    '1. search_tools with what the task needs. Take the cheapest tool that fits and read its price.',
    '2. Call it with its arguments and without paymentToken. The answer payment_required charges nothing; when input.valid is false, correct the arguments first.',
    '3. If the price is more than you may spend, stop and ask. Otherwise pay: get_payment with payment.paymentId completes a payment of the provider test, pay_payment with paymentId and provider pays with another.',
    '4. When the status is paid, repeat the call with paymentToken set to payment.token. After status error with payment.remainingCalls 1 the same token is still good; do not pay again.',
    '5. Answer the task from data, and say which tool you used and what it cost.',
  ].join('\n');
}
