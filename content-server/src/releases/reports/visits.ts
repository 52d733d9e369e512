import plugin from 'fastify-plugin';
import { inTransaction } from '../../db/transaction';
import type { ReportCountRow } from '../../db/database';
import { addCounts, keyOf, minuteOf, VISIT } from './counts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a page view with a version of a part. The counts are written within a second. */
    noteVisit: (remote: string, version: string) => void;
    /**
     * Writes the page views that were counted so far. Does not throw: a failed write is retried.
     */
    writeVisits: () => Promise<void>;
  }
}

/** Delay before counted page views are written, in ms. */
const WRITE_DELAY = 1_000;
/** Maximum number of counts in memory while the database is unavailable. */
const COUNTS_MAX = 5_000;

/** Counts the page views of each version. Nobody can fake them without fetching the pages. */
export const visits = plugin(
  async (app) => {
    const counts = new Map<string, ReportCountRow>();
    let timer: NodeJS.Timeout | undefined;

    const add = (row: ReportCountRow) => {
      const key = keyOf(row);
      const existing = counts.get(key);
      if (existing) existing.count += row.count;
      else if (counts.size < COUNTS_MAX) counts.set(key, row);
    };

    const write = async () => {
      clearTimeout(timer);
      timer = undefined;
      const rows = [...counts.values()];
      counts.clear();
      try {
        if (rows.length > 0)
          await inTransaction(app.database, (transaction) => addCounts(transaction, rows));
      } catch (error) {
        rows.forEach(add);
        app.log.error(error, 'Page views could not be counted.');
      }
    };

    app.decorate('noteVisit', (remote, version) => {
      app.measure('site.visits', 1, { remote, version });
      add({ remote, version, kind: VISIT, at: minuteOf(new Date()), upTo: 0, count: 1 });
      timer ??= setTimeout(() => void write(), WRITE_DELAY).unref();
    });
    app.decorate('writeVisits', write);
    app.addHook('onClose', write);
  },
  { name: 'visits', dependencies: ['telemetry'] },
);
