import type { Foundation } from '../foundation.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import { asProblem, problem } from '../errors.ts';
import type { Queries } from '../storage/database.ts';
import { flagReason } from './drift.ts';
import type { ImportedToolParts } from './imported-tool.ts';
import { heldBackBecause, writesBeyond, type OwnerRules, type PublishChoice } from './new-import.ts';
import { termsOf } from './rules.ts';
import { probe } from './probe.ts';
import type { Imported, Source } from './source.ts';
import { changeTool, loadTools } from './source-store.ts';

export interface PublishingOptions extends Pick<Foundation, 'clock' | 'database' | 'stopping'> {
  auditTrail: AuditTrail;
  parts: ImportedToolParts;
  /** Whether hosts have to agree before the operator sells their operations. */
  requiresProof: boolean;
  owners: OwnerRules;
  /** Called for a tool that has become available, in the transaction that publishes it. */
  published?: ((queries: Queries, toolId: string) => Promise<void>) | undefined;
}

/** Probes imported tools, and puts them on sale. */
export interface Publishing {
  /** Why a tool is not sold whatever its probe finds. Null: nothing holds it back. */
  heldBack(from: Source, tool: Imported): { cause: keyof typeof heldReasons; reason: string } | null;
  /** Probes a tool and stores the result. @throws conflict if it was changed at the same time */
  probed(from: Source, tool: Imported, choice: PublishChoice, actorId: string): Promise<Imported>;
  /** Probes and, where it is wanted, publishes; a few at once. */
  probeAll(from: Source, tools: readonly Imported[], choice: PublishChoice, actorId: string, progress?: ProbeProgress): Promise<void>;
}

/** Told how many of the tools were probed: at the start, and after each. */
export type ProbeProgress = (probed: number, total: number) => void;

const heldReasons = {
  unproven: 'its host has not agreed yet',
  unapproved: 'it waits for the approval of the operator',
  refused: 'the operator has refused it',
} as const;

const probedAtOnce = 8;

export function publishing({ database, clock, auditTrail, parts, stopping, owners, ...options }: PublishingOptions): Publishing {
  const heldBack: Publishing['heldBack'] = (from, tool) => {
    const cause = heldBackBecause(from, tool, { ...owners, operatorRequiresProof: options.requiresProof });
    return cause === null ? null : { cause, reason: tool.refusedReason ?? heldReasons[cause] };
  };

  const probed: Publishing['probed'] = async (from, tool, choice, actorId) => {
    const { publish, force } = choice;
    const found = await probe(from, tool, parts, stopping);
    const isFit = found.isPassed && tool.flags.length === 0;
    const held = heldBack(from, tool)?.reason ?? writesBeyond(choice, tool.operation, termsOf(from.settings, tool.operation).isSafe);
    const isPublished = publish && held === null && (isFit || force);
    const heldReason = publish ? (held ?? undefined) : undefined;
    const flagged = tool.flags.length === 0 ? undefined : `${flagReason}: ${tool.flags.join(', ')}`;
    const reason = found.isPassed ? (flagged ?? heldReason ?? found.reason) : found.reason;
    const wasSold = tool.state === 'published' || tool.state === 'paused';
    const state = isPublished ? 'published' : wasSold ? tool.state : isFit ? 'probed' : 'draft';
    await database.write(async (queries) => {
      const now = clock.now();
      const change = { state, reason, probedAt: now, isForced: isPublished ? !isFit : tool.isForced } as const;
      if (!(await changeTool(queries, tool, change, now))) throw problem('conflict');
      if (!isPublished) return;
      await queries
        .updateTable('tool_settings')
        .set({ published: null, updated_at: now })
        .where('tool_id', '=', tool.id)
        .where('published', '=', 0)
        .execute();
      const details = { operation: tool.operation.key, forced: !isFit, reason };
      await auditTrail.record(queries, { actorId, action: 'tool.publish', subjectId: tool.id, details });
      await options.published?.(queries, tool.id);
    });
    const [stored] = await loadTools(database, [tool.id]);
    if (stored === undefined) throw problem('tool_not_found');
    return stored;
  };

  return {
    heldBack,
    probed,

    async probeAll(from, tools, choice, actorId, progress) {
      const queue = [...tools];
      let done = 0;
      progress?.(done, tools.length);
      const next = async () => {
        for (let tool = queue.shift(); tool !== undefined; tool = queue.shift()) {
          await probed(from, tool, choice, actorId).catch((thrown: unknown) => {
            // The tool was changed or removed by another request; the others are still published.
            if (!['conflict', 'tool_not_found'].includes(asProblem(thrown).code)) throw thrown;
          });
          progress?.((done += 1), tools.length);
        }
      };
      await Promise.all(Array.from({ length: probedAtOnce }, next));
    },
  };
}
