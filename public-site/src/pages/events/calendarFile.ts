import { plainText, type Event } from '@charity-site/api-client/entities';

/** Maximum line length of the format, in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** An instant in the format's notation: 20261201T080000Z. */
const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Folds a long line without splitting a character. */
const folded = (line: string): string => {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
};

/**
 * An event as an iCalendar file (RFC 5545), in UTC. It has a start and no end, as events have none.
 * @param url URL of the event's page
 */
export const calendarFile = ({ _id, title, date, location, description, updatedAt }: Event, url: string): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charity site//Events//EN',
    'BEGIN:VEVENT',
    `UID:${_id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(Date.parse(updatedAt))}`,
    `DTSTART:${stamp(Date.parse(date))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(plainText(description, 500))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
};

/** File name from the event's title: 'harvest-thanksgiving.ics'. */
export const calendarFileName = (title: string): string => {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['event'];
  // File systems allow 255 bytes, and a character has up to four.
  return `${words.join('-').slice(0, 60)}.ics`;
};
