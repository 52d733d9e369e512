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

/** The tables of mail, and of who sent messages and comments. */
export interface InboxTables {
  outbox: OutboxRow;
  senders: SenderRow;
  blocked_senders: BlockedSenderRow;
  alerts: AlertRow;
}
