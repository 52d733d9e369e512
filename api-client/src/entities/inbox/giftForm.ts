import type { VisitorFormDefinition } from '../fields/visitorForm';

/** Currencies of gifts. */
export const CURRENCIES = ['MWK', 'USD', 'GBP', 'EUR', 'ZAR'] as const;

/** States of a gift: announced by its giver, then found or not found by the treasurer. */
export const GIFT_STATES = ['announced', 'received', 'not-received'] as const;

/** Search param of the page that an announced gift leads to: its reference. */
export const GIFT_PARAM = 'gift';

/** Shown when a gift is sent while gifts are switched off. */
export const GIFTS_OFF = 'Gifts are not taken here at present.';

export const GIFT_PATH = '/donate/gift';

/**
 * Path of the page with the reference and the slip of an announced gift. It contains neither name
 * nor contact.
 */
export const giftOutcome = ({
  reference,
  way,
  amount,
  currency,
}: Record<string, unknown>): string => {
  const [give, by, gift] = [amount, way, reference].map(String) as [string, string, string];
  const query = { by, currency: String(currency), [GIFT_PARAM]: gift, give };
  return `${GIFT_PATH}?${new URLSearchParams(query).toString()}`;
};

/** The form with which a giver announces a gift. Its page adds the ways to give. */
export const giftForm = {
  name: 'gift',
  path: GIFT_PATH,
  fields: [
    { name: 'amount', label: 'Amount', type: 'number', required: true },
    { name: 'currency', label: 'Currency', options: CURRENCIES, required: true },
    { name: 'way', label: 'Way to give', required: true },
    { name: 'date', label: 'Date', type: 'date', required: true },
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'contact', label: 'Phone or email', required: true },
    {
      name: 'mayThank',
      label: 'May we thank you by name?',
      options: [
        { value: 'false', label: 'No' },
        { value: 'true', label: 'Yes' },
      ],
    },
  ],
  button: 'Send',
  busy: 'Sending...',
  success: 'Thank you for your gift',
  failure: 'Failed to send.',
  purpose: 'We use what you send only to find your gift, to thank you and for your receipt.',
  outcome: giftOutcome,
} as const satisfies VisitorFormDefinition;
