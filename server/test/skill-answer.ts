import { z } from 'zod';
import type { RequestHeaders, Service } from './service.ts';

const Parts = z.array(z.looseObject({ data: z.unknown().optional() }));
const Answer = z.looseObject({
  result: z
    .looseObject({
      task: z
        .looseObject({
          id: z.string().optional(),
          artifacts: z.array(z.looseObject({ parts: Parts })).optional(),
          status: z
            .looseObject({ state: z.string(), message: z.looseObject({ metadata: z.looseObject({}).optional(), parts: Parts }).optional() })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  error: z
    .looseObject({ code: z.int(), message: z.string(), data: z.array(z.looseObject({ value: z.unknown().optional() })).optional() })
    .optional(),
});

export interface SkillAnswer {
  taskId: string | null;
  state: string | null;
  /** Of an error of the protocol. */
  rpcCode: number | null;
  data: unknown;
  /** The body of the problem; null where there was none. */
  problem: unknown;
  metadata: Readonly<Record<string, unknown>>;
}

export interface SkillRequest {
  skill: string;
  input: Record<string, unknown>;
  metadata?: Readonly<Record<string, unknown>>;
}

export const callA2a = (service: Service, method: string, params: object, headers: RequestHeaders = {}) =>
  service.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, headers);

/** One skill of A2A. */
export async function skillAnswer(
  service: Service,
  { metadata, ...data }: SkillRequest,
  headers: RequestHeaders = {},
): Promise<SkillAnswer> {
  const message = { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts: [{ data }], metadata };
  const { body } = await callA2a(service, 'SendMessage', { message }, headers);
  const { result, error } = Answer.parse(body);
  const task = result?.task;
  const told = task?.status?.message?.metadata ?? {};
  return {
    taskId: task?.id ?? null,
    state: task?.status?.state ?? null,
    rpcCode: error?.code ?? null,
    data: task?.artifacts?.[0]?.parts[0]?.data ?? null,
    problem: told['io.github.farebox/problem'] ?? error?.data?.find(({ value }) => value !== undefined)?.value ?? null,
    metadata: told,
  };
}
