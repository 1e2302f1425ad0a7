import type { ToolSourceSettings } from '@farebox/contract';
import { visible } from './differences.ts';
import { digestOf, type Operation } from './operation.ts';
import { termsOf } from './rules.ts';
import type { Imported, Source } from './source.ts';
import type { ToolChange } from './source-store.ts';
import { lintOperation } from './text-lint.ts';

/** What reading a source again changes. */
export interface Drift {
  /** Operations that are new. */
  added: Operation[];
  changed: Array<{ tool: Imported; change: ToolChange; isFirstReport: boolean }>;
  removed: Imported[];
}

/** Compares what a source says now with what is sold. No effect. */
export function driftOf({ settings }: Pick<Source, 'settings'>, tools: readonly Imported[], operations: readonly Operation[]): Drift {
  const known = new Map(tools.map((tool) => [tool.operation.key, tool]));
  const usable = new Map(operations.filter(({ refused }) => refused === null).map((operation) => [operation.key, operation]));
  const rule = settings.on_change ?? 'pause';
  const drift: Drift = { added: [], changed: [], removed: [] };
  for (const operation of usable.values()) {
    const tool = known.get(operation.key);
    if (tool === undefined) {
      if (!termsOf(settings, operation).isSkipped) drift.added.push(operation);
      continue;
    }
    const change = changeOf(tool, operation, rule);
    if (change !== null) drift.changed.push({ tool, ...change });
  }
  for (const tool of tools) {
    if (usable.has(tool.operation.key)) continue;
    if (rule === 'adopt') drift.removed.push(tool);
    else if (tool.offered !== 'gone')
      drift.changed.push({ tool, change: { offered: 'gone', ...heldBack(tool, rule, goneReason) }, isFirstReport: true });
  }
  return drift;
}

type OnChange = NonNullable<ToolSourceSettings['on_change']>;

const goneReason = 'its source does not have it any more';
const changedReason = 'its definition has changed at its source: accept the change to sell it again';

function changeOf(tool: Imported, operation: Operation, rule: OnChange): { change: ToolChange; isFirstReport: boolean } | null {
  const digest = digestOf(visible(operation));
  if (digest === tool.digest) return tool.offered === null ? null : { change: taken(tool, tool.operation), isFirstReport: false };
  // What is not for sale can be replaced at once.
  if (rule === 'adopt' || tool.state === 'draft' || tool.state === 'probed')
    return { change: taken(tool, operation), isFirstReport: false };
  if (tool.offered !== null && tool.offered !== 'gone' && digestOf(visible(tool.offered)) === digest) return null;
  return { change: { offered: operation, ...heldBack(tool, rule, changedReason) }, isFirstReport: true };
}

function heldBack({ state }: Imported, rule: OnChange, reason: string): ToolChange {
  return rule === 'pause' && state === 'published' ? { state: 'paused', reason } : { reason };
}

/** The tool with this definition. Texts that speak to models take it from sale. */
export function taken({ state, isForced }: Pick<Imported, 'state' | 'isForced'>, operation: Operation): ToolChange {
  const flags = lintOperation(operation);
  const wasSold = state === 'published' || state === 'paused';
  const isSold = wasSold && (flags.length === 0 || isForced);
  return { operation, flags, offered: null, state: isSold ? 'published' : 'draft', reason: isSold ? null : wasSold ? flagReason : null };
}

export const flagReason = 'its texts read like instructions to a language model';
