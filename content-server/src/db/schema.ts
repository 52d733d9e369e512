import type { Generated } from 'kysely';
import type {
  ServerAutosave,
  Change,
  BlockedSender,
  Invitation,
  Person,
  Session,
} from '@charity-site/api-client/entities';

/**
 * The values of a form before saving, shown by a link (itemPreviews). The link contains the token;
 * only its hash is stored.
 */
interface ItemPreviewRow {
  tokenHash: string;
  /** Id of the person who created it. */
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

/** A field of an item or singleton in another language (docs/decisions/0048-two-languages.md). */
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
  /** The field in the default language when it was translated. */
  source: string;
  /** The same in all fields of a translation: its version. */
  updatedAt: string;
}

/**
 * The autosave of an editor (docs/decisions/0051-forms-and-autosave.md). The number of a closed
 * autosave is stored for a day.
 */
export interface AutosaveRow extends Omit<ServerAutosave, 'at'> {
  /** Time of the last change, UTC ISO 8601. */
  keptAt: string;
  /** Administrator and id, joined by '/'. */
  _id: string;
  /** Id of the person who typed it. */
  administrator: string;
  /** JSON of the values; '' after it is closed. */
  fields: string;
}

/** The one answer of a speaker of a language about an interface text. */
export interface TextReviewRow {
  _id: string;
  language: string;
  english: string;
  /** The name for which an administrator created the link. */
  reviewer: string;
  /** The text that the speaker calls right: the one on the page, or a better one. */
  text: string;
  updatedAt: string;
}

/**
 * A draft, or a change of an item that is not a draft, which waits for review or was sent back
 * (docs/decisions/0075-writers-and-review.md). An item has at most one.
 */
export interface ReviewRow {
  /** List and item, joined by '/'. */
  _id: string;
  /** Path of the content type. */
  list: string;
  item: string;
  /** Name of the item after the change. */
  title: string;
  /** JSON of the fields that change; '' for a draft, whose fields are those of the item. */
  fields: string;
  /** JSON of the translations that change, by language (content/review/reviews); '' for none. */
  translations: string;
  /** The item's `updatedAt` on which the change is based. */
  version: string;
  /** Id and name of the person who sent it. */
  administrator: string;
  by: string;
  note: string;
  /** When it was sent. */
  createdAt: string;
  /** Name of the person who sent it back; '' while it waits. */
  sentBackBy: string;
  /** The note of that person. */
  answer: string;
  /** '' while it waits. */
  sentBackAt: string;
}

/** The tables of texts beside the items: previews, autosaves, translations and reviews. */
export interface TextTables {
  item_previews: ItemPreviewRow;
  translations: TranslationRow;
  autosaves: AutosaveRow;
  reviews: ReviewRow;
  text_reviews: TextReviewRow;
}

/** A picture whose consent was withdrawn. */
interface WithdrawnPictureRow {
  /** The first part of its file name. */
  hash: string;
  /** Its file; '' after the erasure, like the next three columns. */
  file: string;
  /** JSON of its row in the library. */
  picture: string;
  /** JSON of its uses. */
  uses: string;
  /** The name of the administrator. */
  by: string;
  withdrawnAt: string;
  /** '' until it is erased. */
  erasedAt: string;
}

/** A deleted item that can be restored. */
interface TrashRow {
  _id: string;
  list: string;
  /** JSON of its row and its child rows. */
  rows: string;
  deletedAt: string;
  /** Normalized text of the item, for the search (content/trash/trashEntry). */
  searchText: string;
}

/** A change by a signed-in person. */
interface ChangeRow extends Omit<Change, 'hasFields'> {
  /** Id of the administrator; '' when unknown. */
  administrator: string;
  /** JSON of the item after the change; null if nothing can be restored. */
  fields: string | null;
}

/** The tables of changes, of deleted items and of withdrawn pictures. */
export interface HistoryTables {
  withdrawn_pictures: WithdrawnPictureRow;
  trash: TrashRow;
  changes: ChangeRow;
}

/** A mail to be sent. Times are UTC ISO 8601. */
export interface OutboxRow {
  _id: string;
  /** One email address. */
  recipient: string;
  subject: string;
  /** '' after it was sent. */
  text: string;
  createdAt: string;
  tries: number;
  /** When the next attempt is due; '' when none is left. */
  nextAt: string;
  /** '' before it was sent. */
  sentAt: string;
  /** Error of the last attempt. */
  error: string;
}

/**
 * A receipt for a gift. Name, amount and date are those of the gift, which nobody can edit. Times
 * are UTC ISO 8601.
 */
interface ReceiptRow {
  _id: string;
  number: number;
  /** Id of the gift. */
  gift: string;
  issuedAt: string;
  /** '' while it is valid. */
  cancelledAt: Generated<string>;
  reason: Generated<string>;
}

/** The tables of mail, of receipts, and of the senders of messages and comments. */
export interface InboxTables {
  outbox: OutboxRow;
  /** The sender of a comment or a message. `sender` is a hash of the IP address. */
  senders: { item: string; sender: string; createdAt: string };
  /** A sender whose comments and messages are held. */
  blocked_senders: BlockedSender & { sender: string };
  receipts: ReceiptRow;
  /**
   * An administrator who gets alerts by mail. Everything that arrived before `until` was in an
   * alert.
   */
  alerts: { administrator: string; until: string };
}

/** A person with access. */
export interface PersonRow extends Omit<Person, 'hasSecondFactor'> {
  passwordHash: string;
  /**
   * Incremented when email or password change, which invalidates earlier tokens (docs/product.md
   * 5.12).
   */
  tokenVersion: number;
  updatedAt: string;
  /** The secret of the second factor, in base32; '' without one. */
  secondFactor: string;
  /** The time step of the last code that was used. */
  secondFactorStep: number;
}

/** A sign-in of one browser. Its id is a claim of the browser's signed token. */
interface SessionRow extends Omit<Session, 'isCurrent'> {
  administrator: string;
  /** When its token expires. */
  endsAt: string;
}

/** Counted attempts (people/signIn/attempts). */
interface AttemptRow {
  /** A kind and the hash of the counted subject, such as an account. */
  key: string;
  since: string;
  lockedUntil: string;
  count: number;
  /** Number of locks so far; each one lasts twice as long. */
  level: number;
}

/** The tables of the people with access. */
export interface PeopleTables {
  administrators: PersonRow;
  sessions: SessionRow;
  /** The link of an invitation contains the token; only its hash is stored. */
  invitations: Invitation & { tokenHash: string };
  /** An unused recovery code of a person, hashed. */
  recovery_codes: { _id: string; administrator: string; codeHash: string };
  /** An unused link that sets a new password, hashed. */
  password_resets: { tokenHash: string; administrator: string; endsAt: string };
  attempts: AttemptRow;
}

/** The tables of what is live (docs/decisions/0083-what-is-live-is-rows.md). */
export interface ReleaseTables {
  /** One row. `document` is the JSON of the registry with this revision. */
  registry: { _id: string; revision: number; document: string };
  /** `entry` is the JSON of a history entry. Ids sort by time. */
  release_history: { _id: string; remote: string; entry: string };
  /**
   * The result of a remote's version in a shell, which are joined in the id; `result` is its JSON.
   * A newer result has a higher position.
   */
  check_results: {
    _id: string;
    remote: string;
    version: string;
    shell: string;
    result: string;
    position: number;
  };
}

/** A version of a part, and the kind of its report. */
interface VersionAndKind {
  remote: string;
  version: string;
  kind: string;
}

/**
 * Number of page views or measured times of a version of a part. `at` is a minute in UTC. `upTo` is
 * the upper limit of a measured time; 0 for page views.
 */
export type ReportCountRow = VersionAndKind & { at: string; upTo: number; count: number };

/** The tables of reports from visitors' browsers. */
export interface ReportTables {
  report_counts: ReportCountRow;
  /**
   * A cause of errors: its text without personal data, a route where it occurred, and the longest
   * wait for a file in ms.
   */
  report_causes: VersionAndKind & {
    message: string;
    route: string;
    lastAt: string;
    ms: number;
    count: number;
  };
  /** A visitor who was counted on a day (`slot`). `visitor` is a hash of the IP address. */
  report_visitors: VersionAndKind & { slot: string; visitor: string; lastAt: string };
  /** The salt of a day (UTC). */
  report_salts: { day: string; salt: string };
}
