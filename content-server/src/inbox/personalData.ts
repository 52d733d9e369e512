import {
  comments,
  containsPhoneNumber,
  messages,
  type Address,
  type AnyListing,
} from '@charity-site/api-client/entities';
import { normalEmail } from '../people/signIn/administrators';
import { isFoundBy } from '../db/texts/text';
import type { TrashEntry } from '../content/trash/trashEntry';
import { selectWholeRows, type ListRow, type Queryable } from '../db/database';
import { inBatches } from '../db/queries/inBatches';

/**
 * A list that holds addresses of visitors: the field with the e-mail address, the fields in which
 * somebody may write a telephone number, and those that an alert names.
 */
interface DataSource {
  listing: AnyListing;
  address: string;
  texts: readonly string[];
  alerted: readonly [name: string, text: string];
}

const DATA_SOURCES: readonly DataSource[] = [
  {
    listing: messages,
    address: 'email',
    texts: ['name', 'subject', 'message', 'note'],
    alerted: ['name', 'subject'],
  },
  {
    listing: comments,
    address: 'guestEmail',
    texts: ['guestName', 'commentText'],
    alerted: ['guestName', 'commentText'],
  },
];

/**
 * Data of an address in an entry of the trash; `left` is the entry without it, undefined when
 * nothing else remains.
 */
interface TrashedData {
  _id: string;
  holder: DataSource;
  rows: ListRow[];
  left: TrashEntry | undefined;
}

/** Stored data of an address. */
export interface PersonalData {
  /** Rows of each list, in the list and in the trash. */
  found: { holder: DataSource; rows: ListRow[] }[];
  trash: TrashedData[];
  /** Items of the history whose kept fields hold the address. */
  changed: { list: string; item: string }[];
}

/**
 * True if a row is of an address: sent from the e-mail address, or with the telephone number in its
 * words.
 */
const isAbout = ({ address, texts }: DataSource, { email, phone }: Address) => {
  return (row: Record<string, unknown>): boolean =>
    email
      ? normalEmail(String(row[address])) === normalEmail(email)
      : texts.some((text) => containsPhoneNumber(String(row[text] ?? ''), phone));
};

/** Rows read at once: a message may have 5,000 characters. */
const BATCH = 500;

/**
 * Rows of a list. For an e-mail address, searched text finds the candidates, because databases
 * compare letters beyond ASCII differently. A telephone number is written in many ways, so all rows
 * are candidates.
 */
const rowsIn = async (
  database: Queryable,
  holder: DataSource,
  address: Address,
): Promise<ListRow[]> => {
  const candidates = selectWholeRows(database, holder.listing.table).where(
    isFoundBy(address.email),
  );
  const found: ListRow[] = [];
  for await (const row of inBatches(candidates, BATCH))
    if (isAbout(holder, address)(row)) found.push(row);
  return found;
};

/** Rows in the trash: items of the lists, and items that were deleted with their owner. */
const trashOf = async (database: Queryable, address: Address): Promise<TrashedData[]> => {
  const lists = DATA_SOURCES.flatMap(({ listing: { path, owner } }) => [
    path,
    ...(owner ? [owner.of.path] : []),
  ]);
  const entries = await database
    .selectFrom('trash')
    .select(['_id', 'list', 'rows'])
    .where('list', 'in', lists)
    .execute();
  return entries.flatMap(({ _id, list, rows }): TrashedData[] => {
    const binned = JSON.parse(rows) as TrashEntry;
    const own = DATA_SOURCES.find(({ listing }) => listing.path === list);
    const holder = own ?? DATA_SOURCES.find(({ listing }) => listing.owner?.of.path === list);
    if (!holder) return [];
    const gone = (own ? [binned.item] : binned.dependants).filter(isAbout(holder, address));
    if (gone.length === 0) return [];
    const others = binned.dependants.filter((row) => !gone.includes(row));
    return [{ _id, holder, rows: gone, left: own ? undefined : { ...binned, dependants: others } }];
  });
};

const changesOf = async (
  database: Queryable,
  address: Address,
): Promise<PersonalData['changed']> => {
  const lists = DATA_SOURCES.map(({ listing }) => listing.path);
  const kept = await database
    .selectFrom('changes')
    .select(['list', 'item', 'fields'])
    .where('list', 'in', lists)
    .where('fields', 'is not', null)
    .execute();
  return kept.filter(({ list, fields }) => {
    const holder = DATA_SOURCES.find(({ listing }) => listing.path === list);
    return (
      holder &&
      fields !== null &&
      isAbout(holder, address)(JSON.parse(fields) as Record<string, unknown>)
    );
  });
};

/**
 * Finds everything that is stored of an e-mail address or a telephone number: messages, comments,
 * and their traces in trash and history.
 */
export const findPersonalData = async (
  database: Queryable,
  address: Address,
): Promise<PersonalData> => {
  const trash = await trashOf(database, address);
  const found: PersonalData['found'] = [];
  for (const holder of DATA_SOURCES) {
    const binned = trash.filter((entry) => entry.holder === holder).flatMap(({ rows }) => rows);
    found.push({ holder, rows: [...(await rowsIn(database, holder, address)), ...binned] });
  }
  return { found, trash, changed: await changesOf(database, address) };
};
