import { ERROR_KINDS, SHELL, type ErrorKind, type Registry } from '@charity-site/registry';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { addCause, type Cause } from './causes';
import { addCounts, minuteOf, LARGEST_PAINT } from './counts';
import { maskedMessage } from './maskedMessage';
import { histogramBucket } from './paintTimes';
import type { Batch, Report } from './rules';
import { knownRoute, servedVersion, type ServedVersion } from './servedVersions';
import { recordOnce, dayOf } from './visitors';

/** One report that was counted, for /metrics. */
export interface CountedReport {
  remote: string;
  version: string;
  kind: ErrorKind | typeof LARGEST_PAINT;
  /** The reported time, in ms; undefined for errors. */
  value?: number;
}

/** The sender of a batch, and the time. */
interface Sender {
  visitor: string;
  now: Date;
}

type ErrorCause = Omit<Cause, 'count'> & { kind: ErrorKind };

/** A file's name, without its version's folder. Unknown files are not named. */
const fileName = (file: string, parts: readonly ServedVersion[]): string => {
  const path = file.replace(/^\/(remotes\/[^/]+\/[^/]+\/)?/, '');
  const isKnown =
    parts.some(({ files }) => files.has(path)) || /^static\/[\w./-]+\.(js|css)$/.test(path);
  return isKnown ? path : 'a file';
};

const causeOf = (
  { kind, name = '', message = '', file, ms = 0 }: Report & { kind: ErrorKind },
  route: string,
  parts: readonly ServedVersion[],
): ErrorCause => {
  const masked = maskedMessage(name, message);
  if (kind !== 'load') return { kind, message: masked, route, ms: 0 };
  return {
    kind,
    message: file ? `${fileName(file, parts)}: ${masked}` : masked,
    route,
    ms: Math.round(ms),
  };
};

/**
 * Counts a browser's reports, for the remote and the shell of its page. One visitor counts once for
 * each version, kind of error and day, so nobody can fake more than that. Versions that visitors
 * cannot get are ignored.
 * @returns the counted reports
 */
export const recordBatch = async (
  database: Database,
  registry: Registry,
  sent: Batch,
  sender: Sender,
): Promise<CountedReport[]> => {
  // Versions that were never served are ignored.
  const page = servedVersion(registry, sent.remote, sent.version);
  if (!page) return [];
  const shell =
    sent.shell && sent.remote !== SHELL ? servedVersion(registry, SHELL, sent.shell) : undefined;
  const parts = shell ? [page, shell] : [page];
  const routeOf = (report: Report) => knownRoute(page, report.route ?? '');
  // A visitor counts once for each kind. The order is fixed, so that two writers in PostgreSQL do
  // not deadlock.
  const errors = ERROR_KINDS.flatMap((kind) => {
    const report = sent.reports.find((one) => one.kind === kind);
    return report ? [causeOf({ ...report, kind }, routeOf(report), parts)] : [];
  });
  const paint = sent.reports.find(
    ({ kind, name }) => kind === 'vital' && name === LARGEST_PAINT,
  )?.value;
  const { visitor, now } = sender;
  return inTransaction(database, async (transaction) => {
    const counted: CountedReport[] = [];
    for (const { remote, version } of parts) {
      for (const cause of errors) {
        const { kind } = cause;
        if (
          !(await recordOnce(transaction, {
            remote,
            version,
            kind,
            slot: dayOf(now),
            visitor,
            now,
          }))
        )
          continue;
        await addCause(transaction, { remote, version }, cause, now);
        counted.push({ remote, version, kind });
      }
      if (paint === undefined) continue;
      const kind = LARGEST_PAINT;
      await addCounts(transaction, [
        { remote, version, kind, at: minuteOf(now), upTo: histogramBucket(paint), count: 1 },
      ]);
      counted.push({ remote, version, kind, value: paint });
    }
    return counted;
  });
};
