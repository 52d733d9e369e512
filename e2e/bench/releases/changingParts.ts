import { copyProject } from '../../federation/fixture';
import { addTo, containerOf } from '../../federation/releaseFiles';
import { SECRETS, tryRelease } from '../../fixtures/product/releases';
import { timeOf } from '../report';

/** The released remotes. */
type Remote = 'public-site' | 'admin-app';

/** Attribute that a build's routes set on the document to identify the version. */
export const MARK = 'data-release';

/** A copy of the project whose builds two teams change and release. */
export interface ChangingParts {
  /** Changes the build of a remote so that it sets the given mark. */
  change: (remote: Remote, mark: string) => Promise<void>;
  /**
   * Runs `npm run release -- …` for the team of a remote against the running site.
   * @returns the duration of the process in ms
   */
  command: (remote: Remote, ...args: string[]) => Promise<number>;
}

/**
 * Copies the project.
 * @param url the running site; its DEPLOY_TOKENS contain both teams
 */
export const changingParts = async (folder: string, url: string): Promise<ChangingParts> => {
  const project = await copyProject(folder);
  return {
    change: async (remote, mark) => {
      const dist = await project.takeBuild(remote);
      await addTo(
        dist,
        await containerOf(dist),
        `;document.documentElement.setAttribute('${MARK}', '${mark}');`,
      );
    },
    command: (remote, ...args) =>
      timeOf(async () => {
        const env = { RELEASE_URL: url, DEPLOY_TOKEN: SECRETS[remote] };
        const { code, said } = await tryRelease(args, env, project.folder);
        if (code !== 0)
          throw new Error(
            `npm run release -- ${args.join(' ')} failed with code ${code}.\n${said}`,
          );
      }),
  };
};
