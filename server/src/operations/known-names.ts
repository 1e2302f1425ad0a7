import { sql } from 'kysely';
import type { Foundation } from '../foundation.ts';
import type { Language } from '../language.ts';
import { beginsWith, lowered } from '../storage/begins-with.ts';
import type { Page, PageRequest } from '../storage/page.ts';
import type { Catalog } from '../tools/catalog.ts';

/** The name that people know an id by; null for one that has none, such as a wallet or a name that a client gave itself. */
export type NameOf = (id: string | null) => string | null;

export type KnownNames = ReturnType<typeof knownNames>;

export interface KnownNamesOptions extends Pick<Foundation, 'database'> {
  catalog: Pick<Catalog, 'all' | 'nameOf'>;
}

/** Of each kind, for one text. */
const foundMax = 20;

/** A person by the e-mail address, a team by its name. */
const accountName = sql<string>`case when users.kind = 'team' then users.display_name else users.email end`;

/** Names of accounts, API keys, assets and tools, for lists that have only their ids. */
export function knownNames({ database: { dialect, read }, catalog }: KnownNamesOptions) {
  async function namesOf(ids: Iterable<string | null>, language: Language = 'en'): Promise<NameOf> {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    const ofKind = (prefix: string) => wanted.filter((id) => id.startsWith(prefix));
    const [users, keys, assets] = [ofKind('usr_'), ofKind('key_'), ofKind('ast_')];
    const rows = await Promise.all([
      users.length === 0
        ? []
        : read
            .selectFrom('users')
            .select(['id', accountName.as('name')])
            .where('id', 'in', users)
            .execute(),
      keys.length === 0
        ? []
        : read
            .selectFrom('api_keys')
            .innerJoin('users', 'users.id', 'api_keys.user_id')
            .select(['api_keys.id', sql<string>`api_keys.name || ' (' || ${accountName} || ')'`.as('name')])
            .where('api_keys.id', 'in', keys)
            .execute(),
      assets.length === 0 ? [] : read.selectFrom('assets').select(['id', 'title as name']).where('id', 'in', assets).execute(),
    ]);
    const names = new Map(rows.flat().map(({ id, name }) => [id, name]));
    return (id) => (id === null ? null : (names.get(id) ?? catalog.nameOf(id, language)));
  }

  return {
    of: namesOf,

    /** The rows of a list as bodies that also have names. @param idsOf the ids in a row that have names */
    inList:
      <Item, Body>(
        list: (page: PageRequest) => Promise<Page<Item>>,
        idsOf: (item: Item) => ReadonlyArray<string | null>,
        body: (item: Item, nameOf: NameOf) => Body,
        language?: Language,
      ) =>
      async (page: PageRequest): Promise<Page<Body>> => {
        const { items, nextCursor } = await list(page);
        const nameOf = await namesOf(items.flatMap(idsOf), language);
        return { items: items.map((item) => body(item, nameOf)), nextCursor };
      },

    /**
     * The ids that a text means: an id itself, accounts by the beginning of their addresses, with their keys, assets by the beginning of their
     * titles, and tools by a part of their names. Of each kind some.
     */
    async meant(text: string): Promise<string[]> {
      const start = text.toLowerCase();
      const users = await read
        .selectFrom('users')
        .select('id')
        .where(beginsWith(dialect, sql`email`, start))
        .limit(foundMax)
        .execute();
      const owners = users.map(({ id }) => id);
      const [keys, assets] = await Promise.all([
        owners.length === 0 ? [] : read.selectFrom('api_keys').select('id').where('user_id', 'in', owners).limit(foundMax).execute(),
        read
          .selectFrom('assets')
          .select('id')
          .where(beginsWith(dialect, sql`lower(title)`, lowered(dialect, text)))
          .limit(foundMax)
          .execute(),
      ]);
      const tools = catalog
        .all()
        .filter(({ tool }) => [tool.id, tool.name, catalog.nameOf(tool.id, 'zh')].some((name) => name?.toLowerCase().includes(start)))
        .slice(0, foundMax);
      return [...new Set([text, ...owners, ...[...keys, ...assets].map(({ id }) => id), ...tools.map(({ tool }) => tool.id)])];
    },
  };
}
