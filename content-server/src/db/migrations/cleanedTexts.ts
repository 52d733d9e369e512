import type { Kysely } from 'kysely';
import type { AnyRows } from './fillFromText';
import type { NamedMigration } from './migration';
import { cleaned, normalizeForSearch, type TypedKind } from './typedTexts';

type Kinds = Record<string, TypedKind>;
type Row = Record<string, string>;

const PERSON: Kinds = { email: 'address', name: 'line' };
const COMMENT: Kinds = { guestName: 'line', guestEmail: 'address', commentText: 'text' };
const MESSAGE: Kinds = { ...PERSON, subject: 'line', message: 'text', note: 'text' };
const TITLED: Kinds = { title: 'line' };

/**
 * The columns in which people, visitors and editors typed, as they were on this day. Rich text has
 * its own cleaning.
 */
const COLUMNS: Record<string, Kinds> = {
  administrators: PERSON,
  invitations: { email: 'address', invitedBy: 'line' },
  messages: MESSAGE,
  comments: COMMENT,
  blocked_senders: { name: 'line', by: 'line' },
  outbox: { recipient: 'address' },
  contact_details: {
    phone: 'line',
    whatsapp: 'number',
    email: 'address',
    address: 'text',
    facebook: 'address',
    instagram: 'address',
    linkedin: 'address',
    twitter: 'address',
    pressName: 'line',
    pressEmail: 'address',
    pressPhone: 'line',
  },
  donation_details: {
    bankName: 'line',
    accountName: 'line',
    accountNumber: 'number',
    swiftCode: 'number',
  },
  giving: { ways: 'text', reference: 'line' },
  organisation: { name: 'line' },
  updates: TITLED,
  case_studies: TITLED,
  use_cases: TITLED,
  projects: TITLED,
  documents: { ...TITLED, summary: 'text' },
  page_heroes: TITLED,
  hero_slides: { ...TITLED, subtitle: 'line', linkText: 'line' },
  events: { ...TITLED, location: 'line' },
  executive_members: { ...TITLED, name: 'line' },
  partners: { name: 'line' },
  pictures: { name: 'line', alt: 'text' },
  quote: { text: 'text', author: 'line' },
};

/** Columns with which somebody signs in: two rows cannot have the same one. */
const UNIQUE = ['administrators', 'invitations'];

const changesOf = (row: Row, kinds: Kinds): Row =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([column, kind]) => {
      const text = row[column] ?? '';
      const better = cleaned(text, kind);
      return better === text ? [] : [[column, better]];
    }),
  );

/** A row of a list also has the searched text, whose parts are joined by U+001F. */
const withSearch = (row: Row, changes: Row): Row =>
  row.searchText === undefined
    ? changes
    : {
        ...changes,
        searchText: row.searchText.split('\u001f').map(normalizeForSearch).join('\u001f'),
      };

/**
 * Cleans the rows of a table.
 * @returns how many were changed, and how many were left because another row has the address
 */
const cleanTable = async (
  database: Kysely<AnyRows>,
  table: string,
  changesIn: (row: Row) => Row,
): Promise<{ changed: number; left: number }> => {
  const count = { changed: 0, left: 0 };
  // Ids first, in place of pages: rows change while they are read.
  for (const { _id = '' } of await database.selectFrom(table).select('_id').execute()) {
    const row: Row = await database
      .selectFrom(table)
      .selectAll()
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow();
    const changes = changesIn(row);
    if (Object.keys(changes).length === 0) continue;
    const { email } = changes;
    const isTaken =
      UNIQUE.includes(table) &&
      email !== undefined &&
      (await database
        .selectFrom(table)
        .select('_id')
        .where('email', '=', email)
        .executeTakeFirst()) !== undefined;
    count[isTaken ? 'left' : 'changed'] += 1;
    if (!isTaken)
      await database
        .updateTable(table)
        .set(withSearch(row, changes))
        .where('_id', '=', _id)
        .execute();
  }
  return count;
};

/** A deleted message, or a comment that was deleted alone or with its update, as JSON. */
const trashChanges = ({ list, rows = '' }: Row): Row => {
  const binned = JSON.parse(rows) as { item: Row; dependants: Row[] };
  const cleanRow = (row: Row, kinds: Kinds = {}): Row => {
    const changes = changesOf(row, kinds);
    return Object.keys(changes).length === 0 ? row : { ...row, ...withSearch(row, changes) };
  };
  const item = cleanRow(
    binned.item,
    list === 'messages' ? MESSAGE : list === 'comments' ? COMMENT : {},
  );
  const dependants = binned.dependants.map((row) =>
    row.commentText === undefined ? row : cleanRow(row, COMMENT),
  );
  const better = JSON.stringify({ ...binned, item, dependants });
  return better === rows ? {} : { rows: better };
};

/** Translations are cleaned like their source texts. */
const translationChanges = (row: Row): Row =>
  ['title', 'location'].includes(row.field ?? '')
    ? changesOf(row, { text: 'line', source: 'line' })
    : {};

/**
 * Cleans what was typed before texts were cleaned when they are stored: an invisible character in
 * an address kept people from signing in and visitors' messages from being found.
 */
export const cleanedTexts: NamedMigration = {
  name: '2026-12-20-cleaned-texts',
  up: async (database: Kysely<AnyRows>, report) => {
    const ways = Object.entries(COLUMNS).map(
      ([table, kinds]) => [table, (row: Row) => changesOf(row, kinds)] as const,
    );
    const counts: Record<string, { changed: number; left: number }> = {};
    for (const [table, changesIn] of [
      ...ways,
      ['trash', trashChanges],
      ['translations', translationChanges],
    ] as const)
      counts[table] = await cleanTable(database, table, changesIn);
    const changed = Object.entries(counts).filter(([, { changed, left }]) => changed + left > 0);
    if (changed.length > 0)
      report(
        Object.fromEntries(changed),
        'Texts stored before were cleaned of invisible characters.',
      );
  },
};
