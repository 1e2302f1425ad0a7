import type { Answer } from '../service.ts';
import type { Victim } from './cast.ts';
import type { FuzzRequest } from './requests.ts';
import { messagesOf } from './rpc.ts';

/** Ends what hangs, also on a machine that is busy with much else: how long an answer takes is for the benchmarks. */
export const patienceMs = 300_000;

/** What a program says of itself when it fails. */
const insides =
  /node_modules|\bat [\w.]+ \(|SQLITE_|\bsqlite3?\b.*error|syntax error at or near|violates \w+ constraint|ECONNREFUSED.*\d+\.\d+/i;

/** @returns what is wrong with an answer; empty where it is as the document says */
export function faultsOf({ operation, path }: FuzzRequest, { status, headers, text, body }: Answer, victim: Victim): string[] {
  const faults: string[] = [];
  const isProgramText = path.startsWith('/docs') || path.startsWith('/openapi') || path.startsWith('/metrics');
  if (status === 500 || status > 504) faults.push(`status ${status}`);
  if (!operation.statuses.has(String(status))) faults.push(`undocumented status ${status}`);
  // Those two say it in a form of their own.
  const hasOwnForm = operation.path === '/mcp' || operation.path === '/readyz';
  if (status >= 400 && !hasOwnForm && !isProblem(operation.path, body, status))
    faults.push(`a ${status} without error, code and statusCode`);
  if ((status === 429 || status === 503) && !headers.has('retry-after')) faults.push(`a ${status} without Retry-After`);
  if (!isProgramText && (insides.test(text) || text.includes(process.cwd()))) {
    faults.push(`shows its insides: ${insides.exec(text)?.[0] ?? process.cwd()}`);
  }
  if (victim.secrets.some((secret) => text.includes(secret))) faults.push('shows the secret of an account that takes no part');
  if (operation.path === '/mcp' || operation.path === '/a2a') faults.push(...rpcFaults(text));
  return faults;
}

/** Agentic Resource Discovery. */
const ardPaths: ReadonlySet<string> = new Set(['/search', '/explore', '/agents']);

/** In the form of the service, or in that of the protocol. */
function isProblem(path: string, body: unknown, status: number): boolean {
  const { error, code, statusCode, errorCode, message } = membersOf(body);
  if (typeof error === 'string' && typeof code === 'string' && statusCode === status) return true;
  const inner = membersOf(error);
  // Source: RFC 6749, 5.2.
  if (path.startsWith('/oauth2/') && typeof error === 'string' && status < 500) return true;
  if (path === '/a2a') return typeof inner['code'] === 'number';
  return ardPaths.has(path) && typeof errorCode === 'string' && typeof message === 'string';
}

function rpcFaults(text: string): string[] {
  return messagesOf(text).flatMap((message) => {
    const { code, message: said } = membersOf(membersOf(message)['error']);
    // The SDK's own answer to parameters that the protocol does not have: it lists what is wrong with them.
    const isListOfIssues = typeof said === 'string' && said.startsWith('[\n');
    return code === -32603 && !isListOfIssues ? ['an internal error of JSON-RPC'] : [];
  });
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
