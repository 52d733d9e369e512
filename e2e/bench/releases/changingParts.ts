import { copyProject } from '../../federation/fixture';
import { addTo, containerOf } from '../../federation/releaseFiles';
import { SECRETS, tryRelease } from '../../product/releases';

/** The remotes that are released. */
type Remote = 'public-site' | 'admin-app';

/** Marks the document with the version of a build as soon as its routes run: what a fresh page is recognised by. */
export const MARK = 'data-release';

/** A copy of the project whose builds can be changed and released, as two teams do. */
export interface ChangingParts {
  /** Makes the build of a remote another one, marked as said. */
  change: (remote: Remote, mark: string) => Promise<void>;
  /**
   * Runs `npm run release -- …` for the team of a remote, against the running site.
   * @returns what it took from the start of the process to its end, in ms
   */
  command: (remote: Remote, ...args: string[]) => Promise<number>;
}

/** @param url the running site, whose DEPLOY_TOKENS know both teams */
export const changingParts = async (folder: string, url: string): Promise<ChangingParts> => {
  const project = await copyProject(folder);
  return {
    change: async (remote, mark) => {
      const dist = await project.takeBuild(remote);
      await addTo(dist, await containerOf(dist), `;document.documentElement.setAttribute('${MARK}', '${mark}');`);
    },
    command: async (remote, ...args) => {
      const begun = performance.now();
      const env = { RELEASE_URL: url, DEPLOY_TOKEN: SECRETS[remote] };
      const { code, said } = await tryRelease(args, env, project.folder);
      if (code !== 0) throw new Error(`npm run release -- ${args.join(' ')} failed with code ${code}.\n${said}`);
      return performance.now() - begun;
    },
  };
};
