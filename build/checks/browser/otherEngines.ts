import { onPath } from '@charity-site/registry/smoke';

export { onPath };

/**
 * The engines that `npm run test:all` drives where they are installed, with the programs that they
 * take and Debian's packages of them.
 */
const OTHER_ENGINES = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: 'firefox-esr' },
  { name: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
];

const isInstalled = ({ programs }: { programs: string[] }) => programs.every(onPath);

/** The names of the installed ones. */
export const installedEngines = (): string[] =>
  OTHER_ENGINES.filter(isInstalled).map(({ name }) => name);

/** A line about each that is missing. */
export const missingEngines = (): string[] =>
  OTHER_ENGINES.filter((engine) => !isInstalled(engine)).map(
    ({ name, packages }) =>
      `The site was not tested in ${name}. To do so, install it (on Debian: apt-get install ${packages}).`,
  );
