import type { Budget, BudgetLimits, BudgetOptions, OpenPayment } from './budget.ts';
import { challengeOfResult } from './challenge.ts';
import { FareboxError, invalidInput } from './errors.ts';
import { isMembers, members, writeJson } from './json.ts';
import { budgetOf, digestOf, payAndSend, quoteOf, resumed, type PaidRequest, type Sent, type Wallets } from './paying.ts';

/** What this needs of a client of the Model Context Protocol, of any library. */
export interface McpCaller {
  callTool(call: McpCall, ...more: never[]): Promise<unknown>;
}

interface McpCall {
  name: string;
  arguments?: Record<string, unknown>;
  _meta?: Record<string, unknown>;
}

export interface PayingMcpOptions extends BudgetOptions {
  /** Whose budget the calls count on. Default `mcp`: name the server if there are several. */
  host?: string;
}

/**
 * The same client, whose `callTool` pays: farebox's own payments by `paymentToken`, x402 and MPP by `_meta`. A call that asks for payment
 * is repeated once, with what pays it. After a crash or a broken connection, the next call like it (the same tool and arguments) uses that
 * payment, and gets the lost answer of a farebox service. All else of the client stays as it is.
 *
 * @throws BudgetError if the price is above the budget
 * @example
 * const client = payingMcp(mcpClient, testWallet(), { perCall: '0.10' });
 * await client.callTool({ name: 'word_count', arguments: { text: 'to be or not to be' } });
 */
export function payingMcp<Client extends McpCaller>(
  client: Client,
  wallets: Wallets,
  limits: Budget | BudgetLimits,
  options: PayingMcpOptions = {},
): Client {
  const budget = budgetOf(limits, options);
  const { host = 'mcp' } = options;

  async function callTool(call: McpCall, ...more: never[]): Promise<unknown> {
    const send = async ({ arguments: given, _meta: meta }: Omit<McpCall, 'name'>): Promise<unknown> => {
      const paid: McpCall = { ...call, arguments: { ...call.arguments, ...given } };
      if (call._meta !== undefined || meta !== undefined) paid._meta = { ...call._meta, ...meta };
      return refusalAsResult(client.callTool(paid, ...more));
    };
    const paid: PaidRequest<unknown> = {
      host,
      request: await fingerprintOf(host, call),
      idempotencyKey: crypto.randomUUID(),
      async pay({ paymentId, provider }) {
        const payment = await client.callTool({ name: 'pay_payment', arguments: { paymentId, provider } }, ...more);
        if (members(members(members(payment)['structuredContent'])['data'])['status'] === 'paid') return;
        throw new FareboxError(402, members(payment)['structuredContent']);
      },
      send: async (open) => sentOf(await send(paymentIn(open))),
    };
    const earlier = await resumed(budget, paid);
    if (earlier !== null) return answerOf(earlier);

    const answer = await send({});
    const challenge = isRefusal(answer) ? challengeOfResult(answer) : null;
    if (challenge === null || isInvalid(answer)) return answerOf(answer);
    const quote = quoteOf(wallets, challenge);
    if (quote === null) return answerOf(answer);
    return answerOf(await payAndSend(budget, quote, paid));
  }

  return new Proxy(client, {
    get(target, name) {
      if (name === 'callTool') return callTool;
      const value: unknown = Reflect.get(target, name, target);
      // Methods of classes with private members need the client itself.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** In `_meta`, since a tool may refuse an argument that it does not know. */
function paymentIn({ prepared, idempotencyKey }: OpenPayment): Omit<McpCall, 'name'> {
  return {
    ...(prepared.arguments === undefined ? {} : { arguments: prepared.arguments }),
    _meta: { ...prepared.meta, 'io.github.farebox/idempotency-key': idempotencyKey },
  };
}

/** What makes two calls the same. */
async function fingerprintOf(host: string, { name, arguments: given = {} }: McpCall): Promise<string> {
  const { idempotencyKey } = given;
  if (typeof idempotencyKey === 'string') return `MCP ${host} ${name} key ${idempotencyKey}`;
  return `MCP ${host} ${name} ${await digestOf(new TextEncoder().encode(writeJson(given)))}`;
}

function sentOf(answer: unknown): Sent<unknown> {
  if (!isRefusal(answer)) return { answer, outcome: 'delivered', arrived: null };
  return { answer, outcome: challengeOfResult(answer) === null ? 'failed' : 'refused', arrived: null };
}

/** Some servers answer with the JSON-RPC error 402, whose data are those of the result. */
class ErrorAsResult {
  readonly isError = true;
  readonly structuredContent: unknown;
  readonly cause: unknown;
  constructor(cause: Error, data: unknown) {
    this.cause = cause;
    this.structuredContent = data;
  }
}

async function refusalAsResult(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 402 && 'data' in cause) return new ErrorAsResult(cause, cause.data);
    throw cause;
  }
}

function answerOf(answer: unknown): unknown {
  if (answer instanceof ErrorAsResult) throw answer.cause;
  return answer;
}

function isRefusal(answer: unknown): boolean {
  return (isMembers(answer) || answer instanceof ErrorAsResult) && Reflect.get(Object(answer), 'isError') === true;
}

function isInvalid(answer: unknown): boolean {
  return invalidInput(Reflect.get(Object(answer), 'structuredContent')) !== null;
}
