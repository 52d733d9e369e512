import type { SiteHistoryEntry } from './composition';
import { partTitle } from './partTitles';

/** An entry of the release history as a sentence, without versions. */
export const historyText = ({
  remote,
  action,
  to,
  share,
}: Pick<SiteHistoryEntry, 'remote' | 'action' | 'to' | 'share'>): string => {
  const { title, within } = partTitle(remote);
  const switched = to === '' ? title : `${to}, which ${within} adds to other pages`;
  return {
    release: `A new version of ${within} went live`,
    rollback: `Another version of ${within} was restored`,
    canary: `${share ?? 0}% of the visitors got a new version of ${within}`,
    promote: `The new version of ${within} went live for all visitors`,
    'end-canary': `The new version of ${within} was taken back from the visitors who had it`,
    grant: `${title} may now have pages below ${to}`,
    off: `Switched off: ${switched}`,
    on: `Switched on: ${switched}`,
  }[action];
};
