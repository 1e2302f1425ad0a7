import { z } from 'zod';
import { problem, type Problem } from '../errors.ts';
import { didYouMean, nearestNames } from '../search/nearest-names.ts';
import type { Tool } from './tool.ts';

/** Every id of a tool, the canonical one first. */
export function namesOf(tool: Tool): string[] {
  const legacy = tool.internalServiceId === undefined ? [] : [tool.internalServiceId];
  return [tool.id, ...legacy, ...(tool.aliases ?? [])];
}

/** Paths below /api/tools that are not tools. */
const reservedIds: ReadonlySet<string> = new Set(['search', 'files']);

/** @throws if two tools answer to one name */
export function indexByName(tools: readonly Tool[]): Map<string, Tool> {
  const byName = new Map<string, Tool>();
  for (const tool of tools) {
    if (!isFree(byName, tool)) throw new Error(`two tools answer to a name of ${tool.id}, or it is reserved`);
    addNames(byName, tool);
  }
  return byName;
}

/** Whether no other tool has one of its names. */
export function isFree(byName: ReadonlyMap<string, Tool>, tool: Tool): boolean {
  const names = namesOf(tool);
  return new Set(names).size === names.length && !names.some((name) => reservedIds.has(name) || byName.has(name));
}

export function addNames(byName: Map<string, Tool>, tool: Tool): true {
  for (const name of namesOf(tool)) byName.set(name, tool);
  return true;
}

/** The refusal of a name that none of these has, with the nearest names. */
export function unknownTool(id: string, sold: ReadonlyArray<{ tool: Tool }>): Problem {
  const things = sold.values().map(({ tool }): [string, ...string[]] => [tool.id, ...namesOf(tool).slice(1)]);
  return problem('tool_not_found', didYouMean(nearestNames(id, things)));
}

const ToolIds = z.array(z.string());

/** As the settings of a tool store them. */
export function toolIds(json: string | null): readonly string[] | null {
  return json === null ? null : ToolIds.parse(JSON.parse(json));
}
