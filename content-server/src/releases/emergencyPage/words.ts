import {
  hasVisitorProblems,
  type PartContribution,
  type RefusedVersion,
  type SiteHistoryEntry,
  type SitePart,
} from '@charity-site/api-client/entities';

/** Formats an instant (ISO 8601) for the page. */
export type FormatInstant = (instant: string) => string;

/** When visitors get the change of an administrator. */
export const NEXT_PAGE = 'Visitors get it with the next page they open.';

/** True if the previous version is newer, as after a rollback. */
export const isPreviousNewer = ({ previous, releasedAt }: SitePart): boolean =>
  previous !== undefined && previous.releasedAt > releasedAt;

interface PartState {
  text: string;
  color: 'success' | 'error' | 'default';
}

/** State of a part as a short text and a colour. */
export const stateOf = ({ visitors, verdict, rendering, off }: SitePart): PartState => {
  if (off) return { text: 'Switched off', color: 'default' };
  if ((visitors && hasVisitorProblems(visitors)) || rendering)
    return { text: 'Problems reported', color: 'error' };
  if (verdict && (verdict.objections.length > 0 || verdict.smoke?.outcome === 'failed'))
    return { text: 'Did not pass its check', color: 'error' };
  if (verdict?.verified && verdict.smoke?.outcome === 'passed')
    return { text: 'Checked and working', color: 'success' };
  return { text: 'No problems known', color: 'default' };
};

/** The pages that a check opened; undefined for checks that did not count them. */
const openedText = (pages: readonly string[] | undefined): string | undefined =>
  pages && `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} on phone and desktop`;

/** Sentence about the check before the version went live. */
export const checkText = ({ verdict }: Pick<SitePart, 'verdict'>): string => {
  if (!verdict) return 'It was not checked.';
  if (verdict.objections.length > 0)
    return `Does not fit the site: ${verdict.objections.join(' ')}`;
  const { smoke, verified } = verdict;
  if (smoke?.outcome === 'failed')
    return `Failed when it was opened in a browser (${smoke.note ?? 'no reason given'}).`;
  if (smoke?.outcome !== 'passed') return 'Fits the site. It was not opened in a browser first.';
  const opened = openedText(smoke.pages);
  if (verified)
    return opened
      ? `Fits the site. Checked: ${opened}.`
      : 'Fits the site, and opened in a browser.';
  const report = opened
    ? `Checked by its team: ${opened}`
    : 'Its team reports that it opened in a browser';
  return `Fits the site. ${report}; the site has not verified this.`;
};

/** When a newer version was rejected, and who checked it. */
export const refusedText = ({ at, by, verified }: RefusedVersion, when: FormatInstant): string => {
  const report = verified ? '' : ' Its team reports this.';
  return `A newer version did not pass its check on ${when(at)}, by ${by}. Visitors do not get it.${report}`;
};

/** Sentence about a rendering failure on the server; undefined if there is none. */
export const renderingText = ({ rendering }: SitePart, when: FormatInstant): string | undefined => {
  if (!rendering) return undefined;
  const times = rendering.count === 1 ? 'once' : `${rendering.count} times`;
  return `Pages could not be prepared by the server ${times}, last on ${when(rendering.at)} (${rendering.reason}). Visitors still see them, but later.`;
};

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Size of a part; undefined when unknown. */
export const sizeText = ({ bytes, firstBytes }: SitePart): string | undefined =>
  bytes === undefined || firstBytes === undefined
    ? undefined
    : `Size: ${kB(firstBytes)} for a first visit, ${kB(bytes)} for all pages together`;

/** A history entry with versions, for developers. */
export const historyDetail = (entry: SiteHistoryEntry, when: FormatInstant): string => {
  const { at, remote, action, from, to, share } = entry;
  const switched = action === 'off' || action === 'on' ? ` switched ${action}` : '';
  const replaced = from ? `, replacing ${from}` : '';
  const visitors = share ? ` for ${share}% of the visitors` : '';
  return `${when(at)}: ${[remote, to].join(' ').trim()}${switched}${replaced}${visitors}`;
};

/** The parts that the rest of the site needs. */
const REQUIRED = ['public-site', 'admin-app', 'shell'];

/** True if the administrator can switch a part off and on. */
export const canBeClosed = ({ name }: Pick<SitePart, 'name'>): boolean => !REQUIRED.includes(name);

const PLACES: Record<PartContribution['at'], string> = {
  menu: 'in the menu',
  footer: 'in the footer',
  sidebar: 'in the sidebar of the administrator area',
  tiles: 'on the dashboard',
  'home.beforeFooter': 'at the end of the home page',
  'update.afterText': 'below each update',
  'admin.dashboard': 'at the end of the dashboard',
};

/** Label and place of a part's contribution to other pages. */
export const contributionText = ({ label, at }: PartContribution): string =>
  `${label}, ${PLACES[at]}`;
