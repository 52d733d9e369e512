import type { DraftOf, SomeListing, SomeSingleton } from '@charity-site/api-client/entities';
import type { Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type {
  HistoryTables,
  InboxTables,
  PeopleTables,
  ReleaseTables,
  ReportTables,
  TextTables,
} from './schema';

export type { OutboxRow } from './schema';
export type { PersonRow } from './schema';
export type { ReportCountRow } from './schema';
export type { AutosaveRow, ReviewRow, TextReviewRow, TranslationRow } from './schema';

/** A value of a column. No booleans: SQLite has none, so a flag is 0 or 1 in both databases. */
export type ColumnValue = string | number | null;

/** The fields of an entity as columns under the fields' own names (docs/product.md 6.1). */
type Fields<Draft> = {
  [Field in keyof Draft]-?: Draft[Field] extends number | boolean ? number : string;
};

/**
 * Columns that the rows of all lists have. Times are ISO 8601 text in UTC, which sorts like time in
 * both databases. `searchText` is the normalized text that searches look in (see texts/text.ts).
 * Types with rich text have its `excerpt`, too.
 */
interface Listed {
  _id: string;
  createdAt: string;
  updatedAt: string;
  searchText: string;
}

/** Columns that the rows of all singletons have; `_id` is the key of the record or of the page. */
interface Singleton {
  _id: string;
  updatedAt: string;
}

/** A row of a list that is known only when the program runs: see `untyped`. */
export type ListRow = Listed & Record<string, ColumnValue>;

/** A row of a singleton that is known only when the program runs: see `untyped`. */
export type SingletonRow = Singleton & Record<string, ColumnValue>;

/** The tables of the entities, typed by their definitions. */
type ListTables = { [Type in SomeListing as Type['table']]: Listed & Fields<DraftOf<Type>> };
type SingletonTables = {
  [Type in SomeSingleton as Type['table']]: Singleton & Fields<DraftOf<Type>>;
};

export interface Tables
  extends
    ListTables,
    SingletonTables,
    HistoryTables,
    InboxTables,
    PeopleTables,
    ReleaseTables,
    ReportTables,
    TextTables {
  messages: ListTables['messages'] & {
    read: number;
    folder: Generated<string>;
    heldFor: Generated<string>;
    answeredAt: Generated<string>;
    answeredBy: Generated<string>;
    note: Generated<string>;
  };
  gifts: ListTables['gifts'] & {
    /** The five signs of the reference. */
    code: string;
    reference: string;
    state: Generated<string>;
    heldFor: string;
  };
  bookings: ListTables['bookings'] & {
    waiting: number;
    heldFor: string;
    /** The hash of the secret of its link. */
    tokenHash: string;
    /** '' if it is not from the waiting list. */
    movedUpAt: string;
  };
  /** With the consent of the people in the picture; `consentFor` is JSON, '' without consent. */
  pictures: ListTables['pictures'] & {
    showsPeople: Generated<number>;
    consentBy: Generated<string>;
    consentFor: Generated<string>;
    consentUntil: Generated<string>;
    /** Name of the signed sheet's file (media/consent/sheets); '' without one. */
    consentSheet: Generated<string>;
  };
  comments: ListTables['comments'] & { status: Generated<string>; heldFor: Generated<string> };
  /** A fact about this database itself, such as that the demo content was once added. */
  site_state: { key: string; value: string };
  /** A secret that all processes share. No archive contains it. */
  secrets: { name: string; value: string };
  /**
   * The idempotency key of a call that created an item. `fingerprint` is the SHA-256 of the input.
   */
  creation_keys: {
    scope: string;
    key: string;
    fingerprint: string;
    itemId: string;
    createdAt: string;
  };
  /**
   * The revision of a table that visitors read: every change of the table bumps it
   * (migrations/revisionTriggers).
   */
  revisions: { name: string; n: number };
  /**
   * A file of an erased item. It is deleted when nothing uses it
   * (media/library/deleteOrphanedFiles).
   */
  released_files: { file: string };
  /** A current or former path of an item's page, such as '/updates/2026-borehole-at-chikwete'. */
  addresses: { path: string; item: string; createdAt: string };
}

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;
export type Queryable = Database | Transaction;

/**
 * The database without column types, for code that gets the name of a list's or singleton's table
 * at run time. All other code names its table, so that a misspelt column does not compile.
 */
export const untyped = <Row>(database: Queryable): Kysely<Record<string, Row>> =>
  database as unknown as Kysely<Record<string, Row>>;

/** A query of the rows of a list or singleton with all their columns, by the table's name. */
export const selectWholeRows = (database: Queryable, table: string) =>
  untyped<ListRow>(database).selectFrom(table).selectAll().$castTo<ListRow>();
