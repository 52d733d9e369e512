import type { Database, Writer } from '../../db/database';
import type { StoredVersion } from '../shown/shownToken';
import { ERROR_KINDS, POLICY, type ErrorKind } from './kinds';

/** Maximum number of stored causes of one version. Those of the fewest visitors are dropped. */
export const CAUSES_MAX = 20;

/** A cause of errors of a version. */
export interface Cause {
  kind: ErrorKind | typeof POLICY;
  /**
   * The error's name and message, or the file and why it did not load, or the directive and the origin that was blocked;
   * nothing personal.
   */
  message: string;
  /** Pattern of a page where it occurred. */
  route: string;
  /** Longest wait of a visitor for a file that did not load, in ms; 0 for other kinds. */
  ms: number;
  /** Number of visitors, each once an hour. */
  count: number;
}

/** Kinds that are counted together, so that reports of one sort do not push out those of the other. */
const sameSort = (kind: Cause['kind']): readonly Cause['kind'][] => (kind === POLICY ? [POLICY] : ERROR_KINDS);

/** Counts a visitor for a cause. */
export const addCause = async (
  database: Writer,
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
        ms: eb.case().when('report_causes.ms', '<', ms).then(ms).else(eb.ref('report_causes.ms')).end(),
        lastAt,
      })),
    )
    .execute();
  const dropped = await database
    .selectFrom('report_causes')
    .select(['kind', 'message'])
    .where((eb) => eb.and({ remote, version }))
    .where('kind', 'in', sameSort(kind))
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .offset(CAUSES_MAX)
    .limit(CAUSES_MAX)
    .execute();
  for (const cause of dropped)
    await database
      .deleteFrom('report_causes')
      .where((eb) => eb.and({ remote, version, ...cause }))
      .execute();
};

const rowsOf = (
  database: Database,
  { remote, version }: StoredVersion,
  { kinds, limit }: { kinds: readonly Cause['kind'][]; limit: number },
) =>
  database
    .selectFrom('report_causes')
    .select(['kind', 'message', 'route', 'ms', 'count'])
    .where((eb) => eb.and({ remote, version }))
    .where('kind', 'in', kinds)
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(limit)
    .execute();

/** The causes of errors of a version that most visitors met. */
export const causesOf = async (
  database: Database,
  version: StoredVersion,
  limit = CAUSES_MAX,
): Promise<(Cause & { kind: ErrorKind })[]> =>
  (await rowsOf(database, version, { kinds: ERROR_KINDS, limit })).map((row) => ({
    ...row,
    kind: row.kind as ErrorKind,
    ms: Number(row.ms),
    count: Number(row.count),
  }));

/**
 * Sources that the content security policy of a version's pages blocked for most visitors, such as `img-src
 * https://example.org`.
 */
export const blockedOf = async (
  database: Database,
  version: StoredVersion,
  limit: number,
): Promise<Pick<Cause, 'message' | 'route' | 'count'>[]> =>
  (await rowsOf(database, version, { kinds: [POLICY], limit })).map(({ message, route, count }) => ({
    message,
    route,
    count: Number(count),
  }));
