import { hasVisitorProblems, type SitePart, type SiteHistoryEntry } from '@charity-site/api-client/entities';
import { longMoment } from '../site/time';

/** Whether the previous version is newer, as after a rollback. */
export const leadsForward = ({ previous, releasedAt }: SitePart): boolean =>
  previous !== undefined && previous.releasedAt > releasedAt;

/** State of a part as a short text and a colour. */
export const stateOf = ({
  visitors,
  verdict,
  rendering,
}: SitePart): { text: string; color: 'success' | 'error' | 'default' } => {
  if ((visitors && hasVisitorProblems(visitors)) || rendering) return { text: 'Problems reported', color: 'error' };
  if (verdict && (verdict.objections.length > 0 || verdict.smoke?.outcome === 'failed'))
    return { text: 'Did not pass its check', color: 'error' };
  if (verdict?.verified && verdict.smoke?.outcome === 'passed')
    return { text: 'Checked and working', color: 'success' };
  return { text: 'No problems known', color: 'default' };
};

/** The pages that a check opened; undefined for checks that did not count them. */
const openedText = (pages: readonly string[] | undefined): string | undefined =>
  pages && `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} on phone and desktop`;

/** Whether it was checked before it went live, and by whom. */
export const checkText = ({ verdict }: SitePart): string => {
  if (!verdict) return 'It was not checked.';
  if (verdict.objections.length > 0) return `Does not fit the site: ${verdict.objections.join(' ')}`;
  const { smoke, verified } = verdict;
  if (smoke?.outcome === 'failed')
    return `Failed when it was opened in a browser (${smoke.note ?? 'no reason given'}).`;
  if (smoke?.outcome !== 'passed') return 'Fits the site. It was not opened in a browser first.';
  const opened = openedText(smoke.pages);
  if (verified) return opened ? `Fits the site. Checked: ${opened}.` : 'Fits the site, and opened in a browser.';
  const report = opened ? `Checked by its team: ${opened}` : 'Its team reports that it opened in a browser';
  return `Fits the site. ${report}; the site has not verified this.`;
};

/** How rendering its pages on the server fails; undefined when it does not. */
export const renderingText = ({ rendering }: SitePart): string | undefined => {
  if (!rendering) return undefined;
  const times = rendering.count === 1 ? 'once' : `${rendering.count} times`;
  return `Pages could not be prepared by the server ${times}, last on ${longMoment(rendering.at)} (${rendering.reason}). Visitors still see them, but later.`;
};

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Size of a part; undefined when unknown. */
export const sizeText = ({ bytes, firstBytes }: SitePart): string | undefined =>
  bytes === undefined || firstBytes === undefined
    ? undefined
    : `Size: ${kB(firstBytes)} for a first visit, ${kB(bytes)} for all pages together`;

/** Who gets the canary of a part, since when; undefined while all visitors get the same version. */
export const canaryText = ({ canary }: Pick<SitePart, 'canary'>): string | undefined =>
  canary &&
  `${canary.share}% of the visitors have seen a new version since ${longMoment(canary.since)}, by ${canary.by}.`;

/** A history entry with versions, for developers. */
export const historyDetail = ({ at, remote, from, to, share }: SiteHistoryEntry): string =>
  `${longMoment(at)}: ${remote} ${to}${from ? `, replacing ${from}` : ''}${share ? ` for ${share}% of the visitors` : ''}`;
