import type { VisitorSummary } from '../types';

/** Errors and speed that visitors had with a version, as lines for the terminal. */
export const visitorReport = ({
  days,
  visits,
  visitorsWithErrors,
  largestPaint,
  causes,
  blocked = [],
}: VisitorSummary): string[] => {
  const share = visits > 0 ? ` (${((visitorsWithErrors / visits) * 100).toFixed(1)} % of the views)` : '';
  const paint =
    largestPaint === undefined ? '' : `; largest paint ${(largestPaint / 1000).toFixed(1)} s (75th percentile)`;
  return [
    `          ${visits} page views in ${days} days; visitors with errors: ${visitorsWithErrors}${share}${paint}`,
    ...causes.map(({ kind, route, message, count, ms }) => {
      const waited = ms > 0 ? `, up to ${(ms / 1000).toFixed(1)} s` : '';
      return `          ${count} × ${kind} on ${route}: ${message}${waited}`;
    }),
    ...blocked.map(({ route, message, count }) => `          ${count} × blocked on ${route}: ${message}`),
  ];
};
