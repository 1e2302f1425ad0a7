import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PublicKey } from '../net/signing-keys.ts';
import type { ServiceTool } from '../surface/agent-tools/service-tool.ts';
import type { Env } from '../surface/client-address.ts';
import type { ServiceDocument } from './documents.ts';

/** What an optional room adds to the surfaces. */
export interface Addition {
  /** A surface of its own: its routes set all headers at once, and read their bodies themselves. */
  surface?: OpenAPIHono<Env>;
  /** Routes at the root, and below `/api/v1`. */
  rooted?: OpenAPIHono<Env>;
  versioned?: OpenAPIHono<Env>;
  /** Tools for agents, over MCP. */
  tools?: readonly ServiceTool[];
  documents?: readonly ServiceDocument[];
  /** Keys for `/.well-known/jwks.json`. */
  publicKeys?(): Promise<readonly PublicKey[]>;
}
