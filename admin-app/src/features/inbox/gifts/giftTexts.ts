import type { Gift, GiftState } from '@charity-site/api-client/entities';

export const STATE_LABELS: Record<GiftState, string> = {
  announced: 'Announced',
  received: 'Received',
  'not-received': 'Not received',
};

/** Options of the filter. */
export const STATE_OPTIONS = Object.entries(STATE_LABELS).map(([value, label]) => ({
  value,
  label,
}));

/** End of the success message of each change. */
export const DONE: Record<GiftState, string> = {
  announced: 'marked as announced.',
  received: 'marked as received.',
  'not-received': 'marked as not received.',
};

/** Buttons of the changes of several gifts. */
export const CHANGES: readonly { change: GiftState; label: string }[] = [
  { change: 'received', label: 'Mark as received' },
  { change: 'not-received', label: 'Mark as not received' },
  { change: 'announced', label: 'Mark as announced' },
];

/** A way to give, which is stored as its key, such as 'airtel'. */
export const wayText = (way: string): string => way.charAt(0).toUpperCase() + way.slice(1);

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
