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
import type { Caller } from '../accounts/caller.ts';

/** Where a message came from, as far as HTTP tells. */
export interface Origin {
  requestId: string;
  /** For rate limits of what names no account. */
  address: string;
  /** In whose name requests that nothing is paid for are counted: the account's where a credential proves one, else the address. */
  allowance(): Promise<string>;
  /** As the client names itself. */
  userAgent: string | null;
  /** Whether its revision of the protocol knows blocks of the type resource_link. */
  takesLinks: boolean;
  /** What a call carries beside its arguments, a payment perhaps. */
  meta?: CallToolRequest['params']['_meta'];
  /** Looks credentials up, so only what needs them asks. @throws api_key_invalid, malformed_header */
  caller(): Promise<Caller>;
}

/** What an MCP server offers, apart from the protocol. Every list is complete and always in the same order. */
export interface Features {
  /**
   * How calls are paid for with the Machine Payments Protocol, as `capabilities.experimental.payment.methods` says it; absent where
   * they are not. Source: draft-payment-transport-mcp.
   */
  readonly paymentMethods?: Record<string, { intents: string[] }>;
  tools(): Tool[];
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
