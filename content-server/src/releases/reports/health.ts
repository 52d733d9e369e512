import { ERROR_KINDS } from '@charity-site/registry';
import type { Database } from '../../db/database';
import type { StoredVersion } from '../versions/versionCookies';
import { minuteOf, LARGEST_PAINT, VISIT } from './counts';

/** Page views and errors of one version. */
export interface VersionHealth {
  /** Page views that were served with the version. */
  visits: number;
  /** Distinct visitors who reported an error of the version. A visitor on two days counts twice. */
  visitorsWithErrors: number;
  /** Reported times of the largest paint, in ms, counted in buckets by their upper limit. */
  largestPaints: { upTo: number; count: number }[];
}

/**
 * Visits and errors of a version since a time, page views to the minute. Page views of the last
 * second may be missing. Throws what the database throws.
 */
export const healthOf = async (
  database: Database,
  { remote, version, since }: StoredVersion & { since: Date },
): Promise<VersionHealth> => {
  const errors = await database
    .selectFrom('report_visitors')
    .select(({ fn }) => fn.count('visitor').distinct().as('count'))
    .where((eb) => eb.and({ remote, version }))
    .where('kind', 'in', ERROR_KINDS)
    .where('lastAt', '>=', since.toISOString())
    .executeTakeFirst();
  const counts = await database
    .selectFrom('report_counts')
    .select(({ fn }) => ['kind', 'upTo', fn.sum('count').as('count')])
    .where((eb) => eb.and({ remote, version }))
    .where('at', '>=', minuteOf(since))
    .groupBy(['kind', 'upTo'])
    .orderBy('upTo')
    .execute();
  return {
    visits: Number(counts.find(({ kind }) => kind === VISIT)?.count ?? 0),
    visitorsWithErrors: Number(errors?.count ?? 0),
    largestPaints: counts
      .filter(({ kind }) => kind === LARGEST_PAINT)
      .map(({ upTo, count }) => ({ upTo, count: Number(count) })),
  };
};
