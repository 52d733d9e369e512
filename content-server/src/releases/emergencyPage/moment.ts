/**
 * An instant (ISO 8601) as '21 November 2026, 10:00' in a time zone; the text itself when it is no
 * instant.
 */
export const momentIn = (timeZone: string, instant: string): string => {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const date = moment.toLocaleDateString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${date}, ${time}`;
};
