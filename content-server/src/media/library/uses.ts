import {
  findDefinition,
  nameOf,
  type AnyDefinition,
  type PictureUse,
} from '@charity-site/api-client/entities';
import { untyped, selectWholeRows, type Database, type ListRow } from '../../db/database';
import { revisions } from '../../db/revisions';
import { WITHDRAWN } from '../../db/withdrawnPictures';
import { sharedRead } from '../../db/sharedRead';
import { memoizeWeak } from '../../process/memoizeWeak';
import { filesIn } from '../../content/files/fileNames';
import { anyLike, CONTENT, filesNamedIn, otherTables } from './usingTables';

/** Rows per query: a rich text can have 200,000 characters. */
const BATCH = 100;

interface ScannedItem {
  version: string;
  title: string;
  files: readonly string[];
}

/** Result of scanning a table at a revision. */
interface Scan {
  revision: number | undefined;
  items: ReadonlyMap<string, ScannedItem>;
}

const scannedItem = (definition: AnyDefinition, row: ListRow): ScannedItem => ({
  version: row.updatedAt,
  title: nameOf(definition, row),
  files: [
    ...new Set(
      Object.values(row).flatMap((value) => (typeof value === 'string' ? filesIn(value) : [])),
    ),
  ],
});

/** Reads the items of a table that changed since its last scan. */
const rescan = async (
  database: Database,
  definition: AnyDefinition,
  before: Scan | undefined,
): Promise<Scan['items']> => {
  const { table } = definition;
  const stored = await untyped<ListRow>(database)
    .selectFrom(table)
    .select(['_id', 'updatedAt'])
    .execute();
  const items = new Map<string, ScannedItem>();
  const changed: string[] = [];
  for (const { _id, updatedAt } of stored) {
    const item = before?.items.get(_id);
    if (item?.version === updatedAt) items.set(_id, item);
    else changed.push(_id);
  }
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = selectWholeRows(database, table).where(
      '_id',
      'in',
      changed.slice(at, at + BATCH),
    );
    for (const row of await batch.execute()) items.set(row._id, scannedItem(definition, row));
  }
  return items;
};

/** The uses that the process has read. */
interface Scanned {
  tables: Map<string, Scan>;
  /** Revision of the withdrawn pictures, which are left out of all rows that are read. */
  withdrawn: number | undefined;
}

const refresh = async (database: Database, scanned: Scanned): Promise<void> => {
  // Read first: a write during the scan increments the revision, so the table is scanned again.
  const current = await revisions(database);
  const withdrawn = current.get(WITHDRAWN);
  if (scanned.withdrawn !== withdrawn) scanned.tables.clear();
  scanned.withdrawn = withdrawn;
  for (const definition of CONTENT) {
    const { table } = definition;
    const before = scanned.tables.get(table);
    const revision = current.get(table);
    if (before && revision !== undefined && before.revision === revision) continue;
    scanned.tables.set(table, { revision, items: await rescan(database, definition, before) });
  }
};

const usesIn = async (
  database: Database,
  scans: ReadonlyMap<string, Scan>,
): Promise<Map<string, PictureUse[]>> => {
  const uses = new Map<string, PictureUse[]>();
  const add = (file: string, use: PictureUse) => uses.set(file, [...(uses.get(file) ?? []), use]);
  for (const { path, table } of CONTENT)
    for (const [item, { title, files }] of scans.get(table)?.items ?? [])
      for (const file of files) add(file, { list: path, item, title });
  for (const table of await otherTables(database))
    for (const file of await filesNamedIn(database, table))
      add(file, { list: '', item: '', title: '' });
  return uses;
};

const usesOf = memoizeWeak((database: Database) => {
  const scanned: Scanned = { tables: new Map(), withdrawn: undefined };
  return sharedRead(async () => {
    await refresh(database, scanned);
    return usesIn(database, scanned.tables);
  });
});

/**
 * Uses of each stored file, over all definitions and all other tables that name files, such as
 * autosaves. The process caches the uses of each item and only reads items that changed since,
 * whichever process wrote them: the revisions of tables and the versions of items show it.
 */
export const pictureUses = (database: Database): Promise<ReadonlyMap<string, PictureUse[]>> =>
  usesOf(database)();

/** Titles of the uses of a file outside some lists, including translations. */
export const usesOutside = async (
  database: Database,
  file: string,
  lists: readonly string[],
): Promise<string[]> => {
  const translated = await database
    .selectFrom('translations')
    .select('list')
    .distinct()
    .where(anyLike(['text', 'source'], `%/uploads/${file}%`))
    .execute();
  const uses = [
    ...((await pictureUses(database)).get(file) ?? []),
    ...translated.map(({ list }) => ({
      list,
      title: `${findDefinition(list)?.item ?? list} (translated)`,
    })),
  ];
  return [
    ...new Set(
      uses.flatMap(({ list, title }) => (list === '' || lists.includes(list) ? [] : [title])),
    ),
  ];
};
