/**
 * An instant (ISO 8601) as '21 November 2026, 10:00' in a time zone; an invalid instant is returned
 * unchanged.
 */
export const formatInstant = (timeZone: string, text: string): string => {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return text;
  const date = instant.toLocaleDateString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = instant.toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${date}, ${time}`;
};
