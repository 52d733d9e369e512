import { seconds } from '../compatibility/nameErrors';
import type { VisitorSummary } from '../types';

/** A version's errors and speed at visitors, as lines for the terminal. */
export const visitorReport = ({
  days,
  visits,
  visitorsWithErrors,
  largestPaint,
  causes,
  blocked = [],
}: VisitorSummary): string[] => {
  const share =
    visits > 0 ? ` (${((visitorsWithErrors / visits) * 100).toFixed(1)} % of the views)` : '';
  const paint =
    largestPaint === undefined ? '' : `; largest paint ${seconds(largestPaint)} (75th percentile)`;
  return [
    `          ${visits} page views in ${days} days; visitors with errors: ${visitorsWithErrors}${share}${paint}`,
    ...causes.map(({ kind, route, message, count, ms }) => {
      const waited = ms > 0 ? `, up to ${seconds(ms)}` : '';
      return `          ${count} × ${kind} on ${route}: ${message}${waited}`;
    }),
    ...blocked.map(
      ({ route, message, count }) => `          ${count} × blocked on ${route}: ${message}`,
    ),
  ];
};
