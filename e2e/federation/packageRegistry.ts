import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../build/parts/parts';

interface Manifest {
  name: string;
  version: string;
}

/** One version of a package, with a function that sends its archive. */
interface Version {
  manifest: Manifest;
  send: (response: ServerResponse) => void;
}

/** Sends an installed package as an archive, without its nested packages. */
const sendFolder = (folder: string) => (response: ServerResponse) => {
  const args = [
    '-C',
    folder,
    '--exclude=./node_modules',
    '--transform=s,^\\.,package,',
    '-cf',
    '-',
    '.',
  ];
  spawn('tar', args).stdout.pipe(response);
};

/** The lock file's list of installed packages. Aliased packages have their own name in `name`. */
type Installed = Record<string, { name?: string }>;

/** The installed versions of a package. */
const installed = (name: string, packages: Installed): Version[] => {
  const found = new Map<string, Version>();
  const isOf = ([place, entry]: [string, Installed[string]]) =>
    place.endsWith(`node_modules/${name}`) || entry.name === name;
  for (const [place] of Object.entries(packages).filter(isOf)) {
    const folder = path.join(ROOT, place);
    const file = path.join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (manifest.name === name) found.set(manifest.version, { manifest, send: sendFolder(folder) });
  }
  return [...found.values()];
};

/** The version of a package among packed archives. */
const packed = (name: string, folder: string): Version[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${name.slice(1).replace('/', '-')}-`))
    .map((file) => path.join(folder, file))
    .map((archive) => ({
      manifest: JSON.parse(
        execFileSync('tar', ['-xzOf', archive, 'package/package.json'], { encoding: 'utf8' }),
      ) as Manifest,
      send: (response) => createReadStream(archive).pipe(response),
    }));

/** A registry's metadata of a package. */
const described = (name: string, versions: readonly Version[], url: string) => ({
  name,
  'dist-tags': { latest: versions[0]?.manifest.version },
  versions: Object.fromEntries(
    versions.map(({ manifest }) => [
      manifest.version,
      { ...manifest, dist: { tarball: `${url}/-/${name}/${manifest.version}` } },
    ]),
  ),
});

/**
 * A package registry on loopback. It serves our packages from the folder of their archives, and
 * every third-party package that is installed here: a test installs offline, in exactly the tested
 * versions.
 */
export const startRegistry = async (archives: string) => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Installed;
  };
  const server = createServer(({ url = '', headers }, response) => {
    const [, name = '', version] =
      /^\/(?:-\/)?((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(decodeURIComponent(url)) ?? [];
    const versions = name.startsWith('@charity-site/')
      ? packed(name, archives)
      : installed(name, lock.packages);
    const archive = versions.find(({ manifest }) => manifest.version === version);
    if (archive) return archive.send(response);
    response.writeHead(versions.length > 0 ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(described(name, versions, `http://${headers.host}`)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
