import { z } from 'zod';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { Assets } from '../assets/assets.ts';
import { invalid } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Catalog } from '../tools/catalog.ts';

/** An operator's decision that a need is fulfilled. */
export interface NeedMark {
  at: number;
  actorId: string;
  /** The asset or tool that answers it. */
  supplyId: string | null;
  note: string | null;
}

export interface NeedMarks {
  /** @throws invalid_input for a supply that does not exist */
  fulfil(need: { id: string; text: string; supplyId: string | null; note: string | null; actorId: string }): Promise<void>;
  reopen(need: { id: string; text: string; actorId: string }): Promise<void>;
  /** By the id of the need. */
  fulfilled(): Promise<ReadonlyMap<string, NeedMark>>;
}

export interface NeedMarksOptions {
  database: Database;
  auditTrail: AuditTrail;
  assets: Pick<Assets, 'find'>;
  catalog: Pick<Catalog, 'find'>;
}

const Details = z.object({ supplyId: z.string().nullable(), note: z.string().nullable() });
/** The latest decisions that are read. */
const actsMax = 5000;

/**
 * What operators decided about needs. The audit trail is the store: nothing is ever removed from it, and the latest act about a need is its
 * state. Needs themselves are no rows; they are made of signals and searches whenever somebody looks.
 */
export function needMarks({ database, auditTrail, assets, catalog }: NeedMarksOptions): NeedMarks {
  async function requireSupply(id: string): Promise<void> {
    if ((await assets.find(id)) !== null || catalog.find(id) !== null) return;
    throw invalid('supply_id', 'supply_id is neither an asset nor a tool');
  }

  return {
    async fulfil({ id, text, supplyId, note, actorId }) {
      if (supplyId !== null) await requireSupply(supplyId);
      const details = { need: text, supplyId, note };
      await database.write((queries) => auditTrail.record(queries, { actorId, action: 'need.fulfil', subjectId: id, details }));
    },

    async reopen({ id, text, actorId }) {
      await database.write((queries) =>
        auditTrail.record(queries, { actorId, action: 'need.reopen', subjectId: id, details: { need: text } }),
      );
    },

    async fulfilled() {
      const rows = await database.read
        .selectFrom('admin_acts')
        .select(['subject_id', 'action', 'actor_id', 'details', 'created_at'])
        // For the index on the subject. Collations may let other ids in, so the action decides.
        .where('subject_id', '>=', 'need_0')
        .where('subject_id', '<', 'need_g')
        .where('action', 'in', ['need.fulfil', 'need.reopen'])
        .orderBy('id', 'desc')
        .limit(actsMax)
        .execute();
      const latest = new Map<string, NeedMark | null>();
      for (const row of rows) {
        if (latest.has(row.subject_id)) continue;
        const mark = row.action === 'need.fulfil' ? { at: row.created_at, actorId: row.actor_id, ...detailsOf(row.details) } : null;
        latest.set(row.subject_id, mark);
      }
      return new Map([...latest].flatMap(([id, mark]) => (mark === null ? [] : [[id, mark]])));
    },
  };
}

/** The decision about a group of needs: the latest about any of them. */
export function markOf({ needIds }: { needIds: readonly string[] }, fulfilled: ReadonlyMap<string, NeedMark>): NeedMark | null {
  const marks = needIds.flatMap((id) => fulfilled.get(id) ?? []);
  return marks.reduce<NeedMark | null>((latest, mark) => (latest === null || mark.at > latest.at ? mark : latest), null);
}

function detailsOf(json: string): Pick<NeedMark, 'supplyId' | 'note'> {
  const { supplyId, note } = Details.parse(JSON.parse(json));
  return { supplyId, note };
}
