/**
 * Converts instants to local time in a time zone and back, with `Intl` only: the zone of the device
 * or the server, in which an hour can be missing, is never used. Without rules, so that visitors'
 * pages do not load yup.
 */

/** Formatters by time zone. Creating one takes longer than formatting a hundred instants. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time in a zone, in ms as if it were UTC. */
const wallClock = (time: number, timeZone: string): number => {
  const format =
    formats.get(timeZone) ??
    // The Swedish locale formats dates as ISO 8601.
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  const seconds = Math.floor(time / 1000) * 1000;
  // A partly typed year has fewer than four digits.
  return (
    Date.parse(`${format.format(seconds).padStart(19, '0').replace(' ', 'T')}Z`) + time - seconds
  );
};

const iso = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString());

/** Offset of a time zone from UTC in ms, at a time in ms since 1970. */
export const offsetAt = (time: number, timeZone: string): number =>
  wallClock(time, timeZone) - time;

/** An instant as local time in a zone, `YYYY-MM-DDTHH:mm:ss.sss`; '' if invalid. */
export const wallTimeIn = (timeZone: string, instant: string | Date = new Date()): string => {
  const time = new Date(instant).getTime();
  return Number.isNaN(time) ? '' : iso(wallClock(time, timeZone)).slice(0, -1);
};

const DAY_MS = 86_400_000;

/**
 * The instant of a local time in a zone (`YYYY-MM-DDTHH:mm`, also with seconds), UTC ISO 8601; ''
 * if invalid. An ambiguous time (clocks go back) is the first of the two instants. A skipped time
 * (clocks go forward) is moved forward by the length of the gap.
 */
export const instantOf = (wall: string, timeZone: string): string => {
  const time = Date.parse(`${wall}Z`);
  if (Number.isNaN(time)) return '';
  const offsets = [offsetAt(time - DAY_MS, timeZone), offsetAt(time + DAY_MS, timeZone)];
  const offset =
    offsets.find((one) => offsetAt(time - one, timeZone) === one) ?? Math.min(...offsets);
  return iso(time - offset);
};
