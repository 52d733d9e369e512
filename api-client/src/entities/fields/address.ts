import type { addressRules } from './addressRules';
import { normalizeText } from '../text/normalizeText';
import type { InferType } from './fields';

/** An e-mail address or a telephone number; the other one is ''. */
export type Address = InferType<typeof addressRules>;

/** Reads an e-mail address or a telephone number. The text can be neither. */
export const addressOf = (text: string): Address =>
  /[@a-z]/i.test(text) || normalizeText(text) === ''
    ? { email: normalizeText(text, 'address'), phone: '' }
    : { email: '', phone: normalizeText(text, 'number') };

/** Number of stored messages and comments of an address, those in the trash included. */
export interface PersonalDataCount {
  messages: number;
  comments: number;
}

/** One of the messages and comments of an address. */
interface OfAddress {
  /** Who sent it. */
  name: string;
  /** The subject of a message, or the first words of a comment. */
  words: string;
  createdAt: string;
}

/** The counts of an address, and its latest messages and comments. */
export interface PersonalDataSummary extends PersonalDataCount {
  latest: OfAddress[];
}
