import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryExecutorProvider,
} from 'kysely';
import type { Queryable } from './database';

/** The table of pictures whose consent was withdrawn. */
export const WITHDRAWN = 'withdrawn_pictures';

const TAG = /<img\b[^<>]*>/g;
const ADDRESS = /(?:https?:\/\/[\w.:-]+)?\/uploads\/([\da-f]{16})-[\w.-]*/g;

/** The part of a stored picture's file name that identifies it. */
export const hashIn = (file: string): string => file.slice(0, 16);

/**
 * A text, HTML or JSON without the addresses of pictures, and without their images in rich text.
 * @param hashes the first parts of their names
 */
export const withoutPictures = (text: string, hashes: ReadonlySet<string>): string => {
  const withoutAddresses = (part: string) =>
    part.replace(ADDRESS, (address, hash: string) => (hashes.has(hash) ? '' : address));
  return withoutAddresses(text.replace(TAG, (tag) => (withoutAddresses(tag) === tag ? tag : '')));
};

type Row = Record<string, unknown>;

/**
 * Removes withdrawn pictures from all rows that are read, so no reader can forget to: pages, calls,
 * drafts, versions, the trash, autosaves and previews (decision 0076). Costs nothing without one.
 */
class WithdrawnPictures implements KyselyPlugin {
  /** The first parts of the names of withdrawn pictures, as this process knows them. */
  readonly hashes = new Set<string>();

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(
      this.hashes.size === 0 ? result : { ...result, rows: result.rows.map(this.#read) },
    );
  }

  readonly #read = (row: Row): Row => {
    const found = Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'string' && value.includes('/uploads/')
        ? [[name, withoutPictures(value, this.hashes)]]
        : [],
    );
    return found.length === 0 ? row : { ...row, ...(Object.fromEntries(found) as Row) };
  };
}

export const hideWithdrawnPictures = (): KyselyPlugin => new WithdrawnPictures();

const hashesOf = (database: QueryExecutorProvider): Set<string> =>
  database.getExecutor().plugins.find((one) => one instanceof WithdrawnPictures)?.hashes ??
  new Set();

/** True if a file belongs to a picture whose consent was withdrawn. */
export const isWithdrawn = (database: QueryExecutorProvider, file: string): boolean =>
  hashesOf(database).has(hashIn(file));

/** Number of withdrawn pictures that are not restored. */
export const withdrawnCount = (database: QueryExecutorProvider): number => hashesOf(database).size;

/** Reads which pictures are withdrawn; `revisions` calls it when their table has changed. */
export const readWithdrawnPictures = async (database: Queryable): Promise<void> => {
  const rows = await database.selectFrom(WITHDRAWN).select('hash').execute();
  const hashes = hashesOf(database);
  hashes.clear();
  for (const { hash } of rows) hashes.add(hash);
};
