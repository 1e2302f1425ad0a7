import { headerRef, jsonBody, parameterRef, type Answer, type Operation, type Paths } from './openapi-shape.ts';

const object = { type: 'object' };
const json = (example: object) => jsonBody(object, example);

const asked = {
  message: {
    messageId: 'a3f7c1',
    role: 'ROLE_USER',
    parts: [{ data: { skill: 'word-count', input: { text: 'to be or not to be' } } }],
  },
};
const status = { state: 'TASK_STATE_INPUT_REQUIRED', timestamp: '2026-11-20T08:00:00.000Z' };
const task = { id: 'task_01KAGT4M8E3V9S2QZ7XNBC5WRD', contextId: '5f6f3a66-6f0b-4f52-9f0e-6a1a5c8f2b11', status };
const config = { id: 'mine', taskId: task.id, url: 'https://agent.example/hooks/a2a', token: 'only you know it' };

/** `/a2a`: JSON-RPC and the HTTP+JSON binding of A2A 1.0. */
export function a2aPaths(): Paths {
  const inRpc = (example: object) => ({ required: true, content: json(example) });
  const configs = '/a2a/tasks/{id}/pushNotificationConfigs';
  const stream: Answer = {
    description: 'Server-sent events: the task, its artifact, its end.',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: `data: ${JSON.stringify({ task })}\n\n` }, ...json({}) },
  };
  const ok = (description: string, example: object): Answer => ({
    description,
    headers: { 'X-Request-Id': headerRef('RequestId') },
    content: json(example),
  });
  const operation = (operationId: string, summary: string, rest: Partial<Operation> & { answers: Record<string, Answer> }): Operation => {
    const { answers, parameters = [], ...more } = rest;
    return {
      operationId,
      summary,
      tags: ['A2A'],
      security: [{}, { apiKey: [] }, { bearer: [] }],
      parameters: [...parameters, version, parameterRef('ClientId'), parameterRef('RequestId')],
      ...more,
      responses: { ...answers, ...failures },
    };
  };
  const rpc = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: asked };
  return {
    '/a2a': {
      post: operation('callA2a', 'A2A messages over JSON-RPC', {
        description:
          'A data part names the skill: {"skill": id, "input": {...}}. A paid skill makes a task that asks for its payment (input-required); the next message of the task pays, as the a2a-x402 extension says, or with a paid token or credit. Plain words are answered with a search.',
        requestBody: inRpc(rpc),
        answers: {
          200: {
            ...ok('A JSON-RPC response, or a stream of them.', { jsonrpc: '2.0', id: 1, result: { task } }),
            content: {
              ...json({ jsonrpc: '2.0', id: 1, result: { task } }),
              'text/event-stream': { schema: { type: 'string' }, example: 'data: {}\n\n' },
            },
          },
        },
      }),
    },
    '/a2a/message:send': {
      post: operation('sendA2aMessage', 'Send a message; the answer is a task or a message', {
        requestBody: inRpc(asked),
        answers: { 200: ok('The task or the message.', { task }) },
      }),
    },
    '/a2a/message:stream': {
      post: operation('streamA2aMessage', 'Send a message and follow its task', { requestBody: inRpc(asked), answers: { 200: stream } }),
    },
    '/a2a/tasks': {
      get: operation('listA2aTasks', 'The tasks of the caller, newest first', {
        parameters: [query('pageSize', { type: 'integer', minimum: 1, maximum: 100 }, 50), query('pageToken', { type: 'string' }, task.id)],
        answers: {
          200: ok('A page of them; none for a caller without a credential.', {
            tasks: [task],
            nextPageToken: '',
            pageSize: 50,
            totalSize: 1,
          }),
        },
      }),
    },
    '/a2a/tasks/{id}': {
      get: operation('getA2aTask', 'A task, for a day after it was paid for', {
        parameters: [id],
        answers: { 200: ok('The task.', task) },
      }),
    },
    '/a2a/tasks/{id}:cancel': {
      post: operation('cancelA2aTask', 'Cancel a task that nobody has paid for', {
        parameters: [id],
        answers: { 200: ok('The task.', task) },
      }),
    },
    '/a2a/tasks/{id}:subscribe': {
      post: operation('subscribeA2aTask', 'Follow a task that is being worked on', { parameters: [id], answers: { 200: stream } }),
    },
    [configs]: {
      get: operation('listA2aPushConfigs', 'The webhooks of a task', {
        parameters: [id],
        answers: { 200: ok('The configurations.', { configs: [config] }) },
      }),
      post: operation('createA2aPushConfig', 'Have a webhook sent when a paid task changes', {
        parameters: [id],
        requestBody: inRpc({ id: config.id, url: config.url, token: config.token }),
        answers: { 201: ok('The configuration.', config) },
      }),
    },
    [`${configs}/{configId}`]: {
      get: operation('getA2aPushConfig', 'A webhook of a task', {
        parameters: [id, configId],
        answers: { 200: ok('The configuration.', config) },
      }),
      delete: operation('deleteA2aPushConfig', 'Send no more webhooks', {
        parameters: [id, configId],
        answers: { 204: { description: 'It is gone.' } },
      }),
    },
    '/a2a/extendedAgentCard': {
      get: operation('getA2aExtendedCard', 'There is none: the public card is complete', { answers: {} }),
    },
  };
}

const failed = (description: string, code: number, name: string): Answer => ({
  description,
  content: json({ error: { code, status: name, message: description, details: [] } }),
});

const waiting = (refusal: Answer): Answer => ({ ...refusal, headers: { 'Retry-After': headerRef('RetryAfter') } });

const failures: Record<string, Answer> = {
  400: failed('The request is malformed, or the operation is not possible now.', 400, 'INVALID_ARGUMENT'),
  401: failed('The credential is not valid.', 401, 'UNAUTHENTICATED'),
  403: failed('Host or Origin does not belong to this service.', 403, 'PERMISSION_DENIED'),
  404: failed('There is no such task.', 404, 'NOT_FOUND'),
  409: failed('The task has ended.', 409, 'FAILED_PRECONDITION'),
  413: failed('The body is too large.', 413, 'INVALID_ARGUMENT'),
  415: failed('The body is not JSON.', 415, 'INVALID_ARGUMENT'),
  429: waiting(failed('Too many requests.', 429, 'RESOURCE_EXHAUSTED')),
  500: failed('A fault of the service.', 500, 'INTERNAL'),
  503: waiting(failed('The service is not available right now.', 503, 'UNAVAILABLE')),
};

const id = { name: 'id', in: 'path', required: true, description: 'Id of the task.', schema: { type: 'string' }, example: task.id };
const configId = {
  name: 'configId',
  in: 'path',
  required: true,
  description: 'Id of the configuration.',
  schema: { type: 'string' },
  example: config.id,
};
const query = (name: string, schema: object, example: unknown) => ({
  name,
  in: 'query',
  required: false,
  description: `As A2A defines ${name}.`,
  schema,
  example,
});
const version = {
  name: 'A2A-Version',
  in: 'header',
  required: false,
  description: 'The version of the protocol; without it, the methods decide.',
  schema: { type: 'string' },
  example: '1.0',
};
