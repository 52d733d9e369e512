import { ERROR_KINDS, findRemote, livePart, SHELL, type Registry } from '@charity-site/registry';
import type { VisitorSummary } from '@charity-site/registry/types';
import type { Database } from '../../db/database';
import type { StoredVersion } from '../versions/versionCookies';
import { causesOf } from './causes';
import { healthOf } from './health';
import { POLICY } from './counts';
import { quantile } from './paintTimes';
import { RETENTION_DAYS } from './purgeReports';

/** Maximum number of causes named. */
const CAUSES_NAMED = 3;

/** The quantile of the reported time: three of four visitors do not exceed it. */
const PAINT_QUANTILE = 0.75;

const summaryOf = async (
  database: Database,
  version: StoredVersion,
  now: Date,
): Promise<VisitorSummary> => {
  const since = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60_000);
  const { visits, visitorsWithErrors, largestPaints } = await healthOf(database, {
    ...version,
    since,
  });
  const blocked = await causesOf(database, version, [POLICY], CAUSES_NAMED);
  return {
    days: RETENTION_DAYS,
    visits,
    visitorsWithErrors,
    largestPaint: quantile(largestPaints, PAINT_QUANTILE),
    causes: await causesOf(database, version, ERROR_KINDS, CAUSES_NAMED),
    ...(blocked.length > 0 && {
      blocked: blocked.map(({ message, route, count }) => ({ message, route, count })),
    }),
  };
};

/**
 * Visitor summaries of the last week for each live version, the one before and the canary, by
 * `<part>/<version>`. Throws what the database throws.
 */
export const visitorSummaries = async (
  database: Database,
  registry: Registry,
  now = new Date(),
): Promise<Record<string, VisitorSummary>> => {
  const versions = [SHELL, ...registry.remotes.map(({ name }) => name)].flatMap((remote) => {
    const live = livePart(registry, remote);
    const canary = findRemote(registry, remote)?.canary?.release;
    return [live, live?.previous, canary].flatMap((one) =>
      one ? [{ remote, version: one.version }] : [],
    );
  });
  const summaries = await Promise.all(
    versions.map(
      async (one) => [`${one.remote}/${one.version}`, await summaryOf(database, one, now)] as const,
    ),
  );
  return Object.fromEntries(summaries);
};
