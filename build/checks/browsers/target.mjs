import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { readFileSync } from 'node:fs';

/**
 * The name of a browser in MDN's compatibility data, by its name in package.json's `browserslist`.
 */
const NAMES = { ios_saf: 'safari_ios' };

/**
 * The oldest browsers that run the code, which needs no polyfills there: package.json's
 * `browserslist`, which the build and lint read, too.
 * @type {ReadonlyMap<string, number>} versions, such as 15.4
 */
export const TARGET = new Map(
  JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ).browserslist.map((text) => {
    const [name, , version] = text.split(' ');
    return [NAMES[name] ?? name, Number(version)];
  }),
);

/**
 * The first version of a browser that has a feature under its own name; Infinity where none has it.
 * @param {{ support: Record<string, unknown> }} compat MDN's statement about the feature
 * @param {string} browser
 * @returns {number}
 */
export const firstVersion = ({ support }, browser) => {
  const versions = [support[browser] ?? []]
    .flat()
    .filter((one) => !one.prefix && !one.alternative_name && !one.flags)
    .map(({ version_added: added }) => parseFloat(String(added).replace('≤', '')));
  return Math.min(...versions.filter((version) => !Number.isNaN(version)));
};

/** True for a feature that every browser of the target has. */
export const isInTarget = (compat) =>
  [...TARGET].every(([browser, oldest]) => firstVersion(compat, browser) <= oldest);

/**
 * The browser's and JavaScript's objects and members that are newer than the target.
 * @returns {[object: string, member?: string][]} without a member, the whole object; static members
 * end with '_static'
 */
export const newerNames = () =>
  Object.entries({ ...bcd.api, ...bcd.javascript.builtins }).flatMap(
    ([object, { __compat: compat, ...members }]) => [
      ...Object.entries(members)
        .filter(
          ([name, { __compat: ofMember }]) => ofMember && name !== object && !isInTarget(ofMember),
        )
        .map(([name]) => [object, name]),
      ...(compat && !isInTarget(compat) ? [[object]] : []),
    ],
  );
