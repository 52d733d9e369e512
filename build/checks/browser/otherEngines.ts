import { onPath } from '@charity-site/registry/smoke';

export { onPath };

/**
 * The engines that `npm run test:all` also tests if installed, with their programs and Debian
 * packages.
 */
const OTHER_ENGINES = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: 'firefox-esr' },
  { name: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
];

const isInstalled = ({ programs }: { programs: string[] }) => programs.every(onPath);

/** Names of the installed engines. */
export const installedEngines = (): string[] =>
  OTHER_ENGINES.filter(isInstalled).map(({ name }) => name);

/** One line for each missing engine. */
export const missingEngines = (): string[] =>
  OTHER_ENGINES.filter((engine) => !isInstalled(engine)).map(
    ({ name, packages }) =>
      `The site was not tested in ${name}. To do so, install it (on Debian: apt-get install ${packages}).`,
  );
