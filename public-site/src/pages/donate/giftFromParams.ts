import { t } from '@charity-site/api-client/http';

/** Maximum amount on a slip, in kwacha. */
const MAX_AMOUNT = 999_999_999;

/** The gift in the search params of a slip. */
export interface GiftParams {
  /** Whole kwacha; undefined if the giver chooses the amount, or the amount is invalid. */
  kwacha: number | undefined;
  /** The typed amount if it is invalid. */
  unreadable: string | undefined;
  /** The `key` of a `GiftWay`; undefined for the first one. */
  by: string | undefined;
}

/** The gift in the search params; undefined if they are not those of a slip. */
export const giftFromParams = (query: URLSearchParams): GiftParams | undefined => {
  const [give, by] = [query.get('give'), query.get('by')];
  if (give === null && !by) return undefined;
  const kwacha =
    give !== null && /^[1-9]\d*$/.test(give) && Number(give) <= MAX_AMOUNT
      ? Number(give)
      : undefined;
  return {
    kwacha,
    unreadable: kwacha === undefined ? (give ?? undefined) : undefined,
    by: by?.toLowerCase() || undefined,
  };
};

/** Href of the slip of a gift, or of another page with its params. */
export const slipHref = (
  { kwacha, by }: Partial<Pick<GiftParams, 'kwacha' | 'by'>>,
  path = '/donate',
): string => {
  const query = new URLSearchParams({
    ...(kwacha !== undefined && { give: String(kwacha) }),
    ...(by && { by }),
  });
  return `${path}?${query.toString()}`;
};

/** Error message for an invalid amount; undefined for a valid one. */
export const amountError = ({ unreadable }: GiftParams): string | undefined => {
  if (unreadable === undefined) return undefined;
  return /^\d{10,}$/.test(unreadable.replace(/^0+/, ''))
    ? t('The amount is too large for a slip. It can have at most 9 digits.')
    : t('Please write the amount in digits only, such as 15000.');
};
