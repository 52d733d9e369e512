import { siteConfig } from '@charity-site/api-client/http';
import type { PartVersion } from './metError';

/** One report, and the versions that it is about. */
interface Entry {
  part: PartVersion;
  /** The version of the shell in which the part runs. */
  shell?: string;
  report: object;
}

/** Time that errors wait for others, in ms. */
const ERRORS_WAIT = 1_000;
/** Maximum number of reports in one batch, as the server takes it. */
const BATCH = 20;

/** Collects reports and sends them in batches: soon, or when the page is left. A beacon outlives the page. */
export const outbox = () => {
  const waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendTo = ({ part, shell }: Entry, entries: readonly Entry[]) => {
    const batch = { ...part, shell, reports: entries.slice(0, BATCH).map(({ report }) => report) };
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
    navigator.sendBeacon(`${siteConfig().apiBase}/reports`, body);
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const byPart = new Map<string, Entry[]>();
    for (const entry of waiting.splice(0)) {
      const key = `${entry.part.remote} ${entry.part.version}`;
      byPart.set(key, [...(byPart.get(key) ?? []), entry]);
    }
    for (const entries of byPart.values()) if (entries[0]) sendTo(entries[0], entries);
  };

  // After the measurements' own listeners, which end them.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);

  return {
    add: (entry: Entry): void => void waiting.push(entry),
    sendSoon: (): void => {
      timer ??= setTimeout(flush, ERRORS_WAIT);
    },
  };
};
