import { offsetAt } from '@charity-site/api-client/entities';

const offsets = new Map<string, number | undefined>();

const computed = (timeZone: string): number | undefined => {
  const quarters = Array.from({ length: 130 * 4 }, (_, quarter) => Date.UTC(1970, quarter * 3));
  const [offset, ...others] = new Set(quarters.map((time) => offsetAt(time, timeZone) / 60_000));
  return others.length === 0 ? offset : undefined;
};

/**
 * Minutes by which a time zone is ahead of UTC, when it is the same from 1970 to 2100; undefined in
 * zones with summer time. Browsers then format times without `Intl`, whose first formatter keeps a
 * cheap phone busy for a tenth of a second.
 */
export const fixedOffset = (timeZone: string): number | undefined => {
  if (!offsets.has(timeZone)) offsets.set(timeZone, computed(timeZone));
  return offsets.get(timeZone);
};
