import {
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import type { Parts } from '../../src/parts.ts';
import { catalogFeatures, catalogServer } from '../../src/mcp/catalog-server.ts';
import type { Features } from '../../src/mcp/features.ts';
import type { NewServer } from '../../src/mcp/mcp-server.ts';
import { contentTools } from './content-tools.ts';
import { fixturePrompts } from './fixture-prompts.ts';
import { fixtureResources, fixtureTemplates, readFixture } from './fixture-resources.ts';
import { inputTools } from './input-tools.ts';
import { declares, fixtureTool, type FixtureTool } from './fixture-tool.ts';

/**
 * The server of the product with what the official suite wants to find beside the catalog: tools, prompts and resources with
 * given names and given answers. Everything else, from the socket to the handlers, is what runs in production.
 */
export function fixtureServer(parts: Parts): NewServer {
  const newServer = catalogServer(parts, withFixtures(catalogFeatures(parts), parts));
  return (era, origin) => {
    const server = newServer(era, origin);
    server.registerCapabilities({ completions: {}, logging: {} });
    server.setRequestHandler('completion/complete', () => ({ completion: { values: [], total: 0, hasMore: false } }));
    return server;
  };
}

function withFixtures(features: Features, parts: Parts): Features {
  const tools = new Map<string, FixtureTool>(
    [...contentTools(), ...inputTools(), capabilityTool(), changeTool(parts)].map((tool) => [tool.listed.name, tool]),
  );
  return {
    tools: (list) => [...[...tools.values()].map(({ listed }) => listed), ...features.tools(list)],
    instructions: () => features.instructions(),
    async callTool(params, origin, context) {
      const tool = tools.get(params.name);
      return tool === undefined ? features.callTool(params, origin, context) : tool.call(context);
    },
    resources: () => [...fixtureResources, ...features.resources()],
    resourceTemplates: () => [...fixtureTemplates, ...features.resourceTemplates()],
    async readResource(params, origin, context) {
      if (!params.uri.startsWith('test://')) return features.readResource(params, origin, context);
      const contents = readFixture(params.uri);
      if (contents === null) throw new ResourceNotFoundError(params.uri);
      return { contents: [contents] };
    },
    prompts: () => [...[...fixturePrompts.values()].map(({ listed }) => listed), ...features.prompts()],
    getPrompt(params, context) {
      const prompt = fixturePrompts.get(params.name);
      return prompt === undefined ? features.getPrompt(params, context) : prompt.get(params.arguments ?? {}, context);
    },
  };
}

/** Needs a capability that the suite does not declare. */
function capabilityTool(): FixtureTool {
  return fixtureTool('test_missing_capability', 'Needs sampling.', (context) => {
    if (!declares(context, 'sampling')) throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    return { content: [{ type: 'text', text: 'The client can sample.' }] };
  });
}

/** Changes the catalog as an operator would: the notification has to come by itself. */
function changeTool({ tools: { catalog } }: Parts): FixtureTool {
  return fixtureTool('test_trigger_tool_change', 'Changes the list of tools.', async () => {
    const [entry] = catalog.entries();
    if (entry === undefined) throw new ProtocolError(ProtocolErrorCode.InternalError, 'the catalog is empty');
    await catalog.configure(entry.tool.id, { apiKeyRequired: entry.state.apiKeyRequired ? null : true });
    return { content: [{ type: 'text', text: 'The list of tools has changed.' }] };
  });
}
