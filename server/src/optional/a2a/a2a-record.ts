import { bySender, headerRef, parameterRef } from '../../surface/route-parts.ts';
import { type RouteAnswer, route } from '../../surface/route.ts';

const json = (example: object) => ({ 'application/json': { schema: { type: 'object' as const }, example } });
const failed = (description: string, code = -32_000): RouteAnswer => ({
  description,
  content: json({ jsonrpc: '2.0', id: 1, error: { code, message: description, data: [] } }),
});
const waiting = (refusal: RouteAnswer): RouteAnswer => ({ ...refusal, headers: { 'Retry-After': headerRef('RetryAfter') } });

const question = {
  message: {
    messageId: 'a3f7c1',
    role: 'ROLE_USER',
    parts: [{ data: { skill: 'word-count', input: { text: 'to be or not to be' } } }],
  },
};
const status = { state: 'TASK_STATE_INPUT_REQUIRED', timestamp: '2026-11-20T08:00:00.000Z' };
const task = { id: 'task_01KAGT4M8E3V9S2QZ7XNBC5WRD', contextId: '5f6f3a66-6f0b-4f52-9f0e-6a1a5c8f2b11', status };
const answer = { jsonrpc: '2.0', id: 1, result: { task } };

/** `/a2a`: the JSON-RPC binding of A2A 1.0. */
export const a2aRecord = route.post('/a2a', {
  operationId: 'callA2a',
  tags: ['A2A'],
  summary: 'A2A messages over JSON-RPC',
  description:
    'A data part names the skill: {"skill": id, "input": {...}}. A paid skill makes a task that asks for its payment (input-required); the next message of the task pays, as the a2a-x402 extension says, or with a paid token or credit. Plain words are answered with a search.',
  caller: 'known',
  admission: 'undecided',
  body: 'own',
  parameters: [
    {
      name: 'A2A-Version',
      in: 'header',
      required: false,
      description: 'The version of the protocol; 1.0 without it.',
      schema: { type: 'string' },
      example: '1.0',
    },
    ...bySender.map(parameterRef),
  ],
  request: { body: { required: true, content: json({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: question }) } },
  responses: {
    200: {
      description: 'A JSON-RPC response, or a stream of them.',
      headers: { 'X-Request-Id': headerRef('RequestId') },
      content: { ...json(answer), 'text/event-stream': { schema: { type: 'string' }, example: 'data: {}\n\n' } },
    },
    400: failed('The request is malformed, or the operation is not possible now.', -32_600),
    401: failed('The credential is not valid.'),
    403: failed('Host or Origin does not belong to this service.', -32_600),
    404: failed('There is no such skill.'),
    409: failed('The task has ended.'),
    413: failed('The body is too large.', -32_600),
    415: failed('The body is not JSON.', -32_005),
    429: waiting(failed('Too many requests.')),
    500: failed('A fault of the service.', -32_603),
    503: waiting(failed('The service is not available right now.')),
  },
});
