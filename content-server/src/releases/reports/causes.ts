import { ERROR_KINDS, type ErrorKind } from '@charity-site/registry';
import type { Queryable } from '../../db/database';
import type { StoredVersion } from '../versions/versionCookies';
import { POLICY } from './counts';

/** Maximum number of stored causes of one version. Those with the fewest visitors are dropped. */
export const CAUSES_MAX = 20;

/** A cause of errors of a version. */
export interface Cause {
  kind: ErrorKind | typeof POLICY;
  /**
   * The error's name and message, or the file and why it did not load, or the directive and the
   * origin that was blocked; nothing personal.
   */
  message: string;
  /** Pattern of a page where it occurred. */
  route: string;
  /** Longest wait of a visitor for a file that did not load, in ms; 0 for other kinds. */
  ms: number;
  /** Number of visitors, each once a day. */
  count: number;
}

/** Kinds with a common maximum, so that reports of one sort do not evict those of the other. */
const sameSort = (kind: Cause['kind']): readonly Cause['kind'][] =>
  kind === POLICY ? [POLICY] : ERROR_KINDS;

const mostFrequent = (
  database: Queryable,
  { remote, version }: StoredVersion,
  kinds: readonly Cause['kind'][],
) =>
  database
    .selectFrom('report_causes')
    .where((eb) => eb.and({ remote, version }))
    .where('kind', 'in', kinds)
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc');

/** Counts a visitor for a cause. */
export const addCause = async (
  database: Queryable,
  { remote, version }: StoredVersion,
  { kind, message, route, ms }: Omit<Cause, 'count'>,
  now: Date,
): Promise<void> => {
  const lastAt = now.toISOString();
  await database
    .insertInto('report_causes')
    .values({ remote, version, kind, message, route, ms, count: 1, lastAt })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version', 'kind', 'message']).doUpdateSet((eb) => ({
        count: eb('report_causes.count', '+', 1),
        ms: eb
          .case()
          .when('report_causes.ms', '<', ms)
          .then(ms)
          .else(eb.ref('report_causes.ms'))
          .end(),
        lastAt,
      })),
    )
    .execute();
  await database
    .deleteFrom('report_causes')
    .where((eb) => eb.and({ remote, version }))
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('kind', 'message'),
        'in',
        mostFrequent(database, { remote, version }, sameSort(kind))
          .select(['kind', 'message'])
          .offset(CAUSES_MAX)
          .limit(CAUSES_MAX)
          .$asTuple('kind', 'message'),
      ),
    )
    .execute();
};

/** The most frequent causes of a version, of some kinds. */
export const causesOf = async <Kind extends Cause['kind']>(
  database: Queryable,
  version: StoredVersion,
  kinds: readonly Kind[],
  limit: number,
): Promise<(Cause & { kind: Kind })[]> => {
  const rows = await mostFrequent(database, version, kinds)
    .select(['message', 'route', 'kind', 'ms', 'count'])
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as Kind,
    ms: Number(row.ms),
    count: Number(row.count),
  }));
};
