import { dirname } from 'node:path';

/** A file of the project: its path from the root, and its text. */
export interface Spec {
  file: string;
  text: string;
}

/**
 * The addresses that a folder of pages or screens can stand for: `caseStudies` is `/case-studies`.
 */
const addressOf = (folder: string): string =>
  `/${folder.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const PAGES = /^(?:public-site|admin-app)\/src\//;

/**
 * The browser specs that changed files touch: those that changed themselves, those that import what
 * changed below e2e, and those that open an address that the folder of a changed page is named
 * after.
 * @param changed paths from the root
 */
export const specsOf = (changed: readonly string[], specs: readonly Spec[]): string[] => {
  const pages = changed
    .filter((file) => PAGES.test(file))
    .flatMap((file) => dirname(file).split('/').slice(2));
  const addresses = [...new Set(pages)].map((folder) => new RegExp(`${addressOf(folder)}\\b`));
  const imported = changed
    .filter((file) => file.startsWith('e2e/') && file.endsWith('.ts'))
    .map((file) => new RegExp(`from '[^']*/${file.split('/').at(-1)?.replace(/\.ts$/, '')}'`));
  return specs
    .filter(
      ({ file, text }) =>
        changed.includes(file) || [...addresses, ...imported].some((found) => found.test(text)),
    )
    .map(({ file }) => file);
};
