import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@farebox/client';
import type { ServiceDescriptor } from '@farebox/contract';
import { z } from 'zod';

/** What the tools of documents answer: a submission with the id of its job, a result with how far the job is. */
const Answer = z.object({
  data: z.looseObject({ id: z.string().optional(), completed: z.boolean().optional(), status: z.string().optional() }),
});

/** What is needed of a client. */
export interface JobClient extends Pick<Client, 'call'> {
  tool(id: string): Promise<Pick<ServiceDescriptor, 'tags' | 'relatedServices'>>;
}

const firstWaitMs = 1000;
const waitMsMax = 10_000;

/**
 * Calls a tool. If that began a job, asks the tool for its result until the job has ended; only the result is paid for.
 * @param tell called with what there is to say while the job runs
 * @returns the result of the job, or the answer of a tool that began none
 */
export async function watchedCall(
  client: JobClient,
  id: string,
  input: Record<string, unknown>,
  tell: (line: string) => void,
): Promise<{ output: Record<string, unknown>; hasFailed: boolean }> {
  const { output } = await client.call(id, input);
  const job = Answer.safeParse(output).data?.data.id;
  const resultTool = job === undefined ? null : await resultToolOf(client, id);
  if (job === undefined || resultTool === null) return { output, hasFailed: false };
  const startedAt = performance.now();
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMsMax, waitMs * 1.5)) {
    const { output: result } = await client.call(resultTool, { id: job });
    const { completed = false, status = 'Processing' } = Answer.safeParse(result).data?.data ?? {};
    tell(`job ${job}: ${status}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
    if (completed) return { output: result, hasFailed: status === 'Fail' };
    await pause(waitMs);
  }
}

async function resultToolOf(client: JobClient, id: string): Promise<string | null> {
  const { tags, relatedServices } = await client.tool(id);
  if (!tags.includes('job-submit')) return null;
  for (const related of relatedServices) if ((await client.tool(related)).tags.includes('job-result')) return related;
  return null;
}
