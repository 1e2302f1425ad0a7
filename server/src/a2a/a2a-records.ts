import type { RouteConfig } from '@hono/zod-openapi';
import { bySender, headerRef, parameterRef } from '../surface/route-parts.ts';
import { route, type RouteAnswer } from '../surface/route.ts';

const json = (example: object) => ({ 'application/json': { schema: { type: 'object' as const }, example } });
const failed = (description: string, code: number, name: string): RouteAnswer => ({
  description,
  content: json({ error: { code, status: name, message: description, details: [] } }),
});
const waiting = (refusal: RouteAnswer): RouteAnswer => ({ ...refusal, headers: { 'Retry-After': headerRef('RetryAfter') } });

const failures = {
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

const question = {
  message: {
    messageId: 'a3f7c1',
    role: 'ROLE_USER',
    parts: [{ data: { skill: 'word-count', input: { text: 'to be or not to be' } } }],
  },
};
const status = { state: 'TASK_STATE_INPUT_REQUIRED', timestamp: '2026-11-20T08:00:00.000Z' };
const task = { id: 'task_01KAGT4M8E3V9S2QZ7XNBC5WRD', contextId: '5f6f3a66-6f0b-4f52-9f0e-6a1a5c8f2b11', status };
const config = { id: 'mine', taskId: task.id, url: 'https://agent.example/hooks/a2a', token: 'only you know it' };

const parameter = (name: string, where: 'path' | 'query' | 'header', description: string, example: string | number) => ({
  name,
  in: where,
  required: where === 'path',
  description,
  schema: typeof example === 'number' ? { type: 'integer' as const, minimum: 1, maximum: 100 } : { type: 'string' as const },
  example,
});
const id = parameter('id', 'path', 'Id of the task.', task.id);
const configId = parameter('configId', 'path', 'Id of the configuration.', config.id);
const version = parameter('A2A-Version', 'header', 'The version of the protocol; 1.0 without it.', '1.0');

const events = (example: string) => ({ 'text/event-stream': { schema: { type: 'string' as const }, example } });
const stream = {
  description: 'Server-sent events: the task, its artifact, its end.',
  content: { ...events(`data: ${JSON.stringify({ task })}\n\n`), ...json({}) },
};
const ok = (description: string, example: object) => ({
  description,
  headers: { 'X-Request-Id': headerRef('RequestId') },
  content: json(example),
});

interface Operation extends Pick<RouteConfig, 'method' | 'description' | 'responses'> {
  summary: string;
  parameters?: ReadonlyArray<ReturnType<typeof parameter>>;
  /** An example of its body. */
  body?: object;
}

function operation(path: string, operationId: string, { parameters = [], body, responses, ...rest }: Operation) {
  return route({
    ...rest,
    path,
    operationId,
    tags: ['A2A'],
    caller: 'known',
    ...(rest.method === 'post' ? { admission: 'undecided' as const } : {}),
    body: 'own',
    parameters: [...parameters, version, ...bySender.map(parameterRef)],
    ...(body === undefined ? {} : { request: { body: { required: true, content: json(body) } } }),
    responses: { ...responses, ...failures },
  });
}

const configs = '/a2a/tasks/{id}/pushNotificationConfigs';
const rpcAnswer = { jsonrpc: '2.0', id: 1, result: { task } };

/** `/a2a`: JSON-RPC and the HTTP+JSON binding of A2A 1.0. */
export const a2aRecords = [
  operation('/a2a', 'callA2a', {
    method: 'post',
    summary: 'A2A messages over JSON-RPC',
    description:
      'A data part names the skill: {"skill": id, "input": {...}}. A paid skill makes a task that asks for its payment (input-required); the next message of the task pays, as the a2a-x402 extension says, or with a paid token or credit. Plain words are answered with a search.',
    body: { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: question },
    responses: {
      200: { ...ok('A JSON-RPC response, or a stream of them.', rpcAnswer), content: { ...json(rpcAnswer), ...events('data: {}\n\n') } },
    },
  }),
  operation('/a2a/message:send', 'sendA2aMessage', {
    method: 'post',
    summary: 'Send a message; the answer is a task or a message',
    body: question,
    responses: { 200: ok('The task or the message.', { task }) },
  }),
  operation('/a2a/message:stream', 'streamA2aMessage', {
    method: 'post',
    summary: 'Send a message and follow its task',
    body: question,
    responses: { 200: stream },
  }),
  operation('/a2a/tasks', 'listA2aTasks', {
    method: 'get',
    summary: 'The tasks of the caller, newest first',
    parameters: [
      parameter('pageSize', 'query', 'As A2A defines pageSize.', 50),
      parameter('pageToken', 'query', 'As A2A defines pageToken.', task.id),
    ],
    responses: {
      200: ok('A page of them; none for a caller without a credential.', { tasks: [task], nextPageToken: '', pageSize: 50, totalSize: 1 }),
    },
  }),
  operation('/a2a/tasks/{id}', 'getA2aTask', {
    method: 'get',
    summary: 'A task, for a day after it was paid for',
    parameters: [id],
    responses: { 200: ok('The task.', task) },
  }),
  operation('/a2a/tasks/{id}:cancel', 'cancelA2aTask', {
    method: 'post',
    summary: 'Cancel a task that nobody has paid for',
    parameters: [id],
    responses: { 200: ok('The task.', task) },
  }),
  operation('/a2a/tasks/{id}:subscribe', 'subscribeA2aTask', {
    method: 'post',
    summary: 'Follow a task that is being worked on',
    parameters: [id],
    responses: { 200: stream },
  }),
  operation(configs, 'listA2aPushConfigs', {
    method: 'get',
    summary: 'The webhooks of a task',
    parameters: [id],
    responses: { 200: ok('The configurations.', { configs: [config] }) },
  }),
  operation(configs, 'createA2aPushConfig', {
    method: 'post',
    summary: 'Have a webhook sent when a paid task changes',
    parameters: [id],
    body: { id: config.id, url: config.url, token: config.token },
    responses: { 201: ok('The configuration.', config) },
  }),
  operation(`${configs}/{configId}`, 'getA2aPushConfig', {
    method: 'get',
    summary: 'A webhook of a task',
    parameters: [id, configId],
    responses: { 200: ok('The configuration.', config) },
  }),
  operation(`${configs}/{configId}`, 'deleteA2aPushConfig', {
    method: 'delete',
    summary: 'Send no more webhooks',
    parameters: [id, configId],
    responses: { 204: { description: 'It is gone.' } },
  }),
  operation('/a2a/extendedAgentCard', 'getA2aExtendedCard', {
    method: 'get',
    summary: 'There is none: the public card is complete',
    responses: {},
  }),
];
