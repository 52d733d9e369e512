import { SHELL, type Registry } from '@charity-site/registry';
import type { Database, ReportCountRow, Writer } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { addCause, type Cause } from './causes';
import { addCounts } from './counts';
import { ERROR_KINDS, VISITOR_WITH_ERROR, type ErrorKind, type Vital } from './kinds';
import { maskedMessage } from './maskedMessage';
import type { Batch, Report } from './rules';
import { knownRoute, servedVersion, type ServedVersion } from './servedVersions';
import { dayOf, hourOf, minuteOf } from './slots';
import { countsNow } from './visitors';
import { upToOf } from './vitals';

/** A version that is counted, with its name. */
interface CountedPart extends ServedVersion {
  remote: string;
}

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

type Answered = Omit<Cause, 'count'>;

/** Files are named only if they belong to a version, and without the folder of the version. */
const fileName = (file: string, parts: readonly CountedPart[]): string => {
  const path = file.replace(/^\/(remotes\/[^/]+\/[^/]+\/)?/, '');
  const isKnown = parts.some(({ files }) => files.has(path)) || /^static\/[\w./-]+\.(js|css)$/.test(path);
  return isKnown ? path : 'a file';
};

const causeOf = (report: Report, route: string, parts: readonly CountedPart[]): Answered => {
  const { name = '', message = '', file, ms = 0 } = report;
  const kind = report.kind as ErrorKind;
  const masked = maskedMessage(name, message);
  if (kind !== 'load') return { kind, message: masked, route, ms: 0 };
  return { kind, message: file ? `${fileName(file, parts)}: ${masked}` : masked, route, ms: Math.round(ms) };
};

const countError = async (database: Writer, part: CountedPart, cause: Answered, { visitor, now }: Sender) => {
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
 * Counts each measured value once a minute. They do not come together: browsers measure some when the page is hidden, after the
 * others have been sent. @returns the counted reports
 */
const countVitals = async (
  database: Writer,
  part: CountedPart,
  reports: readonly Report[],
  route: RouteOf,
  sender: Sender,
): Promise<Report[]> => {
  const { remote, version } = part;
  const { visitor, now } = sender;
  const at = minuteOf(now);
  const counted: Report[] = [];
  for (const report of reports)
    if (await countsNow(database, { remote, version, kind: report.name as Vital, slot: at, visitor, now }))
      counted.push(report);
  const rows = counted.map((report): ReportCountRow => ({
    remote,
    version,
    kind: report.name as Vital,
    at,
    route: route(report),
    upTo: upToOf(report.name as Vital, report.value ?? 0),
    count: 1,
  }));
  await addCounts(database, rows);
  return counted;
};

type RouteOf = (report: Report) => string;

/** The first report of each kind: a visitor counts once. */
const firstOfEach = (reports: readonly Report[], key: (report: Report) => string | undefined): Report[] => [
  ...new Map([...reports].reverse().map((report) => [key(report), report])).values(),
];

/** The parts that a batch is about: the remote of the page and the shell. */
const partsOf = (registry: Registry, { remote, version, shell }: Batch): CountedPart[] => {
  const named = [{ remote, version }, ...(shell && remote !== SHELL ? [{ remote: SHELL, version: shell }] : [])];
  const parts = named.map((one) => {
    const served = servedVersion(registry, one.remote, one.version);
    return served && { ...served, remote: one.remote };
  });
  // Ignores versions that were never served.
  return parts[0] ? parts.filter((part) => part !== undefined) : [];
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
  const parts = partsOf(registry, sent);
  const [page] = parts;
  if (!page) return [];
  const route: RouteOf = (report) => knownRoute(page, report.route ?? '');
  const errors = firstOfEach(
    sent.reports.filter(({ kind }) => kind !== 'vital'),
    ({ kind }) => kind,
  );
  const measured = firstOfEach(
    sent.reports.filter(({ kind }) => kind === 'vital'),
    ({ name }) => name,
  );
  return inTransaction(database, async (transaction) => {
    const counted: CountedReport[] = [];
    for (const part of parts) {
      const { remote, version } = part;
      for (const report of errors)
        if (await countError(transaction, part, causeOf(report, route(report), parts), sender))
          counted.push({ remote, version, kind: report.kind as ErrorKind });
      for (const { name, value } of await countVitals(transaction, part, measured, route, sender))
        counted.push({ remote, version, kind: name as Vital, value });
    }
    return counted;
  });
};
