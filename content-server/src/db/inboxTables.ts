import type { BlockedSender } from '@charity-site/api-client/entities';

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

/** The tables of mail, and of the senders of messages and comments. */
export interface InboxTables {
  outbox: OutboxRow;
  /** The sender of a comment or a message. `sender` is a hash of the IP address. */
  senders: { item: string; sender: string; createdAt: string };
  /** A sender whose comments and messages are held. */
  blocked_senders: BlockedSender & { sender: string };
  /**
   * An administrator who gets alerts by mail. Everything that arrived before `until` was in an
   * alert.
   */
  alerts: { administrator: string; until: string };
}
