import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';
import { nameOf, type LockedPackage } from './lockedPackages';

type Packages = ReadonlyMap<string, LockedPackage>;

const component = (folder: string, { version, integrity, license, optional }: LockedPackage) => {
  const name = nameOf(folder);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', hash = ''] = (integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': `${purl}#${folder}`,
    name,
    version,
    purl,
    scope: optional ? 'optional' : 'required',
    licenses: license ? [{ expression: license }] : [],
    hashes: [
      {
        alg: algorithm.replace('sha', 'SHA-'),
        content: Buffer.from(hash, 'base64').toString('hex'),
      },
    ],
  };
};

/**
 * The SBOM in CycloneDX 1.5: the packages that are bundled, and those that npm installs. Not by
 * `npm sbom`, which leaves out what is also a development dependency, such as sharp.
 */
export const sbomOf = (version: string, packages: Packages): string => {
  const application = { type: 'application', name: 'charity-site', version };
  const components = [...packages].map(([folder, locked]) => component(folder, locked));
  const metadata = { component: application };
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }, null, 1)}\n`;
};

const HEAD = `Licences of the software in charity-site, which itself is under the MIT licence (LICENSE).

Two libraries are under the LGPL, unchanged, each in a folder of its own in node_modules, where another
version can replace it:
- libvips, with the libraries it contains: LGPL-3.0-or-later, in the packages @img/sharp-libvips-*, used by sharp
- libheif with libde265: LGPL-3.0, in the package libheif-js
The heading font is under the SIL Open Font License. The photographs of the demo content are named in
content-server/demo/CREDITS.md.
`;

const textsIn = (folder: string): string[] => {
  const place = path.join(ROOT, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8').trim());
};

/**
 * The licences of all packages with their texts, each text once. Packages of other platforms, which
 * are not installed here, have no text.
 */
export const licencesOf = (packages: Packages): string => {
  const byText = new Map<string, string[]>();
  for (const [folder, { version, license = 'no licence named' }] of packages) {
    const text = textsIn(folder).join('\n\n');
    byText.set(text, [...(byText.get(text) ?? []), `${nameOf(folder)} ${version}: ${license}`]);
  }
  byText.set(readFileSync(path.join(ROOT, 'ui-kit/src/theme/fonts/OFL.txt'), 'utf8'), [
    'Font of headings: OFL-1.1',
  ]);
  const sections = [...byText].map(([text, names]) => [...new Set(names), '', text].join('\n'));
  return [HEAD, ...sections].join(`\n${'-'.repeat(80)}\n`);
};
