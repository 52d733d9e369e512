import { siteConfig } from '@charity-site/api-client/http';
import { onLCP } from 'web-vitals';
import { prefersReducedData } from '../connection/prefersReducedData';
import { runningShell } from '../registry/loadRegistry';
import type { Router } from '../navigation/router';
import { describeError } from './describeError';
import { outbox } from './outbox';
import { routePatternAt } from './routePatternAt';
import type { CapturedError, PartVersion } from './metError';

interface ReporterContext {
  /** The site's router, once it exists. */
  router: () => Router | undefined;
  /** The part that owns a path, once it is known. */
  partAt: (path: string) => PartVersion | undefined;
}

/** Path of the document that the browser loaded; the router may show another page by now. */
const firstPath = (): string => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name).pathname : window.location.pathname;
};

/** True if this visit is in the measured share. False if the visitor prefers reduced data. */
const isMeasured = () => !prefersReducedData() && Math.random() < (siteConfig().vitalsShare ?? 1);

/**
 * Reports errors once per kind and route, and the largest contentful paint of the first page.
 * Nothing personal is sent: pages are named by their path pattern.
 * @returns a function that reports an error
 */
export const startReporter = ({
  router,
  partAt,
}: ReporterContext): ((captured: CapturedError) => void) => {
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
      // A page from the back-forward cache was not loaded.
      if (navigationType !== 'back-forward-cache')
        add(page, { kind: 'vital', name, value: Math.round(value) });
    });

  return (captured) => {
    const { error, kind, path, part } = captured;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const described = describeError(captured);
    const key = `${kind} ${routeOf(path)} ${part?.remote}`;
    if (!described || sent.has(key) || !add(path, described, part)) return;
    sent.add(key);
    box.sendSoon();
  };
};
