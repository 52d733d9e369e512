import type { Giving } from '@charity-site/api-client/entities';
import { parseFigure } from '../../content/parseFigure';

/**
 * The stored amounts in their order: `label` as stored, such as 'K15,000', and whole `kwacha`, such
 * as 15000; undefined if the stored text is not just a number.
 */
export const giftAmounts = (giving: Pick<Giving, 'amounts'> | null | undefined) =>
  (giving?.amounts ?? []).map(({ amount, text }) => {
    const { value, suffix } = parseFigure(amount);
    return {
      label: amount,
      effect: text,
      kwacha: suffix.trim() === '' && value > 0 ? value : undefined,
    };
  });

type GiftAmount = ReturnType<typeof giftAmounts>[number];

// Without `Intl`, because creating the first formatter is slow on cheap phones.
const grouped = (kwacha: number): string => String(kwacha).replace(/\B(?=(\d{3}){1,7}$)/g, ',');

/** Formats an amount like the stored ones: 'K7,500' beside 'K15,000'. */
export const formatAmount = (kwacha: number, amounts: readonly GiftAmount[]): string => {
  const sample = amounts.find((amount) => amount.kwacha !== undefined);
  const { prefix } = parseFigure(sample?.label ?? 'K0');
  return amounts.find((amount) => amount.kwacha === kwacha)?.label ?? prefix + grouped(kwacha);
};

/**
 * The largest stored amount that is not above `kwacha`; its effect is shown. Undefined below the
 * smallest one.
 */
export const amountWithEffect = (
  kwacha: number,
  amounts: readonly GiftAmount[],
): GiftAmount | undefined =>
  amounts
    .filter((amount) => (amount.kwacha ?? Infinity) <= kwacha)
    .sort((one, other) => (other.kwacha ?? 0) - (one.kwacha ?? 0))[0];
