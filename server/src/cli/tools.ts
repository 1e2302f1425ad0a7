import { parseJson } from '@farebox/client/json';
import { text } from 'node:stream/consumers';
import { nothingFits, resultLines } from './nothing-fits.ts';
import {
  ExitCode,
  exitCodes,
  queryOption,
  searchedWords,
  shortQueryOption,
  table,
  UsageError,
  wholeNumber,
  type Parent,
  type Terminal,
} from './command.ts';
import { showProgress } from './progress.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@farebox/client';
import type { ServiceDescriptor } from '@farebox/contract';

/** `farebox tools list | search | show | call` */
export function addToolCommands(program: Parent, terminal: Terminal): void {
  const tools = program.command('tools').description('find and call tools');
  tools
    .command('list')
    .description('every tool with its price')
    .action(() => list(terminal));
  tools
    .command('search')
    .description('tools that fit a need')
    .argument('[words...]')
    .addOption(queryOption())
    .addOption(shortQueryOption())
    .option('--limit <n>', 'maximum number of results', wholeNumber)
    .action((words, { limit, ...said }) => search(searchedWords(words, said), limit, terminal));
  tools
    .command('show')
    .description('one descriptor')
    .argument('<id>')
    .action(async (id) => terminal.printJson(await (await terminal.client()).tool(id)));
  tools
    .command('call')
    .description('call a tool, paying for it')
    .argument('<id>')
    .argument('[json]', 'the input as one JSON object, or - for standard input')
    .option('--watch', 'if it begins a job, wait for its result, and pay for that too')
    .action(async (id, json, { watch }) => {
      const input = await readInput(json);
      if (watch !== true) return terminal.printJson((await (await terminal.client()).call(id, input)).output);
      const { output, hasFailed } = await watchedCall(await terminal.client(), id, input, (line) => showProgress(line, { isLogged: true }));
      terminal.printJson(output);
      if (hasFailed) throw new ExitCode(exitCodes.failed);
    });
}

async function list({ client, print }: Terminal): Promise<void> {
  const listing = await (await client()).tools();
  print(listing, () =>
    table([
      ['TOOL', 'PRICE', 'HEALTH', 'WHAT IT DOES'],
      ...listing.services.map(({ id, pricing, quality, description }) => [
        id,
        shownPrice(pricing),
        quality.healthStatus || '-',
        description,
      ]),
    ]),
  );
}

async function search(query: string, limit: number | undefined, { client, print }: Terminal): Promise<void> {
  const found = await (await client()).search(query, limit === undefined ? {} : { limit });
  print(found, () =>
    resultLines({ answered: found.answered, results: found.services }, nothingFits(query), () =>
      table(found.services.map(({ id, pricing, matchScore, why }) => [id, shownPrice(pricing), String(matchScore), why])),
    ),
  );
}

async function readInput(json: string | undefined): Promise<Record<string, unknown>> {
  const source = json === '-' ? await text(process.stdin) : (json ?? '{}');
  try {
    const input: unknown = parseJson(source);
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input };
  } catch {
    // The error is reported below, with the usage.
  }
  throw new UsageError('the input must be one JSON object');
}

/** Of a metered price, the least. */
function shownPrice({ amount, unit }: { amount: string; unit?: string | undefined }): string {
  return unit === undefined ? `$${amount}` : `from $${amount}`;
}

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
  const { JobAnswer } = await import('./shapes.ts');
  const { output } = await client.call(id, input);
  const job = JobAnswer.safeParse(output).data?.data.id;
  const resultTool = job === undefined ? null : await resultToolOf(client, id);
  if (job === undefined || resultTool === null) return { output, hasFailed: false };
  const startedAt = performance.now();
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMsMax, waitMs * 1.5)) {
    const { output: result } = await client.call(resultTool, { id: job });
    const { completed = false, status = 'Processing' } = JobAnswer.safeParse(result).data?.data ?? {};
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
