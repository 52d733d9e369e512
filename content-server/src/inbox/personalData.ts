import {
  bookings,
  comments,
  containsPhoneNumber,
  gifts,
  messages,
  type Address,
  type AnyListing,
  type PersonalDataCount,
} from '@charity-site/api-client/entities';
import { normalEmail } from '../people/signIn/administrators';
import { isFoundBy } from '../db/texts/text';
import type { TrashEntry } from '../content/trash/trashEntry';
import { selectWholeRows, type ListRow, type Queryable } from '../db/database';
import { inBatches } from '../db/queries/inBatches';

/**
 * A list with personal data of visitors: the field of the e-mail address, the fields that can
 * contain a phone number, and those in alerts.
 */
export interface DataSource {
  listing: AnyListing;
  /** Its name in the number of items. */
  name: keyof PersonalDataCount;
  address: string;
  texts: readonly string[];
  alerted: { name: string; text: string };
  /** The fields that are emptied in rows that stay; rows are deleted when left out. */
  emptied?: readonly string[];
}

const DATA_SOURCES: readonly DataSource[] = [
  {
    listing: messages,
    name: 'messages',
    address: 'email',
    texts: ['name', 'subject', 'message', 'note'],
    alerted: { name: 'name', text: 'subject' },
  },
  {
    listing: comments,
    name: 'comments',
    address: 'guestEmail',
    texts: ['guestName', 'commentText'],
    alerted: { name: 'guestName', text: 'commentText' },
  },
  {
    listing: gifts,
    name: 'gifts',
    address: 'contact',
    texts: ['name', 'contact'],
    alerted: { name: 'name', text: 'reference' },
    emptied: ['name', 'contact'],
  },
  {
    listing: bookings,
    name: 'bookings',
    address: 'phone',
    texts: ['name', 'phone'],
    alerted: { name: 'name', text: 'phone' },
  },
];

/** Personal data in a trash entry; `left` is the entry without it, undefined if nothing remains. */
interface TrashedData {
  _id: string;
  source: DataSource;
  rows: ListRow[];
  left: TrashEntry | undefined;
}

/** Stored data of an e-mail address or phone number. */
export interface PersonalData {
  /** Rows of each list, and of its entries in the trash. */
  found: { source: DataSource; rows: ListRow[] }[];
  trash: TrashedData[];
  /** Items whose history contains the address. */
  changed: { list: string; item: string }[];
}

/** True for rows sent from the e-mail address, or with the phone number in their texts. */
const isAbout = ({ address, texts }: DataSource, { email, phone }: Address) => {
  return (row: Record<string, unknown>): boolean =>
    email
      ? normalEmail(String(row[address])) === normalEmail(email)
      : texts.some((text) => containsPhoneNumber(String(row[text] ?? ''), phone));
};

/** Rows per query: a message can have 5,000 characters. */
const BATCH = 500;

/**
 * Rows of a list. For an e-mail address, searched text finds candidates, because databases compare
 * non-ASCII letters differently. A phone number is written in many ways, so all rows are
 * candidates.
 */
const rowsIn = async (
  database: Queryable,
  source: DataSource,
  address: Address,
): Promise<ListRow[]> => {
  const candidates = selectWholeRows(database, source.listing.table).where(
    isFoundBy(address.email),
  );
  const found: ListRow[] = [];
  for await (const row of inBatches(candidates, BATCH))
    if (isAbout(source, address)(row)) found.push(row);
  return found;
};

/** Rows in the trash: items of the lists, and items deleted with their owner. */
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
    const trashed = JSON.parse(rows) as TrashEntry;
    const own = DATA_SOURCES.find(({ listing }) => listing.path === list);
    const source = own ?? DATA_SOURCES.find(({ listing }) => listing.owner?.of.path === list);
    if (!source) return [];
    const matches = (own ? [trashed.item] : trashed.dependants).filter(isAbout(source, address));
    if (matches.length === 0) return [];
    const others = trashed.dependants.filter((row) => !matches.includes(row));
    return [
      { _id, source, rows: matches, left: own ? undefined : { ...trashed, dependants: others } },
    ];
  });
};

const changesOf = async (
  database: Queryable,
  address: Address,
): Promise<PersonalData['changed']> => {
  const lists = DATA_SOURCES.map(({ listing }) => listing.path);
  const changes = await database
    .selectFrom('changes')
    .select(['list', 'item', 'fields'])
    .where('list', 'in', lists)
    .where('fields', 'is not', null)
    .execute();
  return changes.filter(({ list, fields }) => {
    const source = DATA_SOURCES.find(({ listing }) => listing.path === list);
    return (
      source &&
      fields !== null &&
      isAbout(source, address)(JSON.parse(fields) as Record<string, unknown>)
    );
  });
};

/**
 * Finds all stored data of an e-mail address or phone number: messages, comments, and their traces
 * in trash and history.
 */
export const findPersonalData = async (
  database: Queryable,
  address: Address,
): Promise<PersonalData> => {
  const trash = await trashOf(database, address);
  const found: PersonalData['found'] = [];
  for (const source of DATA_SOURCES) {
    const trashedRows = trash
      .filter((entry) => entry.source === source)
      .flatMap(({ rows }) => rows);
    found.push({ source, rows: [...(await rowsIn(database, source, address)), ...trashedRows] });
  }
  return { found, trash, changed: await changesOf(database, address) };
};
