import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { readCandidate } from '@charity-site/registry/store';
import { pack, type Header } from 'tar-stream';
import { folderWith } from './folders';

/** An entry of an archive. */
export interface Entry {
  name: string;
  content: string | Buffer;
  /** 'file' by default. */
  type?: Header['type'];
  linkname?: string;
}

export const MANIFEST = JSON.stringify({
  metaData: { remoteEntry: { name: 'static/entry.js' } },
  shared: [],
  exposes: [{ path: './routes', assets: { js: { sync: ['static/entry.js'] }, css: { sync: [] } } }],
});
export const SCRIPT = `console.log('${'x'.repeat(800)}')`;
export const DECLARED = { version: '0.1.0', contract: '^1.0.0', prefixes: ['/'], smokePath: '/' };

/** The files of a small build of public-site. */
export const BUILD: readonly Entry[] = [
  { name: 'mf-manifest.json', content: MANIFEST },
  { name: 'static/entry.js', content: SCRIPT },
];

/** The version that the release command computes for the small build. */
export const computeVersion = async (): Promise<string> => {
  const build = await folderWith({ 'mf-manifest.json': MANIFEST, 'static/entry.js': SCRIPT });
  return (await readCandidate('public-site', build, DECLARED)).record.release.version;
};

/** Packs entries as `.tar.gz`. */
export const packed = (entries: readonly Entry[]): Promise<Buffer> => {
  const archive = pack();
  for (const { content, ...header } of entries) archive.entry(header, Buffer.from(content));
  archive.finalize();
  return buffer(archive.pipe(createGzip()));
};

/** Packs a build with its description. */
export const packedBuild = async (
  entries = BUILD,
  about: { version?: string; declared?: object } = {},
): Promise<Buffer> => {
  const description = {
    version: about.version ?? (await computeVersion()),
    declared: DECLARED,
    ...about,
  };
  return packed([{ name: '.about.json', content: JSON.stringify(description) }, ...entries]);
};

interface SendOptions {
  remote?: string;
  token: string;
  type?: string;
}

/** Sends an archive to a test server, like the release command. */
export const sendArchive = async (
  { url }: { url: string },
  archive: Buffer,
  { remote = 'public-site', token, type = 'application/gzip' }: SendOptions,
) => {
  const response = await fetch(`${url}/api/releases/${remote}/archive`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(archive),
  });
  return {
    status: response.status,
    body: (await response.json()) as { message: string; files?: number },
  };
};
