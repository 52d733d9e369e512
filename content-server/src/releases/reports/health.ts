import type { Database } from '../../db/database';
import type { StoredVersion } from '../shown/shownToken';
import { ERROR_KINDS, VISIT, VISITOR_WITH_ERROR } from './kinds';
import { dayBefore, slotOf } from './slots';

/** Visits and errors of one version. */
export interface VersionHealth {
  /** Page views that the server answered with the version. */
  visits: number;
  /** Distinct visitors who reported an error of the version. A visitor on two days counts twice. */
  visitorsWithErrors: number;
  /** Reported times of the largest paint, in ms: how many were up to a limit and above the limit before. */
  largestPaints: { upTo: number; count: number }[];
}

/** Visitors of today and yesterday, each once; earlier days have only a number. */
const visitorsWithErrors = async (
  database: Database,
  { remote, version, from, now }: { remote: string; version: string; from: string; now: Date },
): Promise<number> => {
  const yesterday = dayBefore(now);
  const recent = await database
    .selectFrom('report_visitors')
    .select(({ fn }) => fn.count('visitor').distinct().as('count'))
    .where((eb) => eb.and({ remote, version }))
    .where('kind', 'in', ERROR_KINDS)
    .where('lastAt', '>=', from > yesterday ? from : yesterday)
    .executeTakeFirst();
  const earlier = await database
    .selectFrom('report_counts')
    .select(({ fn }) => fn.sum('count').as('count'))
    .where((eb) => eb.and({ remote, version, kind: VISITOR_WITH_ERROR }))
    .where('at', '>=', from)
    .where('at', '<', yesterday)
    .executeTakeFirst();
  return Number(recent?.count ?? 0) + Number(earlier?.count ?? 0);
};

/**
 * Visits and errors of a version since a time, to the minute (to the hour or day when it is longer ago). Page views of
 * the last second may be missing. Throws what the database throws.
 */
export const healthOf = async (
  database: Database,
  { remote, version, since }: StoredVersion & { since: Date },
  now = new Date(),
): Promise<VersionHealth> => {
  const from = slotOf(since, now);
  const counts = await database
    .selectFrom('report_counts')
    .select(({ fn }) => ['kind', 'upTo', fn.sum('count').as('count')])
    .where((eb) => eb.and({ remote, version }))
    .where('kind', 'in', [VISIT, 'LCP'])
    .where('at', '>=', from)
    .groupBy(['kind', 'upTo'])
    .orderBy('upTo')
    .execute();
  const visits = counts.find(({ kind }) => kind === VISIT);
  return {
    visits: Number(visits?.count ?? 0),
    visitorsWithErrors: await visitorsWithErrors(database, { remote, version, from, now }),
    largestPaints: counts
      .filter(({ kind }) => kind === 'LCP')
      .map(({ upTo, count }) => ({ upTo, count: Number(count) })),
  };
};
