/**
 * Compiles TypeScript and JSX to CommonJS, for these tests and those of remotes in their own
 * repositories.
 */
exports.transform = {
  '\\.[jt]sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
