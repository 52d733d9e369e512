import { siteConfig } from '@charity-site/api-client/http';
import { onLCP } from 'web-vitals';
import { prefersReducedData } from '../connection/prefersReducedData';
import { runningShell } from '../registry/loadRegistry';
import type { Router } from '../navigation/router';
import { describeError } from './describeError';
import { outbox } from './outbox';
import { routePatternAt } from './routePatternAt';
import type { CapturedError, PartVersion } from './metError';

/** Context of the reporter. */
interface ReporterContext {
  /** The site's router, once it exists. */
  router: () => Router | undefined;
  /** The part that owns a path, once it is known. */
  partAt: (path: string) => PartVersion | undefined;
}

/** Path of the page that the browser has loaded; the router may show another one by now. */
const firstPath = (): string => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name).pathname : window.location.pathname;
};

/** True if this visit is in the share of visits that are measured. Not where data is scarce. */
const isMeasured = () => !prefersReducedData() && Math.random() < (siteConfig().vitalsShare ?? 1);

/**
 * Reports errors once for each kind and route, and the largest paint of the page that was loaded.
 * Nothing personal is sent: pages are named by their pattern.
 * @returns a function that takes an error
 */
export const startReporter = ({
  router,
  partAt,
}: ReporterContext): ((met: CapturedError) => void) => {
  const box = outbox();
  const seen = new WeakSet<object>();
  const sent = new Set<string>();
  const routeOf = (path: string) => {
    const current = router();
    return current && routePatternAt(current, path);
  };

  const add = (path: string, report: object, failed?: CapturedError['part']): boolean => {
    const part = failed ?? partAt(path);
    if (part) box.add({ ...part, shell: runningShell() }, { ...report, route: routeOf(path) });
    return part !== undefined;
  };

  const page = firstPath();
  if (isMeasured())
    onLCP(({ name, value, navigationType }) => {
      // A page that comes back from the browser's cache has not been loaded.
      if (navigationType !== 'back-forward-cache')
        add(page, { kind: 'vital', name, value: Math.round(value) });
    });

  return (met) => {
    const { error, kind, path, part } = met;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const described = describeError(met);
    const key = `${kind} ${routeOf(path)} ${part?.remote}`;
    if (!described || sent.has(key) || !add(path, described, part)) return;
    sent.add(key);
    box.sendSoon();
  };
};
