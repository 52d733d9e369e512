import { GIFT_STATES, type Gift, type GiftState } from '@charity-site/api-client/entities';

export const STATE_LABELS: Record<GiftState, string> = {
  announced: 'Announced',
  received: 'Received',
  'not-received': 'Not received',
};

/** Options of the filter. */
export const STATE_OPTIONS = GIFT_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** End of the success message of a change. */
export const doneText = (state: GiftState): string =>
  `marked as ${STATE_LABELS[state].toLowerCase()}.`;

/** Buttons of the changes of several gifts. */
export const CHANGES = GIFT_STATES.map((change) => ({
  change,
  label: `Mark as ${STATE_LABELS[change].toLowerCase()}`,
}));

/** A way to give, which is stored as its key, such as 'airtel'. */
export const wayText = (way: string): string =>
  way.length < 4 ? way.toUpperCase() : way.charAt(0).toUpperCase() + way.slice(1);

/** The valid receipt of a gift; undefined if it has none. */
export const validReceiptOf = ({ receipts }: Gift) =>
  receipts.find(({ cancelledAt }) => cancelledAt === '');

/** Way and receipts of a gift, such as 'Airtel, receipt 12'. */
export const giftNotes = ({ way, receipts }: Gift): string =>
  [
    wayText(way),
    ...receipts.map(({ number, cancelledAt }) =>
      cancelledAt ? `receipt ${number} cancelled` : `receipt ${number}`,
    ),
  ].join(', ');
