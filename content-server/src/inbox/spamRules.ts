import {
  commentSettings,
  type Booking,
  type CommentDraft,
  type CommentStatus,
  type HeldFor,
  type MessageDraft,
  type MessageFolder,
} from '@charity-site/api-client/entities';
import { readSingleton } from '../content/crud/singleton';
import { countOf } from '../db/queries/countOf';
import type { Database, Queryable } from '../db/database';
import type { Visitor } from './formCheck';
import { isBlocked } from './senders';

/**
 * Minimum time between opening a page and sending its form, in ms. A person takes longer, even with
 * autofill.
 */
const FILL_TIME_MIN = 300;

/** A text of this length or more is held after it has been sent this many times in a day. */
const REPEATED = { length: 40, times: 10, ms: 24 * 60 * 60_000 };

const LINK = /https?:|www\.|<a\s|\[url/i;

const timesSent = async (
  database: Queryable,
  table: 'comments' | 'messages',
  text: string,
): Promise<number> => {
  if (text.length < REPEATED.length) return 0;
  const since = new Date(Date.now() - REPEATED.ms).toISOString();
  const column = table === 'comments' ? 'commentText' : 'message';
  return countOf(
    database.selectFrom(table).where('createdAt', '>=', since).where(column, '=', text),
  );
};

/** Strongest reason to hold a text; '' if there is none. */
const spamReason = async (
  database: Queryable,
  sender: string,
  { check }: Visitor,
  table?: 'comments' | 'messages',
  text = '',
): Promise<HeldFor> => {
  if (await isBlocked(database, sender)) return 'blocked';
  // A request that no form of the site sends has no check.
  if (check?.honeypotFilled) return 'trap';
  if (check?.elapsed !== undefined && check.elapsed < FILL_TIME_MIN) return 'speed';
  return table && (await timesSent(database, table, text)) >= REPEATED.times ? 'repeated' : '';
};

/**
 * True if a person may have filled in the honeypot: in a text-only browser, and with words.
 * Programs write URLs there. Such a text is held for review instead of moved to spam.
 */
const isHumanInHoneypot = (reason: HeldFor, { check }: Visitor, text: string): boolean =>
  reason === 'trap' && Boolean(check?.honeypotText) && !LINK.test(`${check?.honeypotText} ${text}`);

/** Decides whether a new comment is visible at once. @returns the reason if it is not */
export const classifyComment = async (
  database: Database,
  sender: string,
  { guestName, commentText }: CommentDraft,
  visitor: Visitor,
): Promise<{ status: CommentStatus; heldFor: HeldFor }> => {
  const reason = await spamReason(database, sender, visitor, 'comments', commentText);
  if (isHumanInHoneypot(reason, visitor, commentText))
    return { status: 'waiting', heldFor: reason };
  if (reason === 'blocked' || reason === 'trap') return { status: 'spam', heldFor: reason };
  if (reason !== '') return { status: 'waiting', heldFor: reason };
  if (LINK.test(`${guestName} ${commentText}`)) return { status: 'waiting', heldFor: 'links' };
  const settings = await readSingleton(database, commentSettings);
  if (settings?.newComments === 'wait') return { status: 'waiting', heldFor: 'approval' };
  return { status: 'visible', heldFor: '' };
};

/** Decides whether a new message goes to the inbox or to spam, with the reason. */
export const classifyMessage = async (
  database: Database,
  sender: string,
  { message }: MessageDraft,
  visitor: Visitor,
): Promise<{ folder: MessageFolder; heldFor: HeldFor }> => {
  const heldFor = await spamReason(database, sender, visitor, 'messages', message);
  const isAccepted = heldFor === '' || isHumanInHoneypot(heldFor, visitor, message);
  return { folder: isAccepted ? 'inbox' : 'spam', heldFor };
};

/** Finds the reason why an announced gift may be spam. It stays in the list with the others. */
export const classifyGift = async (
  database: Database,
  sender: string,
  visitor: Visitor,
): Promise<{ heldFor: HeldFor }> => ({ heldFor: await spamReason(database, sender, visitor) });

/** Maximum number of places that one sender books within an hour. */
const PLACES_MAX = 10;

/** Finds the reason why a booking may be spam; 'many' for more than ten places in an hour. */
export const classifyBooking = async (
  database: Queryable,
  sender: string,
  { count, tokenHash }: { count: number; tokenHash: string },
  visitor: Visitor,
): Promise<Booking['heldFor']> => {
  const reason = await spamReason(database, sender, visitor);
  if (reason !== '') return reason;
  const { places } = await database
    .selectFrom('bookings')
    .innerJoin('senders', 'senders.item', 'bookings._id')
    .select((eb) => eb.fn.sum('count').as('places'))
    .where('sender', '=', sender)
    .where('bookings.createdAt', '>', new Date(Date.now() - 60 * 60_000).toISOString())
    .where('tokenHash', '<>', tokenHash)
    .executeTakeFirstOrThrow();
  return Number(places) + count > PLACES_MAX ? 'many' : '';
};
