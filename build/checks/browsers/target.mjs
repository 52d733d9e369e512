import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { readFileSync } from 'node:fs';

/** Names in MDN's compatibility data, by name in package.json's `browserslist`. */
const NAMES = { ios_saf: 'safari_ios' };

/**
 * The oldest supported browsers, without polyfills: package.json's `browserslist`, as in the build
 * and lint.
 * @type {ReadonlyMap<string, number>} versions by browser, such as 15.4
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
 * The first version of a browser that supports a feature without a prefix; Infinity without one.
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

/** True if every target browser supports a feature. */
export const isInTarget = (compat) =>
  [...TARGET].every(([browser, oldest]) => firstVersion(compat, browser) <= oldest);

/**
 * The browser and JavaScript objects and members that are newer than the target.
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
