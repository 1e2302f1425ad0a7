import { ClientFactory } from 'a2a-0.3/client';

/** The client of A2A 0.3, unmodified: each method once. Prints what it got. */
const [url, token] = process.argv.slice(2);
const client = await new ClientFactory().createFromUrl(url);
const message = (parts, more = {}) => ({ kind: 'message', messageId: crypto.randomUUID(), role: 'user', parts, ...more });
const counting = { kind: 'data', data: { skill: 'word-count', input: { text: 'to be or not to be' } } };

const found = await client.sendMessage({ message: message([{ kind: 'text', text: 'count words' }]) });
const asked = await client.sendMessage({ message: message([counting]) });
const task = asked.id;
const read = await client.getTask({ id: task });
const config = { id: 'mine', url: `${url}/nobody-listens-here`, token: 'known' };
await client.setTaskPushNotificationConfig({ taskId: task, pushNotificationConfig: config });
const got = await client.getTaskPushNotificationConfig({ id: task, pushNotificationConfigId: 'mine' });
const listed = await client.listTaskPushNotificationConfig({ id: task });
await client.deleteTaskPushNotificationConfig({ id: task, pushNotificationConfigId: 'mine' });
const left = await client.listTaskPushNotificationConfig({ id: task });

const events = [];
const paying = message([counting], { taskId: task, contextId: asked.contextId, metadata: { 'io.github.farebox/payment-token': token } });
for await (const event of client.sendMessageStream({ message: paying })) events.push(event);
const other = await client.sendMessage({ message: message([counting]) });
const again = [];
for await (const event of client.resubscribeTask({ id: other.id })) again.push(event.kind);
const cancelled = await client.cancelTask({ id: other.id });
const refused = await client.getTask({ id: 'task_unknown' }).catch((thrown) => thrown.message);

process.stdout.write(
  JSON.stringify({
    found: found.parts.map(({ kind }) => kind),
    asked: asked.status.state,
    read: read.status.state,
    got: got.pushNotificationConfig,
    listed: listed.length,
    left: left.length,
    streamed: events.map(({ kind }) => kind),
    ended: events.at(-1).status.state,
    counted: events.find(({ kind }) => kind === 'artifact-update').artifact.parts[0].data,
    again,
    cancelled: cancelled.status.state,
    refused,
  }),
);
