import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeShellFacts } from '../../build/parts/shellFacts';
import { expect, test } from '../fixtures/test';
import { DEPLOY_TOKENS, SECRETS, tryRelease } from '../product/releases';
import { copyProject, type ProjectCopy } from './fixture';
import { addTo, containerOf, entryOf, remove, spoil } from './releaseFiles';

test.use({ ownReleases: true, settings: { DEPLOY_TOKENS } });

/** The first script of the shell's page. */
const firstScript = async (dist: string): Promise<string> => {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  return /<script defer(?:="")? src="\/(static\/index\.[^"]+)"/.exec(html)?.[1] ?? 'none';
};

/** Time limit of a page, which a refusal names, and of the refusal of a candidate that hangs, in ms. */
const [PAGE_LIMIT, HANG_LIMIT] = [11_000, 15_000];

const LATER = "setTimeout(() => { throw new Error('broken on purpose'); });";

const CANDIDATES: readonly [string, (dist: string) => Promise<void>, RegExp][] = [
  [
    'throws as it loads',
    async (dist) => spoil(dist, await entryOf(dist), "throw new Error('broken on purpose');"),
    /: \/ \(desktop and phone\): its scripts did not start within 11 s; the browser's console says: .*broken on purpose/,
  ],
  [
    'never comes to an end',
    async (dist) => addTo(dist, await containerOf(dist), 'setTimeout(() => { while (true); });'),
    /: \/ \(desktop and phone\): .* within 11 s/,
  ],
  [
    'throws on its page',
    async (dist) => addTo(dist, await containerOf(dist), LATER),
    /: \/ \(desktop and phone\): it threw broken on purpose in \/remotes\/public-site\/\S+\.js/,
  ],
];

/** A refusal names a JPEG of the page, which its team can fetch. A page with an endless script has none. */
const expectScreenshot = async (said: string, token: string): Promise<void> => {
  const [, address = ''] = /^ {2}Screenshot of \/, (?:360|1440) pixels wide: (\S+)$/m.exec(said) ?? [];
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
};

test('a candidate whose page throws is refused and nothing goes live; so is a shell in which a page of a live remote throws', async ({
  site,
}) => {
  test.setTimeout(300_000);
  const project: ProjectCopy = await copyProject();
  const registry = () => readFile(path.join(site.releasesDir, 'remotes.json'), 'utf8');
  const before = await registry();
  const asTeam = { RELEASE_URL: site.url, DEPLOY_TOKEN: SECRETS['public-site'] };
  const asShellTeam = { RELEASE_URL: site.url, DEPLOY_TOKEN: SECRETS.shell };
  const canIDeploy = (name: string, team: NodeJS.ProcessEnv = asTeam) =>
    tryRelease(['can-i-deploy', name], team, project.folder);

  /** How long the latest smoke test took, in ms. */
  const lastTook = async (): Promise<number> => {
    const results = await readFile(path.join(site.releasesDir, 'verdicts.json'), 'utf8');
    const [latest] = JSON.parse(results) as { smoke: { took: number } }[];
    return latest?.smoke.took ?? NaN;
  };
  const took: number[] = [];

  for (const [what, breakIt, note] of CANDIDATES) {
    await test.step(`a public site that ${what}`, async () => {
      const dist = await project.takeBuild('public-site');
      await breakIt(dist);
      expect(await canIDeploy('public-site')).toEqual({
        code: 1,
        said: expect.stringMatching(
          /^No\.\n {2}public-site \S+ has not been checked in shell \S+\. Run: npm run release -- check public-site$/m,
        ),
      });
      const { code, said } = await tryRelease(['public-site'], asTeam, project.folder);
      expect(said).toMatch(/^public-site \S+ failed its smoke test in the live shell: /);
      expect(said).toMatch(note);
      if (!what.startsWith('never')) await expectScreenshot(said, asTeam.DEPLOY_TOKEN);
      expect(code).toBe(1);
      expect(await registry()).toBe(before);
      const known = await canIDeploy('public-site');
      expect(known.said).toMatch(/^No\.\n {2}public-site \S+: compatible, smoke test failed \(/);
      expect(known.code).toBe(1);
      took.push(await lastTook());
    });
  }
  // Both wait for the limit of a page once, on the same machine.
  const [loading = NaN, hanging = NaN] = took;
  expect(loading).toBeGreaterThanOrEqual(PAGE_LIMIT);
  expect(hanging - loading).toBeLessThan(HANG_LIMIT - PAGE_LIMIT);

  const dist = await project.takeBuild('shell');
  /** Adds a line to the shell's first script, as another build would. @returns the build's version */
  const changed = async (line: string): Promise<string> => {
    await addTo(dist, await firstScript(dist), line);
    await remove(dist, 'shell.json');
    await writeShellFacts(dist);
    return (JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8')) as { version: string }).version;
  };

  await test.step('a shell that works', async () => {
    const version = await changed('// another build');
    expect((await canIDeploy('shell', asShellTeam)).said).toMatch(
      new RegExp(`^No\\.\n.*admin-app \\S+ has not been checked in shell ${version}`),
    );
    const { code, said } = await tryRelease(['check', 'shell'], asShellTeam, project.folder);
    expect(said).toContain(`shell ${version} works with the live remotes.`);
    for (const remote of ['public-site', 'admin-app'])
      expect(said).toMatch(
        new RegExp(`^  ${remote} \\S+: compatible, smoke test passed \\(\\d+ pages on phone and desktop`, 'm'),
      );
    expect(code).toBe(0);
    expect(await canIDeploy('shell', asShellTeam)).toEqual({ code: 0, said: expect.stringMatching(/^Yes\.\n/) });
    expect(await registry()).toBe(before);
  });

  await test.step('a shell that does not', async () => {
    const version = await changed(`if (['/about', '/admin/login'].includes(location.pathname)) ${LATER}`);
    const { code, said } = await tryRelease(['shell'], asShellTeam, project.folder);
    for (const [remote, page] of [
      ['public-site', '/about'],
      ['admin-app', '/admin/login'],
    ])
      expect(said).toMatch(
        new RegExp(
          `^${remote} \\S+ failed its smoke test in shell ${version}: ${page} \\(desktop and phone\\): it threw broken on purpose in \\/static\\/\\S+\\.js\\.$`,
          'm',
        ),
      );
    expect(code).toBe(1);
    expect(await canIDeploy('shell', asShellTeam)).toEqual({ code: 1, said: expect.stringMatching(/^No\.\n/) });
    expect(await registry()).toBe(before);
  });
});
