import { addressOf } from '../fields/address';
import { addressRules } from '../fields/addressRules';
import { calendarDate, choice, MAX, object, requiredText } from '../fields/fields';
import { listing, newestBy, singleton, type DraftOf } from '../types/contentType';
import type { HeldFor } from './comment';
import { CURRENCIES, GIFT_STATES } from './giftForm';

const amountOf = (text: string): string =>
  text.replace(/^(?:mwk|k)\s?/i, '').replace(/[, ](?=\d{3}(?!\d))/g, '');

/** A gift that its giver announced, so that the bank's line can be matched (decision 0077). */
export const gifts = listing({
  path: 'gifts',
  table: 'gifts',
  items: 'gifts',
  item: 'Gift',
  rules: object({
    amount: requiredText('Amount', 20, 'number')
      .transform((value: unknown) => (typeof value === 'string' ? amountOf(value) : value))
      .matches(/^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/, {
        message: 'Please write the amount in digits only, such as 15000.',
        excludeEmptyString: true,
      })
      .transform((value: unknown) =>
        typeof value === 'string' && /^[\d.]+$/.test(value) ? String(Number(value)) : value,
      ),
    currency: choice('Currency', CURRENCIES),
    way: requiredText('Way to give', 60),
    date: calendarDate('Date'),
    name: requiredText('Name', MAX.name),
    contact: requiredText('Phone or email', MAX.short, 'address').test(
      'contact',
      'Please enter an email address, or a telephone number of 7 to 15 digits.',
      (value) => !value || addressRules.isValidSync(addressOf(value)),
    ),
    mayThank: choice('May we thank you by name?', ['true', 'false']).default('false'),
  }),
  searchIn: ['name', 'amount', 'contact'],
  sort: newestBy('createdAt'),
});

export type GiftDraft = DraftOf<typeof gifts>;

/** Settings of gifts. If unset, visitors can announce gifts. */
export const giftSettings = singleton({
  path: 'gift-settings',
  table: 'gift_settings',
  item: 'Gift settings',
  rules: object({ accept: choice('Gifts', ['on', 'off']) }),
});

export type GiftSettings = DraftOf<typeof giftSettings>;

export type GiftState = (typeof GIFT_STATES)[number];

/** Rules of the requests that change a gift, and cancel its receipt. */
export const giftStateRules = object({ state: choice('State', GIFT_STATES) });
export const receiptCancelRules = object({ reason: requiredText('Reason', MAX.subject) });

/** A receipt for a gift. It never changes; a wrong one is cancelled, and its number stays. */
export interface GiftReceipt {
  number: number;
  /** UTC ISO 8601; '' while it is valid. */
  cancelledAt: string;
  reason: string;
}

/** A gift for the administrator. */
export type Gift = Omit<GiftDraft, 'amount' | 'mayThank'> & {
  _id: string;
  createdAt: string;
  amount: number;
  mayThank: boolean;
  /** As printed: 'GIFT-7K3P-M'. */
  reference: string;
  state: GiftState;
  heldFor: HeldFor;
  /** True if its reference is similar to the searched one, which has a mistake. */
  isSimilar: boolean;
  /** All receipts, newest first. */
  receipts: GiftReceipt[];
};

/** Sum of the received gifts of a month (`YYYY-MM`), by way and currency. */
export interface GiftTotal {
  month: string;
  way: string;
  currency: string;
  amount: number;
  count: number;
}
