import type { ErrorKind } from '@charity-site/registry';
import type { Router } from '../navigation/router';
import type { CapturedError, PartVersion } from './metError';

/** Errors that are kept until the reporter has loaded. */
const KEPT = 20;

const kept: CapturedError[] = [];
let take: ((met: CapturedError) => void) | undefined;
let router: Router | undefined;
let partAt: (path: string) => PartVersion | undefined = () => undefined;

/** Loads the reporter, which few visits need at once: errors wait for it here. */
const load = (): Promise<void> =>
  import(/* webpackChunkName: "late-reporter" */ './reporter').then(
    ({ startReporter }) => {
      take ??= startReporter({ router: () => router, partAt: (path) => partAt(path) });
      kept.splice(0).forEach(take);
    },
    () => undefined,
  );

/** Reports an error of the open page to the server (docs/decisions/0027). */
export const report = (kind: ErrorKind, error: unknown, part?: PartVersion): void => {
  if (kept.length >= KEPT) return;
  kept.push({ kind, error, path: window.location.pathname, part });
  void load();
};

/** Reports errors that nothing in the page has handled. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error }) => report('rejection', error));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
};

/** Lets reports name the part that owns a path. */
export const setPartResolver = (given: typeof partAt): void => {
  partAt = given;
};

/**
 * Lets reports name the routes of a router.
 * @returns a function that starts the measurements; call it when idle
 */
export const setReportRouter = (started: Router): (() => void) => {
  router = started;
  return () => void load();
};
