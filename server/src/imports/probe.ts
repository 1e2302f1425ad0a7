import { asProblem } from '../errors.ts';
import { priceFault, sold, shownSchemas, type ImportedToolParts } from './imported-tool.ts';
import { costOf } from './operation.ts';
import { termsOf } from './rules.ts';
import { misfit, schemaFault } from './schemas/checked-schema.ts';
import type { Imported, Source } from './source.ts';

/** What a probe found. */
export interface Probe {
  isPassed: boolean;
  /** The request that was tried, or the fault. */
  reason: string;
}

const probeMsMax = 20_000;

/**
 * Tries an operation before it is sold: a real call where it changes nothing and its definition names an example, else only whether its
 * upstream answers.
 */
export async function probe(
  source: Source,
  { operation, price }: Imported,
  parts: ImportedToolParts,
  stopping: AbortSignal,
): Promise<Probe> {
  const terms = termsOf(source.settings, operation);
  const schemas = shownSchemas(operation, terms);
  const fault =
    operation.refused ??
    schemaFault(schemas.input) ??
    schemaFault(schemas.output) ??
    parts.missing(source, operation) ??
    priceFault(price, operation, terms);
  if (fault !== null) return { isPassed: false, reason: fault };
  try {
    // Its start is no part of the time that a call may take.
    if (source.location.kind === 'command') await parts.checkUpstream(source, operation, stopping);
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(Math.min(terms.timeoutMs + 1000, probeMsMax))]);
    if (costOf(operation) !== null) {
      await parts.checkOffer(source, operation, signal);
      return { isPassed: true, reason: 'not called, because a call costs money: only its price was asked for' };
    }
    if (!terms.isSafe || !operation.isExampleGiven || misfit(schemas.input, operation.exampleRequest) !== null) {
      await parts.checkUpstream(source, operation, signal);
      return { isPassed: true, reason: 'not called: only its upstream was checked, which answers' };
    }
    const answer = await sold(source, operation, operation.exampleRequest, { terms, parts, context: { signal } });
    const wrong = misfit(schemas.output, answer);
    if (wrong === null) return { isPassed: true, reason: 'called with its example' };
    return {
      isPassed: false,
      reason: `its answer does not fit the schema of its definition: ${wrong}; verify_output: false sells it as it is`,
    };
  } catch (thrown) {
    return { isPassed: false, reason: reasonOf(thrown) };
  }
}

/** For the operator, with the cause that callers do not see. */
export function reasonOf(thrown: unknown): string {
  const { code, message, cause } = asProblem(thrown);
  const detail = cause instanceof Error ? `: ${cause.message}` : '';
  return `${code}: ${message}${detail}`.slice(0, 500);
}
