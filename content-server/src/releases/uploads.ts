import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  readCandidate,
  readShellCandidate,
  type Declared,
  stagingFolder,
  publish,
} from '@charity-site/registry/store';
import type { ReleaseRecord } from '@charity-site/registry/types';
import { HttpError } from '../http/httpError';

/** Maximum size of a file, in bytes. */
export const FILE_MAX = 8 * 1024 * 1024;
/** Maximum size of a build in bytes, and maximum number of files. */
const BUILD_MAX = 64 * 1024 * 1024;
const FILES_MAX = 2000;
/** Maximum number of open uploads of one remote. */
const OPEN_MAX = 4;
/** Time without a file after which an upload is removed, in ms. */
const GIVEN_UP = 30 * 60_000;
/** Time without a file after which a new upload of the same remote may replace this one, in ms. */
const IDLE = 60_000;

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** True if a path has plain names only: no hidden files and no `..`. */
const isPlainPath = (file: string): boolean => {
  const names = file.split('/');
  return (
    file.length <= 200 &&
    names.length <= 6 &&
    names.every((name) => /^[a-z0-9_@][\w.@+-]*$/i.test(name))
  );
};

interface Upload {
  remote: string;
  folder: string;
  bytes: number;
  files: number;
  /** Time of its last file, in ms since the epoch. */
  touched: number;
  /** True when it is being completed; it then accepts no more files. */
  completing: boolean;
}

/** Writes a file of a build. @throws HttpError 400 when a name is both a file and a folder */
const writeWithin = async (folder: string, file: string, content: Buffer): Promise<void> => {
  const target = path.join(folder, file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    throw new HttpError(
      400,
      `${file} cannot be stored: a file and a folder of the build have the same name.`,
    );
  }
};

/** Checks that compressed files have the content of the files that they replace. */
const checkCompressed = async (folder: string, files: string[]): Promise<void> => {
  for (const file of files) {
    const kind = path.extname(file);
    if (kind !== '.br' && kind !== '.gz') continue;
    const plain = await readFile(path.join(folder, file.slice(0, -kind.length))).catch(
      () => undefined,
    );
    const content = await readFile(path.join(folder, file));
    const same =
      plain &&
      (await unpack[kind](content, { maxOutputLength: plain.length || 1 }).catch(() => undefined));
    if (!same?.equals(plain ?? Buffer.alloc(0)))
      throw new HttpError(
        400,
        `${file} is not the compressed form of the file beside it. Build it again.`,
      );
  }
};

/**
 * Receives builds file by file into hidden folders. Only `complete` turns an upload into a version,
 * after checking it. Abandoned uploads are removed.
 */
export const uploadsInto = (releases: string) => {
  const open = new Map<string, Upload>();

  const giveUp = async (key: string) => {
    const upload = open.get(key);
    open.delete(key);
    if (upload) await rm(upload.folder, { recursive: true, force: true });
  };

  /**
   * Makes room for one more upload of a remote: removes expired uploads, then the remote's longest
   * idle one.
   */
  const makeRoom = async (remote: string) => {
    const silence = ({ touched }: Upload) => Date.now() - touched;
    for (const [key, upload] of open)
      if (silence(upload) > GIVEN_UP && !upload.completing) await giveUp(key);
    const own = [...open].filter(([, upload]) => upload.remote === remote);
    if (own.length < OPEN_MAX) return;
    const [oldest] = own
      .filter(([, upload]) => !upload.completing)
      .sort(([, a], [, b]) => a.touched - b.touched);
    if (!oldest || silence(oldest[1]) < IDLE)
      throw new HttpError(
        429,
        `Too many builds of ${remote} are arriving at the same time. Try again in a minute.`,
      );
    await giveUp(oldest[0]);
  };

  const uploadOf = async (remote: string, id: string): Promise<Upload> => {
    const key = `${remote}/${id}`;
    if (!open.has(key)) await makeRoom(remote);
    const existing = open.get(key);
    if (existing?.completing)
      throw new HttpError(409, 'This build is being completed; nothing can be added to it.');
    if (existing) return existing;
    const folder = stagingFolder(releases, remote);
    const upload = { remote, folder, bytes: 0, files: 0, touched: Date.now(), completing: false };
    open.set(key, upload);
    return upload;
  };

  return {
    /**
     * Receives one file of a build.
     * @param digest its `sha-256=:…:` (RFC 9530), to detect damage during the transfer
     */
    take: async (
      remote: string,
      id: string,
      file: string,
      content: Buffer,
      digest: string | undefined,
    ) => {
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
        throw new HttpError(
          413,
          `A build can have at most ${FILES_MAX} files and ${BUILD_MAX / 1024 / 1024} MB.`,
        );
      }
      await writeWithin(upload.folder, file, content);
    },

    /**
     * Turns a complete upload into an immutable version.
     * @param declared what the remote's package declares; undefined for the shell
     * @param version computed by the sender from its build; it differs if a file is missing, added
     * or changed
     */
    complete: async (
      remote: string,
      id: string,
      declared: Declared | undefined,
      version: string,
    ): Promise<ReleaseRecord> => {
      const key = `${remote}/${id}`;
      const upload = open.get(key);
      if (!upload) throw new HttpError(404, 'No such build is arriving. Release it again.');
      if (upload.completing) throw new HttpError(409, 'This build is being completed already.');
      upload.completing = true;
      try {
        const { record, files } = await (declared
          ? readCandidate(remote, upload.folder, declared)
          : readShellCandidate(upload.folder));
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
