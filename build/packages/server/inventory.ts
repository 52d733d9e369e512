import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';
import type { LockedPackage } from './lockedPackages';

/**
 * The SBOM in CycloneDX 1.5: the packages that are bundled, and those that npm installs. Not by
 * `npm sbom`, which leaves out what is also a development dependency, such as sharp.
 * @param version of the application
 */
export const sbomOf = (version: string, packages: readonly LockedPackage[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: { type: 'application', name: 'charity-site', version } },
  components: packages.map((one) => ({
    type: 'library',
    name: one.name,
    version: one.version,
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    scope: one.optional ? 'optional' : 'required',
    licenses: one.license ? [{ expression: one.license }] : [],
  })),
});

const HEAD = `Licences of the software in charity-site, which itself is under the MIT licence (LICENSE).

Two libraries are under the LGPL. They are unchanged, and in node_modules another version can replace them:
- libvips, with the libraries in it: LGPL-3.0-or-later, in the packages @img/sharp-libvips-*, used by sharp
- libheif and libde265: LGPL-3.0, in the package libheif-js

The font of headings is under the SIL Open Font License 1.1, whose text is at the end. The photographs of the
demo content are named in content-server/demo/CREDITS.md.`;

/** The texts of licences in a folder. */
const textsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));

/**
 * The licences of all packages with their texts. A binary for one platform has none of its own: it
 * may not be installed here.
 */
export const licencesOf = (packages: readonly LockedPackage[]): string => {
  const sections = packages.map(({ name, version, license = '', folder, optional }) =>
    [`${name} ${version}: ${license}`, ...(optional ? [] : textsIn(folder))].join('\n\n'),
  );
  return [HEAD, ...sections, ...textsIn('ui-kit/src/theme/fonts')].join(`\n${'-'.repeat(80)}\n`);
};
