import type { ImportTools, ToolSourceKind, ToolSourceSettings } from '@farebox/contract';
import { minuteMs } from '../clock.ts';
import { invalid } from '../errors.ts';
import type { Price } from '../tools/prices.ts';
import { cutAtWord, slugOf } from './naming.ts';
import type { Operation } from './operation.ts';
import type { Imported, Location, Source } from './source.ts';
import type { NewTool } from './source-store.ts';

/** An operation as it was or would be imported. */
export interface Planned {
  /** Null: it was refused. */
  id: string | null;
  operation: Operation;
  price: Price;
  flags: Imported['flags'];
}

/** A new source: what the operator asked for, or a file in the folder of tool files. */
export interface NewImport {
  kind: ToolSourceKind;
  name: string | null;
  location: Location;
  settings: ToolSourceSettings;
  credentials: Readonly<Record<string, string>>;
  /** The API asset of an owner, and how many tools that owner may have; absent: the operator sells its tools. */
  owned?: { assetId: string; ownerId: string; toolsMax: number };
}

export interface PublishChoice {
  publish: boolean;
  /** `reading`: nothing that changes something; `adding` (default): nothing that may replace or delete. */
  upTo?: 'reading' | 'adding' | 'everything';
  force: boolean;
}

/** Why publishing many tools leaves this one: nobody has asked for it by name. Null: it may be published with the others. */
export function writesBeyond(
  { upTo = 'adding', force }: PublishChoice,
  { annotations }: Pick<Operation, 'annotations'>,
  isSafe: boolean,
): string | null {
  if (isSafe || upTo === 'everything' || (force && upTo !== 'reading')) return null;
  // Source: MCP, tool annotations. Without a hint, a tool that is not read-only may destroy.
  if (upTo === 'adding' && annotations?.destructiveHint === false) return null;
  return 'it changes something at its source: publish it by its name, or with publish_writing (--publish-writing)';
}

const rereadMinutes = 60;

export function isUsable(plan: Planned): plan is Planned & NewTool {
  return plan.id !== null;
}

/** A program or a file of the operator has no host. */
function needsProof({ location }: Pick<Source, 'location'>): boolean {
  return location.kind === 'url' || location.kind === 'document';
}

/** What owners need before their tools are sold. */
export interface OwnerRules {
  requiresProof: boolean;
  requiresApproval: boolean;
}

/** Why a tool may not be sold yet, whatever its probe says; null: it may. */
export function heldBackBecause(
  source: Pick<Source, 'location' | 'owned' | 'provenAt'>,
  { isApproved, refusedReason }: Pick<Imported, 'isApproved' | 'refusedReason'>,
  rules: OwnerRules & { operatorRequiresProof: boolean },
): 'unproven' | 'unapproved' | 'refused' | null {
  const requiresProof = source.owned === null ? rules.operatorRequiresProof : rules.requiresProof;
  if (requiresProof && source.provenAt === null && needsProof(source)) return 'unproven';
  if (source.owned === null) return null;
  if (refusedReason !== null) return 'refused';
  return rules.requiresApproval && !isApproved ? 'unapproved' : null;
}

/** Null where there is nothing to read again. */
export function nextReadAt({ location, settings }: Pick<Source, 'location' | 'settings'>, now: number): number | null {
  const minutes = settings.reread_minutes ?? rereadMinutes;
  return minutes === 0 || (location.kind !== 'url' && location.kind !== 'command') ? null : now + minutes * minuteMs;
}

export function defaultName(title: string | null, location: Location): string {
  const host = location.kind === 'url' ? (URL.parse(location.url)?.hostname ?? '') : '';
  const slug = cutAtWord(slugOf(title ?? host), 24);
  return /^[a-z]/.test(slug) ? slug : 'imported';
}

/** The request of an operator, as the rest of this room knows it. @throws invalid_input */
export function newImport({ kind, name, url, document, command, settings = {}, credentials = {} }: ImportTools): NewImport {
  const given = [url, document, command].filter((each) => each !== undefined);
  if (given.length !== 1) throw invalid('url', 'exactly one of url, document and command is needed');
  const location: Location =
    url !== undefined
      ? { kind: 'url', url }
      : document !== undefined
        ? { kind: 'document', text: document }
        : { kind: 'command', command: command ?? [] };
  return { kind, name: name ?? null, location, settings, credentials };
}
