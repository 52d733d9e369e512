import { findPostgres } from './build/checks/postgres/findPostgres.cjs';
import unit, { here, node, shared, SLOW } from './jest.config.mjs';

const slow = unit.projects.map((project) => ({
  ...project,
  testMatch: project.testMatch.map((files) => files.replace('.test.', '.slow.test.')),
  testPathIgnorePatterns: project.testPathIgnorePatterns.filter((pattern) => pattern !== SLOW),
}));

/**
 * The server's tests with SQL of their own (`*.sql.test.ts`), and those of PostgreSQL alone
 * (`*.postgres.test.ts`): on a cluster started for this run, or on the server that
 * DATABASE_URL_TEST names.
 */
const postgres = {
  ...shared,
  ...node,
  displayName: 'postgres',
  globalSetup: here('jest/postgres-start.ts'),
  globalTeardown: here('jest/postgres-stop.ts'),
  setupFiles: [here('jest/on-postgres.cjs')],
  testMatch: ['<rootDir>/content-server/**/*.{sql,postgres}.?(slow.)test.ts'],
  // This test starts, stops and kills its own cluster, so it needs PostgreSQL's programs.
  testPathIgnorePatterns: findPostgres() ? [] : ['/databaseOutage\\.'],
};

/**
 * The tests that only `npm run test:all` runs: sweeps, compilers and test runs (`*.slow.test.ts`),
 * and SQL on PostgreSQL.
 * @type {import('jest').Config}
 */
export default {
  ...unit,
  projects: [...slow, ...(findPostgres() || process.env.DATABASE_URL_TEST ? [postgres] : [])],
};
