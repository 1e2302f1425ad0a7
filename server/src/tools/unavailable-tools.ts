import type { UnavailableService } from '@farebox/contract';
import type { Tool } from './tool.ts';
import type { ToolHit } from './tool-search.ts';

interface Entry {
  tool: Pick<Tool, 'id' | 'name' | 'description'>;
  state: { enabled: boolean };
}

/** Shown per search. */
export const unavailableMax = 3;
/** Scores from here on are confident matches. */
const confidentMin = 60;
/** The highest score of an available tool if an unavailable one matches better. */
export const secondBestMax = 59;

/** The unavailable tools that match confidently, and better than all available ones. */
export function unavailableOf(hits: ReadonlyArray<ToolHit<{ entry: Entry }>>, best: number): UnavailableService[] {
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
