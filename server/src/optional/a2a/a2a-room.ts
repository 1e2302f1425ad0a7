import { OpenAPIHono } from '@hono/zod-openapi';
import type { Env } from '../../surface/client-address.ts';
import type { Config } from '../../config.ts';
import type { Addition } from '../../discovery/addition.ts';
import { jsonType, type ServiceDocument } from '../../discovery/documents.ts';
import { agentCard } from './agent-card.ts';
import type { CardSigner } from './card-signature.ts';
import { a2aRecord } from './a2a-record.ts';
import type { A2AEndpoint, A2AParts } from './a2a-endpoint.ts';
import { forgetKind } from './task-kinds.ts';

/** A2A: `/a2a` and the agent card. The SDK is loaded with the first request. */
export function a2aRoom(parts: A2AParts): Addition {
  let opening: Promise<A2AEndpoint> | null = null;
  const open = () => (opening ??= import('./a2a-endpoint.ts').then(({ a2aEndpoint }) => a2aEndpoint(parts)));
  // The row itself is the record of a task: once due, it counts as done and is swept like any other.
  parts.jobs.handle(forgetKind, async () => undefined);
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
