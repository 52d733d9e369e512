import { runReleaseCommand } from '@charity-site/registry/cli';

// `npm run release -- …`: releases, checks, rolls back and lists remotes. Without the address of a
// site, on the database and the folders of this machine.
await runReleaseCommand(
  async () => (await import('../parts/buildFacts')).factsOfThisShell('none'),
  async (work) => (await import('@charity-site/content-server')).withLocalReleases(work),
);
