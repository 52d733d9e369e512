import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Header } from 'tar-stream';
import { isCompressed } from './build';
import type { Candidate } from './candidate';
import { ReleaseError } from './releaseError';

const MB = 1024 * 1024;
/** Maximum size of an archive, in bytes. The sample settings of proxies allow it (docs/operate). */
export const PACKED_MAX = 24 * MB;
/** Maximum size of its content in bytes, and maximum number of files. */
const UNPACKED_MAX = 64 * MB;
const FILES_MAX = 2000;

/**
 * The archive's first entry: the sender's description of the build. No file of a build is hidden.
 */
const ABOUT = '.about.json';
const ABOUT_MAX = 100 * 1024;

/**
 * Packs a build as `.tar.gz`, without its compressed copies, which the site creates. Equal builds
 * have equal archives.
 */
export const packBuild = async ({
  folder,
  files,
  declared,
  record,
}: Candidate): Promise<Buffer> => {
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip({ level: 9 })));
  const add = (name: string, content: string | Buffer) =>
    archive.entry({ name, mtime: new Date(0) }, content);
  add(ABOUT, JSON.stringify({ version: record.release.version, declared }));
  for (const file of files.filter((one) => !isCompressed(one)))
    add(file, await readFile(path.join(folder, file)));
  archive.finalize();
  return packed;
};

/** True if a path is safe: no hidden files, no `..` and no compressed copy. */
const isBuildFileName = (file: string): boolean => {
  const names = file.split('/');
  return (
    file.length <= 200 &&
    names.length <= 6 &&
    names.every((name) => /^[a-z0-9_@][\w.@+-]*$/i.test(name)) &&
    !isCompressed(file)
  );
};

/**
 * Checks each file before it is written: its name, and that no file system can confuse it or its
 * folders with others of the build.
 */
const fileCheck = () => {
  const seen = new Map<string, string>();
  let files = 0;
  return ({ name, type }: Header): void => {
    if (type !== 'file') throw new ReleaseError(`${name.slice(0, 200)} is no plain file.`);
    if (!isBuildFileName(name))
      throw new ReleaseError(`${name.slice(0, 200)} is no path of a file in a build.`);
    files += 1;
    if (files > FILES_MAX) throw new ReleaseError(`A build can have at most ${FILES_MAX} files.`);
    const folders = [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
    for (const place of [...folders, name]) {
      const spelled = seen.get(place.toLowerCase()) ?? '';
      const isKnownFolder = spelled === `${place}/` && place !== name;
      if (spelled && !isKnownFolder)
        throw new ReleaseError(`${name} and another file of the build have the same name.`);
      seen.set(place.toLowerCase(), place === name ? name : `${place}/`);
    }
  };
};

/** Counts the bytes of a stream. @throws ReleaseError above the maximum */
const counter = (max: number, kind: string) => {
  const counted = {
    bytes: 0,
    count: async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        counted.bytes += chunk.length;
        if (counted.bytes > max)
          throw new ReleaseError(`A build can have at most ${max / MB} MB ${kind}.`);
        yield chunk;
      }
    },
  };
  return counted;
};

/**
 * Unpacks an archive into a folder while it arrives. When it is rejected, the stream stays open, so
 * that the response can be sent.
 * @returns the sender's description of the build, unvalidated
 * @throws ReleaseError if it is not an archive of a build, or too large
 */
export const unpackBuild = async (archive: Readable, folder: string): Promise<unknown> => {
  await mkdir(folder, { recursive: true });
  const check = fileCheck();
  let about: unknown;
  const write = async (header: Header, content: AsyncIterable<unknown>): Promise<void> => {
    if (header.name === ABOUT && header.size <= ABOUT_MAX) {
      about = await json(content);
      return;
    }
    check(header);
    const target = path.join(folder, header.name);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target, { flags: 'wx' }));
  };

  const packed = counter(PACKED_MAX, 'packed');
  const gunzip = createGunzip();
  const entries = extract();
  let writing = Promise.resolve();
  entries.on('entry', (header, content, next) => {
    writing = write(header, content);
    writing.then(() => next(), next);
  });
  try {
    await pipeline(
      packed.count(archive.iterator({ destroyOnReturn: false })),
      gunzip,
      counter(UNPACKED_MAX, 'unpacked').count,
      entries,
    );
    await writing;
    if (gunzip.bytesWritten === packed.bytes) return about;
  } catch (error) {
    // Nothing may be written after the caller has removed the folder.
    await writing.catch(() => undefined);
    const isOfDisk = (error as NodeJS.ErrnoException).syscall !== undefined;
    if (error instanceof ReleaseError || isOfDisk) throw error;
  }
  throw new ReleaseError('This is no complete archive of a build. Send it again.');
};
