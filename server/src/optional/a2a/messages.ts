import { randomUUID } from 'node:crypto';
import { Role, type Artifact, type Message, type Part } from '@a2a-js/sdk';
import { RequestMalformedError } from '@a2a-js/sdk/errors';
import { isMembers } from '@farebox/client/json';
import { parseBoundedJson } from '../../bounded-json.ts';

/** What a message asks for. */
export type MessageIntent =
  /** One skill of the agent card: a tool, an asset, or a search. */
  | { kind: 'skill'; skill: string; input: Record<string, unknown>; paymentToken: string | null; pay: string | null }
  /** Plain words: answered with what is for sale. */
  | { kind: 'need'; text: string }
  | { kind: 'nothing' };

/** The keys of the published extension. Source: a2a-x402 v0.2, section 7. */
export const x402Keys = {
  status: 'x402.payment.status',
  required: 'x402.payment.required',
  payload: 'x402.payment.payload',
  receipts: 'x402.payment.receipts',
  error: 'x402.payment.error',
} as const;
export const x402ExtensionUri = 'https://github.com/google-agentic-commerce/a2a-x402/blob/main/spec/v0.2';

/** A payment of farebox's own, in the metadata of messages. */
export const ownKeys = {
  payment: 'io.github.farebox/payment',
  token: 'io.github.farebox/payment-token',
  pay: 'io.github.farebox/pay',
  problem: 'io.github.farebox/problem',
} as const;

export type Metadata = Record<string, unknown>;

export function metadataOf({ metadata }: Pick<Message, 'metadata'>): Metadata {
  return isMembers(metadata) ? metadata : {};
}

/**
 * Reads the skill of the first data part that names one, or of a text that is such JSON; else the words.
 * @throws RequestMalformedError for a part that is neither
 */
export function askedOf({ parts, metadata }: Pick<Message, 'parts' | 'metadata'>): MessageIntent {
  const words: string[] = [];
  for (const { content } of parts) {
    const data: unknown = content?.$case === 'data' ? content.value : content?.$case === 'text' ? jsonOf(content.value) : null;
    const skill = isMembers(data) ? textOf(data, 'skill', 'tool', 'toolId') : null;
    if (isMembers(data) && skill !== null) {
      const given: unknown = data['input'] ?? data['arguments'] ?? {};
      if (!isMembers(given)) throw new RequestMalformedError('input must be an object');
      const { paymentToken, pay, ...input } = given;
      const sent = isMembers(metadata) ? metadata : {};
      return {
        kind: 'skill',
        skill,
        input,
        paymentToken: textOf(data, 'paymentToken') ?? textOf({ paymentToken }, 'paymentToken') ?? textOf(sent, ownKeys.token),
        pay: textOf(data, 'pay') ?? textOf({ pay }, 'pay') ?? textOf(sent, ownKeys.pay),
      };
    }
    if (content?.$case === 'text' && content.value.trim() !== '') words.push(content.value.trim());
    else if (content?.$case === 'data' && typeof data === 'string') words.push(data.trim());
  }
  return words.length === 0 ? { kind: 'nothing' } : { kind: 'need', text: words.join(' ').slice(0, needLengthMax) };
}

/** How a message pays without naming its skill again. */
export function paymentOf(message: Pick<Message, 'parts' | 'metadata'>): { paymentToken: string | null; pay: string | null } {
  const members = message.parts.flatMap(({ content }) => (content?.$case === 'data' && isMembers(content.value) ? [content.value] : []));
  const sent = metadataOf(message);
  const inParts = (name: string) => members.map((data) => textOf(data, name)).find((text) => text !== null) ?? null;
  return { paymentToken: inParts('paymentToken') ?? textOf(sent, ownKeys.token), pay: inParts('pay') ?? textOf(sent, ownKeys.pay) };
}

const needLengthMax = 1000;
const textLengthMax = 1024;

function textOf(data: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = data[name];
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'string' || value.length > textLengthMax) {
      throw new RequestMalformedError(`${name} must be a text of at most ${textLengthMax} characters`);
    }
    return value;
  }
  return null;
}

/** Some clients send only texts, so JSON comes as one. */
function jsonOf(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return parseBoundedJson(text);
  } catch {
    return null;
  }
}

export function agentMessage(
  { taskId, contextId }: { taskId: string; contextId: string },
  text: string,
  { metadata, data }: { metadata?: Metadata; data?: unknown } = {},
): Message {
  return {
    messageId: randomUUID(),
    contextId,
    taskId,
    role: Role.ROLE_AGENT,
    parts: [textPart(text), ...(data === undefined ? [] : [dataPart(data)])],
    metadata,
    extensions: metadata?.[x402Keys.status] === undefined ? [] : [x402ExtensionUri],
    referenceTaskIds: [],
  };
}

export function resultArtifact(skill: string, data: unknown, metadata?: Metadata): Artifact {
  return { artifactId: 'result', name: skill, description: '', parts: [dataPart(data)], metadata, extensions: [] };
}

function textPart(value: string): Part {
  return { content: { $case: 'text', value }, metadata: undefined, filename: '', mediaType: 'text/plain' };
}

function dataPart(value: unknown): Part {
  return { content: { $case: 'data', value }, metadata: undefined, filename: '', mediaType: 'application/json' };
}
