import { t } from '@charity-site/api-client/http';
import { formatDate, formatDay, withShortMonth } from '../dates/format';

/** Names of content types, by their paths. */
const KINDS: Record<string, string> = {
  updates: 'News',
  events: 'Event',
  projects: 'Project',
  'case-studies': 'Case study',
  'use-cases': 'Use case',
  documents: 'Document',
  pages: 'Page',
};

/**
 * Type and date of an item in a list of several types, such as 'News · 21 November 2026'.
 * @param list the path of its content type
 * @param date a calendar date or a date-time
 * @param isShort true to shorten the month to three letters
 */
export const typeAndDate = (list: string, date = '', isShort = false): string => {
  const day = date && (date.includes('T') ? formatDay(date) : formatDate(date));
  return [t(KINDS[list] ?? ''), isShort ? withShortMonth(day) : day].filter(Boolean).join(' · ');
};
