import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readCandidate, type Declared, stagingFolder, publish } from '@charity-site/registry/store';
import type { ReleaseRecord } from '@charity-site/registry/types';
import { HttpError } from '../httpError';

/** Largest file of a build, in bytes. */
export const FILE_MAX = 8 * 1024 * 1024;
/** Largest build, in bytes and in files. */
const BUILD_MAX = 64 * 1024 * 1024;
const FILES_MAX = 2000;
/** Builds of one remote that may be arriving at the same time; those of other remotes do not count. */
const OPEN_MAX = 4;
/** An upload of which nothing has come for so long is given up, in ms. */
const GIVEN_UP = 30 * 60_000;
/** After so long without a file an upload makes room for another of the same remote, in ms. */
const IDLE = 60_000;

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Only plain names, none hidden and none that leads upwards. */
const isPlainPath = (file: string): boolean => {
  const names = file.split('/');
  return file.length <= 200 && names.length <= 6 && names.every((name) => /^[a-z0-9_@][\w.@+-]*$/i.test(name));
};

interface Upload {
  remote: string;
  folder: string;
  bytes: number;
  files: number;
  /** When its last file came, ms since the epoch. */
  touched: number;
  /** Once it is being made a version, nothing more is taken. */
  completing: boolean;
}

/** Writes a file of a build. @throws HttpError 400 where one name would be a file and a folder */
const writeWithin = async (folder: string, file: string, content: Buffer): Promise<void> => {
  const target = path.join(folder, file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new HttpError(400, `${file} cannot be stored: a file and a folder of the build have the same name.`);
  }
};

/** A compressed file goes to browsers in the place of the file beside it; so it must be that file. */
const checkCompressed = async (folder: string, files: string[]): Promise<void> => {
  for (const file of files) {
    const kind = path.extname(file);
    if (kind !== '.br' && kind !== '.gz') continue;
    const plain = await readFile(path.join(folder, file.slice(0, -kind.length))).catch(() => undefined);
    const content = await readFile(path.join(folder, file));
    const same = plain && (await unpack[kind](content, { maxOutputLength: plain.length || 1 }).catch(() => undefined));
    if (!same?.equals(plain ?? Buffer.alloc(0)))
      throw new HttpError(400, `${file} is not the compressed form of the file beside it. Build it again.`);
  }
};

/**
 * Builds on their way in, file by file, into folders that no visitor sees. What has come is released by `complete`
 * only, whole and checked; everything else is given up without a trace.
 */
export const uploadsInto = (releases: string) => {
  const open = new Map<string, Upload>();

  const giveUp = async (key: string) => {
    const upload = open.get(key);
    open.delete(key);
    if (upload) await rm(upload.folder, { recursive: true, force: true });
  };

  /** What an earlier process left behind. */
  const sweep = async (remote: string) => {
    const folder = path.join(releases, remote);
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.startsWith('.arriving-')) continue;
      const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > GIVEN_UP) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  };

  /** Makes room for one more upload of a remote: gives up what has long been silent, then the most silent of its own. */
  const makeRoom = async (remote: string) => {
    const silence = ({ touched }: Upload) => Date.now() - touched;
    for (const [key, upload] of open) if (silence(upload) > GIVEN_UP && !upload.completing) await giveUp(key);
    const own = [...open].filter(([, upload]) => upload.remote === remote);
    if (own.length < OPEN_MAX) return;
    const [oldest] = own.filter(([, upload]) => !upload.completing).sort(([, a], [, b]) => a.touched - b.touched);
    if (!oldest || silence(oldest[1]) < IDLE)
      throw new HttpError(429, `Too many builds of ${remote} are arriving at the same time. Try again in a minute.`);
    await giveUp(oldest[0]);
  };

  const uploadOf = async (remote: string, id: string): Promise<Upload> => {
    const key = `${remote}/${id}`;
    if (!open.has(key)) await makeRoom(remote);
    const known = open.get(key);
    if (known?.completing) throw new HttpError(409, 'This build is being completed; nothing can be added to it.');
    if (known) return known;
    const folder = stagingFolder(releases, remote, id);
    const upload = { remote, folder, bytes: 0, files: 0, touched: Date.now(), completing: false };
    open.set(key, upload);
    await sweep(remote);
    return upload;
  };

  return {
    /**
     * Takes one file of a build.
     * @param digest its `sha-256=:…:` (RFC 9530); what does not fit it was damaged on the way
     */
    take: async (remote: string, id: string, file: string, content: Buffer, digest: string | undefined) => {
      if (!isPlainPath(file)) throw new HttpError(400, 'This is no path of a file in a build.');
      const hash = createHash('sha256').update(content).digest('base64');
      if (digest !== `sha-256=:${hash}:`)
        throw new HttpError(400, `${file} is not what its Content-Digest says. Send it again.`);
      const upload = await uploadOf(remote, id);
      upload.bytes += content.length;
      upload.files += 1;
      upload.touched = Date.now();
      if (upload.bytes > BUILD_MAX || upload.files > FILES_MAX) {
        await giveUp(`${remote}/${id}`);
        throw new HttpError(413, `A build can have at most ${FILES_MAX} files and ${BUILD_MAX / 1024 / 1024} MB.`);
      }
      await writeWithin(upload.folder, file, content);
    },

    /**
     * Makes what has come an immutable version, if it is just what was built.
     * @param version what the sender made of its build; anything missing, added or changed makes another
     */
    complete: async (remote: string, id: string, declared: Declared, version: string): Promise<ReleaseRecord> => {
      const key = `${remote}/${id}`;
      const upload = open.get(key);
      if (!upload) throw new HttpError(404, 'No such build is arriving. Release it again.');
      if (upload.completing) throw new HttpError(409, 'This build is being completed already.');
      upload.completing = true;
      try {
        const { record, files } = await readCandidate(remote, upload.folder, declared);
        if (record.release.version !== version)
          throw new HttpError(
            400,
            `What has arrived of ${remote} is ${record.release.version} and not ${version}. Release it again.`,
          );
        await checkCompressed(upload.folder, files);
        return await publish(releases, upload.folder, record);
      } finally {
        await giveUp(key);
      }
    },
  };
};
