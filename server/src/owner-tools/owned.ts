import type { Revenue } from '../earnings/revenue.ts';
import { problem } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { ImportedToolParts } from '../imports/imported-tool.ts';
import { closedBecause } from '../imports/source.ts';
import { standingOf } from '../imports/source-store.ts';

/** What is special about calls of tools that owners sell. */
export function owned(database: Database, revenue: Pick<Revenue, 'book'>): Pick<ImportedToolParts, 'book' | 'requireOpen'> {
  return {
    async book(queries, { assetId, toolId, use }, now) {
      // The asset may have got another owner since the tool was read.
      const { owner_id: ownerId } = await queries
        .selectFrom('assets')
        .select('owner_id')
        .where('id', '=', assetId)
        .executeTakeFirstOrThrow();
      await revenue.book(queries, { asset: { id: assetId, ownerId }, toolId, use }, now);
    },
    async requireOpen(source) {
      if (source.owned === null) return;
      const standing = await standingOf(database.read, source.id);
      const closed = standing === undefined ? 'it was deleted' : closedBecause(standing);
      if (closed !== null) throw problem('tool_disabled', { message: `the tool is not for sale: ${closed}` });
    },
  };
}
