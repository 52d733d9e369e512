import { siteConfig } from '@charity-site/api-client/http';
import type { PartVersion } from './metError';

/** A version of a part, and of the shell in which it runs. */
interface Subject extends PartVersion {
  shell?: string;
}

/** Delay in ms in which errors are collected into one batch. */
const BATCH_DELAY = 1_000;
/** Maximum number of reports that the server accepts in one batch. */
const MAX_BATCH = 20;

/** Collects reports and sends them in batches, at the latest as beacons when the page is hidden. */
export const outbox = () => {
  const waiting = new Map<string, Subject & { reports: object[] }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const { reports, ...subject } of waiting.values()) {
      const batch = JSON.stringify({ ...subject, reports: reports.slice(0, MAX_BATCH) });
      navigator.sendBeacon(
        `${siteConfig().apiBase}/reports`,
        new Blob([batch], { type: 'application/json' }),
      );
    }
    waiting.clear();
  };

  // Registered after the listeners of web-vitals, which report their final values first.
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
      timer ??= setTimeout(flush, BATCH_DELAY);
    },
  };
};
