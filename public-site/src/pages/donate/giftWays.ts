import {
  dialableNumber,
  normalizeText,
  normalized,
  type DonationDetails,
  type Giving,
} from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { DetailProps } from './DetailList';

/** A way to give: mobile money, or the bank account. */
export interface GiftWay {
  /** Its name in URLs, such as 'airtel'. */
  key: string;
  name: string;
  /** Its number and anything else that givers enter. */
  details: readonly DetailProps[];
  /** Its stored steps; empty for the bank account. */
  steps: readonly string[];
}

/** The `key` of the bank account. */
export const BANK = 'bank';

const toSlug = (name: string): string =>
  normalized(name.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Unique key of a way: the first word if it is not taken, such as 'airtel' for 'Airtel Money'. */
const keyOf = (name: string, at: number, taken: ReadonlySet<string>): string => {
  const whole = toSlug(name);
  const [first = ''] = whole.split('-');
  return [first, whole].find((one) => !taken.has(one)) ?? `way-${at + 1}`;
};

/** The stored ways to give, without the bank account. */
export const giftWaysFrom = (giving: Pick<Giving, 'ways'> | null | undefined): GiftWay[] => {
  const taken = new Set([BANK, '']);
  return (giving?.ways ?? []).map(({ name, number, accountName, steps }, at) => {
    const key = keyOf(name, at, taken);
    taken.add(key);
    const copy = { text: dialableNumber(number), of: t('{name} number', { name }) };
    return {
      key,
      name,
      details: [
        { name: t('Number'), value: number, copy, large: true },
        ...(accountName ? [{ name: t('Account name'), value: accountName }] : []),
      ],
      steps: steps.map(({ text }) => text),
    };
  });
};

const DETAILS = [
  ['accountNumber', 'Account Number'],
  ['accountName', 'Account Name'],
  ['bankName', 'Bank Name'],
  ['swiftCode', 'Swift Code'],
] as const;

/** The bank account as a way to give. */
export const bankWay = (details: DonationDetails): GiftWay => ({
  key: BANK,
  name: t('Bank details'),
  details: DETAILS.map(([field, name]) => ({
    name: t(name),
    value: details[field],
    copy: { text: normalizeText(details[field], 'address'), of: t(name) },
    large: field === 'accountNumber',
  })),
  steps: [],
});

/** The stored ways to give, and the bank account. */
export const allWaysFrom = (
  giving: Pick<Giving, 'ways'> | null | undefined,
  bank: DonationDetails | null | undefined,
): GiftWay[] => [...giftWaysFrom(giving), ...(bank ? [bankWay(bank)] : [])];
