import { expect, test, type Site } from '../fixtures/test';
import { DEPLOY_TOKENS, SECRETS, tryRelease } from '../product/releases';
import { copyProject, type ProjectCopy } from './fixture';
import { addTo, containerOf } from './releaseFiles';
import { startProxy } from './proxy';

test.use({ ownReleases: true, settings: { DEPLOY_TOKENS } });

type Remote = 'public-site' | 'admin-app';

/** Changes a build so that it differs from the live version. */
const change = async (project: ProjectCopy, remote: Remote, text: string): Promise<void> => {
  const dist = await project.takeBuild(remote);
  await addTo(dist, await containerOf(dist), `// ${text}`);
};

const stateOf = async ({ send }: Site) =>
  (
    await send<{
      registry: { remotes: { name: Remote; version: string }[] };
      history: { remote: Remote; from: string; to: string }[];
    }>('GET', '/releases', { as: 'administrator' })
  ).body;

const release = (project: ProjectCopy, remote: Remote, url: string) =>
  tryRelease([remote, '--without-smoke'], { RELEASE_URL: url, DEPLOY_TOKEN: SECRETS[remote] }, project.folder);

/** Runs releases that all read the live version before one of them changes it. */
const atTheSameMoment = async (site: Site, orders: readonly (readonly [ProjectCopy, Remote])[]) => {
  const { url, close } = await startProxy(site.url, orders.length);
  const ends = await Promise.all(orders.map(([project, remote]) => release(project, remote, url)));
  await close();
  return ends;
};

test('two simultaneous releases: of two remotes both go live, of one remote the second is refused', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const [one, other] = [await copyProject(), await copyProject()];
  const before = (await stateOf(site)).history.length;

  await change(one, 'public-site', 'one');
  await change(other, 'admin-app', 'other');
  const both = await atTheSameMoment(site, [
    [one, 'public-site'],
    [other, 'admin-app'],
  ]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const { registry, history } = await stateOf(site);
  for (const { name, version } of registry.remotes)
    expect(both.map(({ said }) => said).join()).toContain(`${name} ${version} is live.`);
  expect(history).toHaveLength(before + 2);

  await change(one, 'public-site', 'one, again');
  await change(other, 'public-site', 'the other, again');
  const ends = await atTheSameMoment(site, [
    [one, 'public-site'],
    [other, 'public-site'],
  ]);
  expect(ends.map(({ code }) => code).sort()).toEqual([0, 1]);
  const late = ends.findIndex(({ code }) => code === 1);
  expect(ends[late]?.said).toMatch(
    /^public-site \S+ is live now, no longer \S+ Nothing was changed. Check the live version and try again\.$/m,
  );

  // The refused one tries again; the other one's version becomes the previous one.
  const [winner] = (await stateOf(site)).history;
  expect((await release([one, other][late] as ProjectCopy, 'public-site', site.url)).code).toBe(0);
  const [last] = (await stateOf(site)).history;
  expect(last).toMatchObject({ remote: 'public-site', from: winner?.to });
});
