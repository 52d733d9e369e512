import { runReleaseCommand } from '@charity-site/registry/cli';

// `npm run release -- …`: releases, checks, rolls back and lists remotes.
await runReleaseCommand(async () => (await import('../parts/buildFacts')).factsOfThisShell('none'));
