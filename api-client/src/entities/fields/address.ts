import type { addressRules } from './addressRules';
import { normalizeText } from '../text/normalizeText';
import type { InferType } from './fields';

/** A contact: an email address or a phone number; the other one is ''. */
export type Address = InferType<typeof addressRules>;

/** Parses a contact: an email address or a phone number. Validates nothing. */
export const addressOf = (text: string): Address =>
  /[@a-z]/i.test(text) || normalizeText(text) === ''
    ? { email: normalizeText(text, 'address'), phone: '' }
    : { email: '', phone: normalizeText(text, 'number') };

/** Number of stored submissions of a contact, including the trash. */
export interface PersonalDataCount {
  messages: number;
  comments: number;
  /** Left out without gifts. */
  gifts?: number;
  /** Left out without places at events. */
  bookings?: number;
}

/** A message or comment of a contact. */
interface ContactRecord {
  /** Name of the sender. */
  name: string;
  /** The subject of a message, or the first words of a comment. */
  words: string;
  createdAt: string;
}

/** The counts of a contact, and its latest messages and comments. */
export interface PersonalDataSummary extends PersonalDataCount {
  latest: ContactRecord[];
}
