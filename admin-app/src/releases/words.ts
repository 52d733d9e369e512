import type { PartProblems, SitePart, SiteTurn } from 'api-client/entities';
import { longMoment } from '../site/time';

/** What the teams' names for the parts mean to the person who keeps the site. */
const TITLES: Record<string, { title: string; about: string; within: string }> = {
  'public-site': { title: 'Public website', about: 'All that visitors see.', within: 'the public website' },
  'admin-app': {
    title: 'Administrator area',
    about: 'Where you are now, and where the content is kept.',
    within: 'the administrator area',
  },
};

/** A part in plain words; one that was added later goes by its team's name. */
export const titleOf = (name: string) => TITLES[name] ?? { title: name, about: '', within: name };

/** The parts in the order in which they matter to visitors. */
export const inOrder = (parts: readonly SitePart[]): SitePart[] => {
  const place = ({ name }: SitePart) => [...Object.keys(TITLES), name].indexOf(name);
  return [...parts].sort((one, other) => place(one) - place(other));
};

/** Whether going back leads to a newer version: after a roll back it does. */
export const leadsForward = ({ previous, releasedAt }: SitePart): boolean =>
  previous !== undefined && previous.releasedAt > releasedAt;

/** How a part does, in a word or two and a colour. */
export const stateOf = ({ failures, verdict }: SitePart): { text: string; color: 'success' | 'error' | 'default' } => {
  if (failures > 0) return { text: 'Problems reported', color: 'error' };
  if (verdict && (verdict.objections.length > 0 || verdict.smoke.outcome === 'failed'))
    return { text: 'Did not pass its check', color: 'error' };
  if (verdict?.smoke.outcome === 'passed') return { text: 'Checked and working', color: 'success' };
  return { text: 'No problems known', color: 'default' };
};

/** Whether it was tried before it went live. */
export const checkText = ({ verdict }: SitePart): string => {
  if (!verdict) return 'Not tried with the present frame of the site.';
  if (verdict.objections.length > 0) return `Does not fit the site: ${verdict.objections.join(' ')}`;
  const { outcome, note } = verdict.smoke;
  if (outcome === 'failed') return `Failed when it was opened in a browser (${note ?? 'no reason noted'}).`;
  if (outcome === 'left out') return 'Fits the site; was not opened in a browser first.';
  return 'Fits the site, and was opened in a browser first.';
};

/** What browsers of visitors have told of a version. */
export const problemsText = ({ failures, lastFailureAt }: PartProblems): string => {
  if (failures === 0) return 'No browser has reported any.';
  const times = failures === 1 ? 'Once a browser' : `${failures} times a browser`;
  const last = lastFailureAt ? `, last on ${longMoment(lastFailureAt)}` : '';
  return `${times} could not open it${last}.`;
};

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** What it weighs; undefined where nobody noted it. */
export const sizeText = ({ bytes, firstBytes }: SitePart): string | undefined =>
  bytes === undefined || firstBytes === undefined
    ? undefined
    : `${kB(firstBytes)} for a first visit, ${kB(bytes)} for every page together`;

/** One turn of the registry as a sentence. */
export const turnText = ({ remote, action }: Pick<SiteTurn, 'remote' | 'action'>): string => {
  const { within } = titleOf(remote);
  if (action === 'release') return `A new version of ${within} went live`;
  return `${within.charAt(0).toUpperCase()}${within.slice(1)} was switched to a version released earlier`;
};
