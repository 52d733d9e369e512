import type { ChangeAction, DraftOf, SomeListing, SomeSingleton, TextEnd } from '@charity-site/api-client/entities';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { PeopleTables } from './peopleTables';

export type { AdministratorRow } from './peopleTables';

/** A value as a column holds it. No booleans: SQLite has none, so a flag is 0 or 1 in both databases. */
export type ColumnValue = string | number | null;

/** The fields of an entity as columns under the fields' own names (docs/product.md 6.1). */
type Fields<Draft> = { [Field in keyof Draft]-?: Draft[Field] extends number | boolean ? number : string };

/**
 * What the rows of all lists have in common. Times are ISO 8601 text in UTC, which sorts like time in both databases.
 * `searchText` is the normalized text that searches look in (see crud/text.ts). Types with rich text have its `excerpt`, too.
 */
interface Listed {
  _id: string;
  createdAt: string;
  updatedAt: string;
  searchText: string;
}

/** What the rows of all singletons have in common; `_id` is the key of the record or of the page. */
interface Singleton {
  _id: string;
  updatedAt: string;
}

/** A row of a list that is known only when the program runs: see `byName`. */
export type ListRow = Listed & Record<string, ColumnValue>;

/** A row of a singleton that is known only when the program runs: see `byName`. */
export type SingletonRow = Singleton & Record<string, ColumnValue>;

/** The tables of the entities, typed by their definitions. */
type ListTables = { [Type in SomeListing as Type['table']]: Listed & Fields<DraftOf<Type>> };
type SingletonTables = { [Type in SomeSingleton as Type['table']]: Singleton & Fields<DraftOf<Type>> };

/** A deleted item that can be restored. `rows` is JSON: its row and its child rows. */
interface TrashRow {
  _id: string;
  list: string;
  rows: string;
  deletedAt: string;
}

/** A change that a signed-in person made. `fields` is JSON of the item after it; null where nothing can be restored. */
interface ChangeRow {
  _id: string;
  list: string;
  item: string;
  title: string;
  action: ChangeAction;
  /** Id of the administrator; '' when unknown. */
  administrator: string;
  /** Name of the administrator at that time. */
  by: string;
  at: string;
  fields: string | null;
}

/** A fact about this database itself, such as that the demo content was once added. */
interface SiteStateRow {
  key: string;
  value: string;
}

/** The key of a call that created an item. `fingerprint` is the SHA-256 of what was sent. */
interface CreationKeyRow {
  scope: string;
  key: string;
  fingerprint: string;
  itemId: string;
  createdAt: string;
}

/**
 * How often something was counted for a version of a part. `at` is the start of a minute, an hour or a day, in UTC; `route` is
 * the pattern of a page. `upTo` is the upper limit of a measured value; 0 for what has no value.
 */
export interface ReportCountRow {
  remote: string;
  version: string;
  kind: string;
  at: string;
  route: string;
  upTo: number;
  count: number;
}

/** A cause of errors: its text without personal data, a route where it occurred, and the longest wait for a file in ms. */
interface ReportCauseRow {
  remote: string;
  version: string;
  kind: string;
  message: string;
  route: string;
  ms: number;
  count: number;
  lastAt: string;
}

/** A visitor who was counted in a period. `visitor` is a hash of the address. */
interface ReportVisitorRow {
  remote: string;
  version: string;
  kind: string;
  slot: string;
  visitor: string;
  lastAt: string;
}

/** The salt of a day (UTC). */
interface ReportSaltRow {
  day: string;
  salt: string;
}

/** A mail to be sent. Times are UTC ISO 8601. */
export interface OutboxRow {
  _id: string;
  /** One e-mail address. */
  recipient: string;
  subject: string;
  /** '' once it was sent. */
  text: string;
  createdAt: string;
  tries: number;
  /** When the next try is due; '' when nothing is left to do. */
  nextAt: string;
  /** '' until it was sent. */
  sentAt: string;
  /** Why the last try failed. */
  error: string;
}

/** A file of an item that was erased. It is deleted when nothing uses it any more (pictures/library/eraseFiles). */
interface ReleasedFileRow {
  file: string;
}

/** Who sent a comment or a message. `sender` is a hash of the address. */
interface SenderRow {
  item: string;
  sender: string;
  createdAt: string;
}

/** A sender whose comments and messages are held. `name` is the one under which the sender wrote, `by` who blocked. */
interface BlockedSenderRow {
  _id: string;
  sender: string;
  name: string;
  blockedAt: string;
  by: string;
}

/** An administrator who gets alerts by mail. Everything that arrived before `until` was in an alert. */
interface AlertRow {
  administrator: string;
  until: string;
}

/** An address that an item has or had. `path` is that of its page, such as '/updates/2026-borehole-at-chikwete'. */
interface AddressRow {
  path: string;
  item: string;
  createdAt: string;
}

/** A form as it was before saving, shown by a link (itemPreviews). The link holds the token; only its hash is stored. */
interface ItemPreviewRow {
  tokenHash: string;
  /** Id of the person who made it. */
  administrator: string;
  /** Path of the content type. */
  list: string;
  /** Id of the item; a new one for an item that is not stored. */
  item: string;
  /** JSON of the checked fields. */
  fields: string;
  createdAt: string;
  endsAt: string;
}

/** A field of an item or singleton in another language (docs/decisions/0049-translated-content.md). */
export interface TranslationRow {
  /** List, item, language and field, joined by '/'. */
  _id: string;
  /** Path of the list or singleton. */
  list: string;
  /** Id of the item, or key of the singleton. */
  item: string;
  language: string;
  field: string;
  text: string;
  /** The words without markup, for searches. */
  plainText: string;
  /** The field in the first language when it was translated. */
  source: string;
  /** The same in all fields of a translation: its version. */
  updatedAt: string;
}

/**
 * The unsaved text of a form (docs/decisions/0051-text-on-the-server.md). A text that has ended stays for a while,
 * without its fields.
 */
export interface KeptTextRow {
  /** Administrator and id, joined by '/'. */
  _id: string;
  /** Id of the person who typed it. */
  administrator: string;
  /** Chosen by the form; also the idempotency key of the call that creates the item. */
  id: string;
  /** Name of the form, such as 'partners:new'. */
  form: string;
  /** Grows with every change. */
  revision: number;
  /** The copy that was kept last. */
  copy: string;
  /** JSON: the number of the last kept change of each copy. */
  changes: string;
  /** JSON of the values; '' once the text has ended. */
  fields: string;
  /** Version of the item that the form was opened with; null when nothing was stored. */
  version: string | null;
  /** Browser and system in words. */
  device: string;
  keptAt: string;
  /** '' while it is unsaved. */
  ended: TextEnd | '';
}

/** The revision of a table that visitors read: every change of the table raises it (migrations/revisionTriggers). */
interface RevisionRow {
  name: string;
  n: number;
}

export interface Tables extends ListTables, SingletonTables, PeopleTables {
  messages: ListTables['messages'] & {
    read: number;
    folder: Generated<string>;
    heldFor: Generated<string>;
    answeredAt: Generated<string>;
    answeredBy: Generated<string>;
    note: Generated<string>;
  };
  comments: ListTables['comments'] & { status: Generated<string>; heldFor: Generated<string> };
  trash: TrashRow;
  changes: ChangeRow;
  site_state: SiteStateRow;
  report_counts: ReportCountRow;
  report_causes: ReportCauseRow;
  report_visitors: ReportVisitorRow;
  report_salts: ReportSaltRow;
  creation_keys: CreationKeyRow;
  revisions: RevisionRow;
  outbox: OutboxRow;
  released_files: ReleasedFileRow;
  senders: SenderRow;
  blocked_senders: BlockedSenderRow;
  alerts: AlertRow;
  addresses: AddressRow;
  item_previews: ItemPreviewRow;
  kept_texts: KeptTextRow;
  translations: TranslationRow;
}

export type Database = Kysely<Tables>;
export type Writer = Database | Transaction<Tables>;

/**
 * The database for code that works with any list or singleton and learns the table's name when it runs. Everything else
 * names its table, so that a misspelt column does not compile.
 */
export const byName = <Row>(database: Writer): Kysely<Record<string, Row>> =>
  database as unknown as Kysely<Record<string, Row>>;
