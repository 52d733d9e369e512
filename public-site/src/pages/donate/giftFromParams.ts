import { t } from '@charity-site/api-client/http';

/** The largest amount on a slip. */
const MOST = 999_999_999;

/** The gift in the address of a slip. */
export interface GiftParams {
  /** Whole kwacha; undefined where the amount is left to the giver, or cannot be read. */
  kwacha: number | undefined;
  /** The amount as it was typed, where it cannot be read. */
  unreadable: string | undefined;
  /** The way to give, as `GiftWay` names it; undefined for the first one. */
  by: string | undefined;
}

/** The gift that an address asks for; undefined where it asks for no slip. */
export const giftFromParams = (query: URLSearchParams): GiftParams | undefined => {
  const [give, by] = [query.get('give'), query.get('by')];
  if (give === null && !by) return undefined;
  const kwacha =
    give !== null && /^[1-9]\d*$/.test(give) && Number(give) <= MOST ? Number(give) : undefined;
  return {
    kwacha,
    unreadable: kwacha === undefined ? (give ?? undefined) : undefined,
    by: by?.toLowerCase() || undefined,
  };
};

/** The address of the slip for a gift. */
export const slipHref = ({
  kwacha,
  by,
}: {
  kwacha?: number | undefined;
  by?: string | undefined;
}): string => {
  const query = new URLSearchParams({
    ...(kwacha !== undefined && { give: String(kwacha) }),
    ...(by && { by }),
  });
  return `/donate?${query.toString()}`;
};

/** The sentence about an amount that cannot be read; undefined where there is none. */
export const amountError = ({ unreadable }: GiftParams): string | undefined => {
  if (unreadable === undefined) return undefined;
  return /^\d{10,}$/.test(unreadable.replace(/^0+/, ''))
    ? t('The amount is too large for a slip. It can have at most 9 digits.')
    : t('Please write the amount in digits only, such as 15000.');
};
