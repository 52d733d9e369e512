/**
 * Instants as local time in a time zone, and back, by `Intl` alone: no time passes through the zone
 * of the device or the server, which may have no such hour. Without rules, so that visitors' pages
 * can import it alone.
 */

/** Formatters by time zone. Making one takes longer than formatting a hundred instants. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time in a zone, in ms as if it were UTC. */
const wallClock = (time: number, timeZone: string): number => {
  const format =
    formats.get(timeZone) ??
    // The Swedish locale formats dates as ISO 8601.
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  const seconds = Math.floor(time / 1000) * 1000;
  // While a year is typed, it has less than four digits.
  return (
    Date.parse(`${format.format(seconds).padStart(19, '0').replace(' ', 'T')}Z`) + time - seconds
  );
};

const iso = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString());

/** Milliseconds by which a time zone is ahead of UTC at a time, in ms since 1970. */
export const offsetAt = (time: number, timeZone: string): number =>
  wallClock(time, timeZone) - time;

/** An instant as local time in a zone, `YYYY-MM-DDTHH:mm:ss.sss`; '' when invalid. */
export const wallTimeIn = (timeZone: string, instant: string | Date = new Date()): string => {
  const time = new Date(instant).getTime();
  return Number.isNaN(time) ? '' : iso(wallClock(time, timeZone)).slice(0, -1);
};

const DAY_MS = 86_400_000;

/**
 * The instant of a local time in a zone (`YYYY-MM-DDTHH:mm`, also with seconds), UTC ISO 8601; ''
 * when invalid. Of a time that is there twice it is the first, and of one that clocks leave out as
 * much later as they are put forward.
 */
export const instantOf = (wall: string, timeZone: string): string => {
  const time = Date.parse(`${wall}Z`);
  if (Number.isNaN(time)) return '';
  const offsets = [offsetAt(time - DAY_MS, timeZone), offsetAt(time + DAY_MS, timeZone)];
  const offset =
    offsets.find((one) => offsetAt(time - one, timeZone) === one) ?? Math.min(...offsets);
  return iso(time - offset);
};
