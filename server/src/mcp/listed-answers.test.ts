import { expect, it } from 'vitest';
import { listedAnswers } from './listed-answers.ts';

function world() {
  const state = { list: ['a'], made: 0, status: 200 };
  const answers = listedAnswers(() => state.list);
  const make = async (message: unknown) => {
    state.made += 1;
    const { id } = message as { id: unknown };
    return new Response(`event: message\ndata: ${JSON.stringify({ result: { tools: state.list }, jsonrpc: '2.0', id })}\n\n`, {
      status: state.status,
      headers: { 'content-type': 'text/event-stream' },
    });
  };
  const ask = async (message: object, headers: Record<string, string> = {}) => {
    const answer = await answers.answer(new Headers(headers), { jsonrpc: '2.0', method: 'tools/list', ...message }, make);
    return answer === null ? null : answer.text();
  };
  return { state, ask };
}

const withTools = (id: unknown, tools = ['a']) => `event: message\ndata: ${JSON.stringify({ result: { tools }, jsonrpc: '2.0', id })}\n\n`;

it('answers equal requests from one text, each with its own id', async () => {
  const { state, ask } = world();
  for (const id of [1, 'two', 0, 'with "quotes"', -1]) expect(await ask({ id })).toBe(withTools(id));
  expect(state.made).toBe(1);
});

it('makes it anew after a change, and for other requests', async () => {
  const { state, ask } = world();
  await ask({ id: 1 });
  await ask({ id: 1 }, { 'mcp-protocol-version': '2026-07-28' });
  await ask({ id: 1, params: { _meta: { client: 'other' } } });
  expect(state.made).toBe(3);
  state.list = ['a', 'b'];
  expect(await ask({ id: 2 })).toBe(withTools(2, ['a', 'b']));
  expect(state.made).toBe(4);
});

it('keeps no refusal', async () => {
  const { state, ask } = world();
  state.status = 400;
  expect(await ask({ id: 7 })).toBe(withTools(7));
  state.status = 200;
  await ask({ id: 7 });
  expect(state.made).toBe(2);
});

it.each([
  { id: 1, method: 'tools/call' },
  { id: null },
  { id: 1.5 },
  { id: { a: 1 } },
  { id: 1, params: { _meta: { progressToken: 3 } } },
  { id: 1, params: { cursor: 'x'.repeat(3000) } },
])('leaves to others what it cannot know: %j', async (message) => {
  const { state, ask } = world();
  expect(await ask(message)).toBeNull();
  expect(state.made).toBe(0);
});

it('does not remember every way of asking for ever', async () => {
  const { state, ask } = world();
  for (let client = 0; client < 100; client += 1) await ask({ id: 1, params: { client } });
  await ask({ id: 1, params: { client: 0 } });
  expect(state.made).toBe(101);
});
