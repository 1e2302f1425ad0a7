import type { UnavailableService } from '@farebox/contract';
import type { CatalogEntry } from './catalog.ts';
import type { ToolHit } from './tool-search.ts';

/** Shown of one search. */
export const unavailableMax = 3;
/** Above it a match is a confident one. */
const confidentMin = 60;
/** The highest score of a tool that can be called, if something fits better that cannot. */
export const secondBestMax = 59;

/** The tools that fit with confidence, and better than all that can be called. */
export function unavailableOf(hits: ReadonlyArray<ToolHit<{ entry: CatalogEntry }>>, best: number): UnavailableService[] {
  return hits
    .filter(({ matchScore }) => matchScore >= confidentMin && matchScore > best)
    .map(({ tool: { entry }, matchScore, why }) => ({
      id: entry.tool.id,
      name: entry.tool.name,
      description: entry.tool.description,
      matchScore,
      why,
      reason: entry.state.enabled ? 'not_configured' : 'disabled',
      message: 'This tool exists, but is not available on this server. Calls answer 503 before any payment.',
    }));
}
