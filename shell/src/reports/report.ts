import type { ErrorKind } from '@charity-site/registry';
import type { Router } from '../navigation/router';
import type { CapturedError, PartVersion } from './metError';

/** Maximum number of errors that wait for the reporter. */
const MAX_PENDING = 20;

const pending: CapturedError[] = [];
let reportNow: ((captured: CapturedError) => void) | undefined;
let router: Router | undefined;
let partAt: (path: string) => PartVersion | undefined = () => undefined;

/** Loads the reporter, which few visits need at once. Errors wait in `pending`. */
const load = (): Promise<void> =>
  import(/* webpackChunkName: "late-reporter" */ './reporter').then(
    ({ startReporter }) => {
      reportNow ??= startReporter({ router: () => router, partAt: (path) => partAt(path) });
      pending.splice(0).forEach(reportNow);
    },
    () => undefined,
  );

/** Reports an error of the open page to the server (docs/decisions/0027). */
export const report = (kind: ErrorKind, error: unknown, part?: PartVersion): void => {
  if (pending.length >= MAX_PENDING) return;
  pending.push({ kind, error, path: window.location.pathname, part });
  void load();
};

/** Reports uncaught errors and unhandled rejections. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error }) => report('rejection', error));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
};

/** Sets the function by which reports name the part that owns a path. */
export const setPartResolver = (resolve: typeof partAt): void => {
  partAt = resolve;
};

/**
 * Sets the router by which reports name the route of a page.
 * @returns a function that starts the measurements; call it when idle
 */
export const setReportRouter = (siteRouter: Router): (() => void) => {
  router = siteRouter;
  return () => void load();
};
