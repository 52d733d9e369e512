import type { Kysely } from 'kysely';
import { runAll } from './statements';
import type { NamedMigration } from './migration';

/** The largest count of visitors of an hour, which the version that counted them allowed. */
const MOST = 2_000;

/**
 * Counts page views and times without their route, and removes counts that nothing reads. Visitors
 * with errors of the days before yesterday had only a number: each becomes a row, as those of today
 * and yesterday have.
 */
export const visitorReports: NamedMigration = {
  name: '2026-12-30-visitor-reports',
  up: (database: Kysely<unknown>) => {
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
    return runAll(database, [
      `insert into report_visitors (remote, version, kind, slot, visitor, "lastAt")
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${MOST})
        select remote, version, 'render', "at", route || ' ' || n, "at" || ':00.000Z'
        from report_counts join numbers on n <= "count" where kind = 'visitor with error' and "at" < '${yesterday}'`,
      `create table version_counts (
        remote text not null, version text not null, kind text not null, "at" text not null,
        "upTo" integer not null, "count" integer not null,
        constraint "version_counts_of_minute" primary key (remote, version, kind, "at", "upTo"))`,
      `insert into version_counts (remote, version, kind, "at", "upTo", "count")
        select remote, version, kind, "at", "upTo", sum("count") from report_counts
        where kind in ('visit', 'LCP') group by remote, version, kind, "at", "upTo"`,
      'drop table report_counts',
      'alter table version_counts rename to report_counts',
    ]);
  },
};
