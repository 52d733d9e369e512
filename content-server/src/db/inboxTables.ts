import type { BlockedSender } from '@charity-site/api-client/entities';

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

/** The tables of mail, and of who sent messages and comments. */
export interface InboxTables {
  outbox: OutboxRow;
  /** Who sent a comment or a message. `sender` is a hash of the address. */
  senders: { item: string; sender: string; createdAt: string };
  /** A sender whose comments and messages are held. */
  blocked_senders: BlockedSender & { sender: string };
  /**
   * An administrator who gets alerts by mail. Everything that arrived before `until` was in an
   * alert.
   */
  alerts: { administrator: string; until: string };
}
