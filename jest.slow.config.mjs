import unit from './jest.config.mjs';

/**
 * The tests that start compilers, dependency scans or test runs of their own, or take minutes (`*.slow.test.ts`). `npx jest` leaves them
 * out; `npm test` runs them in a step after it.
 * @type {import('jest').Config}
 */
export default {
  ...unit,
  projects: unit.projects
    .filter(({ displayName }) => displayName !== 'postgres')
    .map((project) => ({
      ...project,
      testMatch: project.testMatch.map((files) => files.replace('*.test.', '*.slow.test.')),
      testPathIgnorePatterns: ['/node_modules/'],
    })),
};
