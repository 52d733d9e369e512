import { SHELL, type Registry } from '@charity-site/registry';
import type { Database, Writer } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { addCause, type Cause } from './causes';
import { addCounts } from './counts';
import { ERROR_KINDS, VISITOR_WITH_ERROR, VITALS, type ErrorKind, type Vital } from './kinds';
import { maskedMessage } from './maskedMessage';
import type { Batch, Report } from './rules';
import { knownRoute, servedVersion, type ServedVersion } from './servedVersions';
import { dayOf, hourOf, minuteOf } from './slots';
import { countsNow } from './visitors';
import { upToOf } from './vitals';

/** One report that was counted, for /metrics. */
export interface CountedReport {
  remote: string;
  version: string;
  kind: ErrorKind | Vital;
  /** The measured value; undefined for errors. */
  value?: number;
}

/** Who sent a batch, and when. */
interface Sender {
  visitor: string;
  now: Date;
}

type ErrorCause = Omit<Cause, 'count'> & { kind: ErrorKind };

/** Files are named only if they belong to a version, and without the folder of the version. */
const fileName = (file: string, parts: readonly ServedVersion[]): string => {
  const path = file.replace(/^\/(remotes\/[^/]+\/[^/]+\/)?/, '');
  const isKnown = parts.some(({ files }) => files.has(path)) || /^static\/[\w./-]+\.(js|css)$/.test(path);
  return isKnown ? path : 'a file';
};

const causeOf = (
  { kind, name = '', message = '', file, ms = 0 }: Report & { kind: ErrorKind },
  route: string,
  parts: readonly ServedVersion[],
): ErrorCause => {
  const masked = maskedMessage(name, message);
  if (kind !== 'load') return { kind, message: masked, route, ms: 0 };
  return { kind, message: file ? `${fileName(file, parts)}: ${masked}` : masked, route, ms: Math.round(ms) };
};

const countError = async (database: Writer, part: ServedVersion, cause: ErrorCause, { visitor, now }: Sender) => {
  const { remote, version } = part;
  const { kind, route } = cause;
  const existing = await database
    .selectFrom('report_visitors')
    .select('visitor')
    .where((eb) => eb.and({ remote, version }))
    .where('kind', 'in', ERROR_KINDS)
    .where('slot', '>=', dayOf(now))
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  if (!(await countsNow(database, { remote, version, kind, slot: hourOf(now), visitor, now }))) return false;
  const count = { remote, version, at: minuteOf(now), route, upTo: 0, count: 1 };
  await addCounts(database, [{ ...count, kind }, ...(existing ? [] : [{ ...count, kind: VISITOR_WITH_ERROR }])]);
  await addCause(database, part, cause, now);
  return true;
};

/**
 * Counts a measured value once a minute. They do not come together: browsers measure some when the page is hidden, after the
 * others have been sent.
 */
const countVital = async (
  database: Writer,
  { remote, version }: ServedVersion,
  { kind, value, route }: { kind: Vital; value: number; route: string },
  { visitor, now }: Sender,
) => {
  const at = minuteOf(now);
  if (!(await countsNow(database, { remote, version, kind, slot: at, visitor, now }))) return false;
  await addCounts(database, [{ remote, version, kind, at, route, upTo: upToOf(kind, value), count: 1 }]);
  return true;
};

/**
 * Counts what a browser reports, for the remote and the shell of its page. One visitor counts once for each version, kind and
 * hour, so nobody can fake more than that. Versions that visitors cannot have are ignored.
 * @returns what was counted
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
  const shell = sent.shell && sent.remote !== SHELL ? servedVersion(registry, SHELL, sent.shell) : undefined;
  const parts = shell ? [page, shell] : [page];
  const routeOf = (report: Report) => knownRoute(page, report.route ?? '');
  // A visitor counts once for each kind. In a fixed order, so that two writers in PostgreSQL do not wait for each other.
  const errors = ERROR_KINDS.flatMap((kind) => {
    const report = sent.reports.find((one) => one.kind === kind);
    return report ? [causeOf({ ...report, kind }, routeOf(report), parts)] : [];
  });
  const measured = VITALS.flatMap((kind) => {
    const report = sent.reports.find((one) => one.kind === 'vital' && one.name === kind);
    return report ? [{ kind, value: report.value ?? 0, route: routeOf(report) }] : [];
  });
  return inTransaction(database, async (transaction) => {
    const counted: CountedReport[] = [];
    for (const part of parts) {
      const { remote, version } = part;
      for (const cause of errors)
        if (await countError(transaction, part, cause, sender)) counted.push({ remote, version, kind: cause.kind });
      for (const vital of measured)
        if (await countVital(transaction, part, vital, sender))
          counted.push({ remote, version, kind: vital.kind, value: vital.value });
    }
    return counted;
  });
};
