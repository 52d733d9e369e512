import { siteConfig } from '@charity-site/api-client/http';
import type { PartVersion } from './metError';

/** A version, and the version of the shell in which it runs. */
interface Subject extends PartVersion {
  shell?: string;
}

/** Time that errors wait for others, in ms. */
const ERRORS_WAIT = 1_000;
/** Maximum number of reports in one batch, as the server takes it. */
const BATCH = 20;

/**
 * Collects reports and sends them in batches: soon, or when the page is left. A beacon outlives the
 * page.
 */
export const outbox = () => {
  const waiting = new Map<string, Subject & { reports: object[] }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const { reports, ...subject } of waiting.values()) {
      const batch = JSON.stringify({ ...subject, reports: reports.slice(0, BATCH) });
      navigator.sendBeacon(
        `${siteConfig().apiBase}/reports`,
        new Blob([batch], { type: 'application/json' }),
      );
    }
    waiting.clear();
  };

  // After the measurements' own listeners, which end them.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);

  return {
    add: (subject: Subject, report: object): void => {
      const key = `${subject.remote} ${subject.version}`;
      const { reports } = waiting.get(key) ?? { reports: [] };
      waiting.set(key, { ...subject, reports: [...reports, report] });
    },
    sendSoon: (): void => {
      timer ??= setTimeout(flush, ERRORS_WAIT);
    },
  };
};
