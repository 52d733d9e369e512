import { type Giving, localizedPath } from '@charity-site/api-client/entities';
import { t, siteConfig } from '@charity-site/api-client/http';
import { amountWithEffect, giftAmounts, formatAmount } from './giftAmounts';
import type { GiftWay } from './giftWays';
import { proofFacts } from '../../organisation/proofFacts';
import { slipHref } from './giftFromParams';

/** Default steps of a way without stored ones. */
const defaultSteps = (hasReference: boolean): string[] => [
  t('Go to your bank or agent, or open its app or menu on your phone.'),
  t('Send the amount to the number above.'),
  ...(hasReference ? [t('Write the reference.')] : []),
  t('Check the account name before you confirm.'),
];

/** A gift that its giver has announced, as its slip shows it. */
interface AnnouncedGift {
  /** In another currency than kwacha. */
  amount?: string;
  /** As printed: 'GIFT-7K3P-M'. */
  reference: string;
  /** Path of its slip. */
  href: string;
}

/**
 * Content of a slip. `effect` is undefined and `reference` '' if none is stored.
 * @param kwacha undefined if the giver chooses the amount
 * @param announced the announced gift, whose reference replaces the stored one
 */
export const slipContent = (
  kwacha: number | undefined,
  way: GiftWay,
  giving: Pick<Giving, 'amounts' | 'reference'> | null | undefined,
  announced?: AnnouncedGift,
) => {
  const amounts = giftAmounts(giving);
  const stored = giving?.reference
    ? t('{reference} and your name', { reference: giving.reference })
    : '';
  const reference = announced?.reference ?? stored;
  const match = kwacha === undefined ? undefined : amountWithEffect(kwacha, amounts);
  return {
    amount:
      announced?.amount ?? (kwacha === undefined ? t('any amount') : formatAmount(kwacha, amounts)),
    effect: match && {
      name:
        match.kwacha === kwacha
          ? t('What it does')
          : t('What {amount} of it does', { amount: match.label }),
      value: match.effect,
    },
    way,
    reference,
    isAnnounced: announced !== undefined,
    href: announced?.href ?? slipHref({ kwacha, by: way.key }),
    steps: way.steps.length > 0 ? way.steps : defaultSteps(reference !== ''),
  };
};

/** The stored fields that a slip shows. */
export const SLIP_FIELDS = ['ways', 'amounts', 'legalForm', 'receiptPromise', 'cashRule'];

export type SlipContent = ReturnType<typeof slipContent>;

/** A slip as plain text, for a message. */
export const slipText = ({ amount, effect, way, reference, steps, href }: SlipContent): string => {
  const { siteName, origin, language } = siteConfig();
  const line = (name: string, value: string) => `${name}: ${value}`;
  return [
    siteName,
    line(t('Amount'), amount),
    ...(effect ? [line(effect.name, effect.value)] : []),
    way.name,
    ...way.details.map(({ name, value }) => line(name, value)),
    ...(reference ? [line(t('Reference'), reference)] : []),
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    // The statements about receipts and cash.
    ...proofFacts().flatMap(({ value, href, saysAll }) => (saysAll && !href ? [value] : [])),
    origin + localizedPath(language, href),
  ].join('\n');
};
