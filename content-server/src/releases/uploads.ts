import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readCandidate, type Declared } from '../../../registry/candidate';
import { arrivingFolder, seal } from '../../../registry/folder/versions';
import type { ReleaseRecord } from '../../../registry/protocol';
import { Problem } from '../problem';

/** Largest file of a build, in bytes. */
export const FILE_MAX = 8 * 1024 * 1024;
/** Largest build, in bytes and in files. */
const BUILD_MAX = 64 * 1024 * 1024;
const FILES_MAX = 2000;
/** Builds that may be arriving at the same time. */
const OPEN_MAX = 8;
/** An upload that has not come to an end by then is given up, in ms. */
const GIVEN_UP = 30 * 60_000;

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Only plain names, none hidden and none that leads upwards. */
const isPlainPath = (file: string): boolean => {
  const names = file.split('/');
  return file.length <= 200 && names.length <= 6 && names.every((name) => /^[a-z0-9_@][\w.@+-]*$/i.test(name));
};

interface Upload {
  folder: string;
  bytes: number;
  files: number;
  begun: number;
}

/** A compressed file goes to browsers in the place of the file beside it; so it must be that file. */
const checkCompressed = async (folder: string, files: string[]): Promise<void> => {
  for (const file of files) {
    const kind = path.extname(file);
    if (kind !== '.br' && kind !== '.gz') continue;
    const plain = await readFile(path.join(folder, file.slice(0, -kind.length))).catch(() => undefined);
    const content = await readFile(path.join(folder, file));
    const same = plain && (await unpack[kind](content, { maxOutputLength: plain.length || 1 }).catch(() => undefined));
    if (!same?.equals(plain ?? Buffer.alloc(0)))
      throw new Problem(400, `${file} is not the compressed form of the file beside it. Build it again.`);
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

  const uploadOf = async (remote: string, id: string): Promise<Upload> => {
    const key = `${remote}/${id}`;
    const known = open.get(key);
    if (known) return known;
    for (const [other, { begun }] of open) if (Date.now() - begun > GIVEN_UP) await giveUp(other);
    if (open.size >= OPEN_MAX) throw new Problem(429, 'Too many builds are arriving at the same time. Try again.');
    const upload = { folder: arrivingFolder(releases, remote, id), bytes: 0, files: 0, begun: Date.now() };
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
      if (!isPlainPath(file)) throw new Problem(400, 'This is no path of a file in a build.');
      const hash = createHash('sha256').update(content).digest('base64');
      if (digest !== `sha-256=:${hash}:`)
        throw new Problem(400, `${file} is not what its Content-Digest says. Send it again.`);
      const upload = await uploadOf(remote, id);
      upload.bytes += content.length;
      upload.files += 1;
      if (upload.bytes > BUILD_MAX || upload.files > FILES_MAX) {
        await giveUp(`${remote}/${id}`);
        throw new Problem(413, `A build can have at most ${FILES_MAX} files and ${BUILD_MAX / 1024 / 1024} MB.`);
      }
      const target = path.join(upload.folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    },

    /**
     * Makes what has come an immutable version, if it is just what was built.
     * @param version what the sender made of its build; anything missing, added or changed makes another
     */
    complete: async (remote: string, id: string, declared: Declared, version: string): Promise<ReleaseRecord> => {
      const key = `${remote}/${id}`;
      const upload = open.get(key);
      if (!upload) throw new Problem(404, 'No such build is arriving. Release it again.');
      try {
        const { record, files } = await readCandidate(remote, upload.folder, declared);
        if (record.release.version !== version)
          throw new Problem(400, `What has arrived of ${remote} is ${record.release.version} and not ${version}. Release it again.`);
        await checkCompressed(upload.folder, files);
        return await seal(releases, upload.folder, record);
      } finally {
        await giveUp(key);
      }
    },
  };
};
