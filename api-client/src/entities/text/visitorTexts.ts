import type { VisitorSummary } from '@charity-site/registry/types';

type Cause = VisitorSummary['causes'][number];

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The share of visitors with an error; '' for too few page views. */
const shareText = ({ visits, visitorsWithErrors }: VisitorSummary): string => {
  if (visits < 20) return '';
  const percent = (visitorsWithErrors / visits) * 100;
  return ` (${percent < 0.1 ? 'less than 0.1' : percent.toFixed(percent < 10 ? 1 : 0)} %)`;
};

const errorsText = (summary: VisitorSummary): string => {
  const { visits, visitorsWithErrors, days } = summary;
  const views = counted(visits, 'page view', 'page views');
  if (visits === 0 && visitorsWithErrors === 0) return `Nobody opened it in the last ${days} days.`;
  if (visitorsWithErrors === 0)
    return `No visitor reported an error in ${views} of the last ${days} days.`;
  const affected = `${counted(visitorsWithErrors, 'visitor', 'visitors')} saw an error`;
  return `${affected} in ${views} of the last ${days} days${shareText(summary)}.`;
};

/** Number of visitors with an error of a version, and its largest contentful paint. */
export const visitorsText = (summary: VisitorSummary): string => {
  const { largestPaint } = summary;
  const speed =
    largestPaint === undefined
      ? ''
      : ` For three of four visitors, pages showed their main content within ${(largestPaint / 1000).toFixed(1)} seconds.`;
  return errorsText(summary) + speed;
};

/** True if more than one in a hundred page views had an error. */
export const hasVisitorProblems = ({ visits, visitorsWithErrors }: VisitorSummary): boolean =>
  visitorsWithErrors > visits / 100;

const CAUSE_TEXTS: Record<Cause['kind'], string> = {
  render: 'a page could not be shown',
  rejection: 'something on a page did not work',
  load: 'a file did not load',
  hydration: 'a page was shown, but had to be built twice',
};

/** The most frequent errors of visitors, in everyday words; undefined if there were none. */
export const causesText = ({ causes, visitorsWithErrors }: VisitorSummary): string | undefined => {
  if (visitorsWithErrors === 0 || causes.length === 0) return undefined;
  const texts = causes.map(({ kind, route, count }) => {
    const where = route === 'other' ? '' : ` on ${route}`;
    return `${CAUSE_TEXTS[kind]}${where} (${counted(count, 'visitor', 'visitors')})`;
  });
  return `${[...new Set(texts)].join('; ')}. Browsers reported this; it is not verified.`.replace(
    /^./,
    (first) => first.toUpperCase(),
  );
};

/** The most frequent errors for developers: error or file, one line each. */
export const causeDetails = ({ causes }: VisitorSummary): string[] =>
  causes.map(({ kind, message, route, ms, count }) => {
    const waited = ms > 0 ? `, after up to ${(ms / 1000).toFixed(1)} s` : '';
    return `${kind} on ${route}: ${message} (${counted(count, 'visitor', 'visitors')}${waited})`;
  });

/** Content that browsers blocked on a version's pages (CSP); undefined if there was none. */
export const blockedText = ({ blocked = [] }: VisitorSummary): string | undefined => {
  if (blocked.length === 0) return undefined;
  const texts = blocked.map(({ message, route, count }) => {
    const where = route === 'other' ? '' : ` on ${route}`;
    return `${message}${where} (${counted(count, 'visitor', 'visitors')})`;
  });
  return `${texts.join('; ')}. Browsers reported this; extensions of browsers can cause it, too.`;
};
