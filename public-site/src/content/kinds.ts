import { t } from '@charity-site/api-client/http';
import { formatDate, formatDay, shortened } from '../dates/format';

/** Names of content types, by their paths. */
const KINDS: Record<string, string> = {
  updates: 'News',
  events: 'Event',
  projects: 'Project',
  'case-studies': 'Case study',
  'use-cases': 'Use case',
  documents: 'Document',
};

/**
 * The line above an item among items of several types, such as 'News · 21 November 2026'.
 * @param list the path of its content type
 * @param date a calendar date or a time
 * @param isShort true for a month of three letters
 */
export const typeAndDate = (list: string, date = '', isShort = false): string => {
  const day = date && (date.includes('T') ? formatDay(date) : formatDate(date));
  return [t(KINDS[list] ?? ''), isShort ? shortened(day) : day].filter(Boolean).join(' · ');
};
