import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { dayMs, minuteMs, secondMs } from '../../clock.ts';
import type { Env } from '../../surface/client-address.ts';
import type { Config } from '../../config.ts';
import type { Addition } from '../../discovery/addition.ts';
import { jsonType, type ServiceDocument } from '../../discovery/documents.ts';
import type { Parts } from '../../parts.ts';
import { agentCard } from './agent-card.ts';
import type { CardSigner } from './card-signature.ts';
import { a2aRecord } from './a2a-record.ts';
import type { A2AEndpoint, A2AParts } from './a2a-endpoint.ts';
import { pushDeliveries } from './push-deliveries.ts';
import { forgetKind, tellEndKind } from './task-kinds.ts';

type RoutesParts = Omit<A2AParts, 'pushDeliveries'> & Pick<Parts, 'guardedFetch'>;

/** A2A: `/a2a` and the agent card. The SDK is loaded with the first request. */
export function a2aRoom(parts: RoutesParts): Addition {
  const endpointParts = { ...parts, pushDeliveries: pushDeliveries(parts) };
  let opening: Promise<A2AEndpoint> | null = null;
  const open = () => (opening ??= import('./a2a-endpoint.ts').then(({ a2aEndpoint }) => a2aEndpoint(endpointParts)));
  handleJobs(parts, open);
  const surface = new OpenAPIHono<Env>();
  surface.openAPIRegistry.registerPath(a2aRecord);
  surface.post('/a2a', async (c) => (await open()).answer(c));
  return { surface, ...agentCardRoom(parts.config) };
}

/** The card, and the key of its signature. The SDK that canonicalises cards is loaded only where they are signed. */
function agentCardRoom({ cardSigning, secrets }: Pick<Config, 'cardSigning' | 'secrets'>): Pick<Addition, 'documents' | 'publicKeys'> {
  let signer: CardSigner | null = null;
  const prepare = async () => {
    if (cardSigning !== null) signer ??= (await import('./card-signature.ts')).cardSigner(cardSigning, secrets);
  };
  const card: ServiceDocument = {
    path: '/.well-known/agent-card.json',
    operationId: 'getAgentCard',
    summary: 'The A2A agent card: every tool is a skill, and so are search, fetch and demand',
    type: jsonType,
    prepare,
    content: (facts) => signer?.signed(agentCard(facts), facts.publicUrl) ?? agentCard(facts),
  };
  return {
    documents: [card],
    async publicKeys() {
      await prepare();
      return signer === null ? [] : [signer.key];
    },
  };
}

const TellEnd = z.object({ taskId: z.string(), looks: z.number() });

/** The first looks are frequent: after a crash, most purchases have an outcome within seconds. */
const lookEveryMs = 5 * secondMs;
const looksSoonMax = 60;
const looksMax = looksSoonMax + dayMs / minuteMs;

/** What earlier processes left to do goes on with the start, not with the first request. */
function handleJobs({ clock, database, deliveries, jobs }: RoutesParts, open: () => Promise<A2AEndpoint>): void {
  // The row itself is the record of a task: once due, it counts as done and is swept like any other.
  jobs.handle(forgetKind, async () => undefined);
  deliveries.handle(tellEndKind, async (payload) => {
    const { taskId, looks } = TellEnd.parse(payload);
    if (looks > looksMax || (await (await open()).tellEnd(taskId))) return;
    const runAt = clock.now() + (looks < looksSoonMax ? lookEveryMs : minuteMs);
    await database.write((queries) => deliveries.add(queries, { kind: tellEndKind, payload: { taskId, looks: looks + 1 }, runAt }));
  });
}
