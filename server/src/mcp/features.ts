import type { Origin } from '../surface/origin.ts';
import type {
  CallToolRequest,
  GetPromptRequest,
  GetPromptResult,
  HandlerResultTypeMap,
  Prompt,
  ReadResourceRequest,
  Resource,
  ResourceTemplateType,
  ServerContext,
  Tool,
} from '@modelcontextprotocol/server';
import type { McpList } from '../tool-settings.ts';

/** The offers of an MCP server, independent of the protocol. Every list is complete and always in the same order. */
export interface Features {
  /**
   * How the Machine Payments Protocol pays for calls, as in `capabilities.experimental.payment.methods`; absent if it is not accepted.
   * Source: draft-payment-transport-mcp.
   */
  readonly paymentMethods?: Record<string, { intents: string[] }>;
  tools(list: McpList): Tool[];
  /** What a model should know first. */
  instructions(): string;
  /** @throws ProtocolError for an unknown tool; every other failure is a result that a model can read. */
  callTool(params: CallToolRequest['params'], origin: Origin, context: ServerContext): Promise<HandlerResultTypeMap['tools/call']>;
  resources(): Resource[];
  resourceTemplates(): ResourceTemplateType[];
  /** @throws ResourceNotFoundError, ProtocolError for a client that asks too often */
  readResource(
    params: ReadResourceRequest['params'],
    origin: Origin,
    context: ServerContext,
  ): Promise<HandlerResultTypeMap['resources/read']>;
  prompts(): Prompt[];
  /** @throws ProtocolError for an unknown prompt or a missing argument. */
  getPrompt(params: GetPromptRequest['params'], context: ServerContext): GetPromptResult | HandlerResultTypeMap['prompts/get'];
}
