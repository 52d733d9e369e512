import { rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '@charity-site/registry/store';
import { AwsClient } from 'aws4fetch';
import { LRUCache } from 'lru-cache';
import { HttpError, RETRY_AFTER } from '../../http/httpError';
import { namesIn } from '../../process/files';
import type { Bucket, Config } from '../../process/settings/config';
import { folderStore, PREFIXES, VERSIONS, type FileStore } from './fileStore';

/** Timeout of a request to the bucket, in ms. */
const TIMEOUT = 10_000;

/** Maximum size of the copies of files, in bytes. The least recently used ones are removed. */
const CACHE_MAX = 2e9;

/** Time after which a read of a copy is noted again, in ms. */
const NOTED_FOR = 3_600_000;

/** Time for which a copy is not looked for again, in ms, and the maximum number of such copies. */
const FOUND = { ttl: 1000, max: 10_000 };

/** Names of stored files. Other text from a URL is never sent to the bucket or the disk. */
const NAME = /^[a-z-]+\/\w[\w.-]*$/;

const unavailable = (cause: unknown): HttpError => {
  const error = new HttpError(
    503,
    'The pictures and documents cannot be reached just now. Please try again in a few seconds.',
  );
  return Object.assign(error, { cause, retryAfter: RETRY_AFTER });
};

/**
 * Files in a bucket of an S3-compatible service. What is read is copied into a folder. Methods
 * throw HttpError 503 while the bucket cannot be reached; copies can still be read.
 * @param cache folder of the copies, which are removed at any time
 */
export const bucketStore = (
  { address, prefix, ...access }: Bucket,
  cache: string,
  cacheMax = CACHE_MAX,
): FileStore => {
  const client = new AwsClient({ ...access, service: 's3', retries: 0 });
  /** Downloads by name, so that concurrent readers share one. */
  const downloads = new Map<string, Promise<string | undefined>>();
  /** Names of copies that were found a moment ago. */
  const found = new LRUCache<string, true>(FOUND);
  let copied = 0;

  /** @returns the response and its body, if its status is that of a success or 404 */
  const send = async (method: string, target: string, body?: Buffer<ArrayBuffer>) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await client.fetch(`${address}${target}`, { method, body, signal });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isFound = response.ok;
      if (!isFound && (response.status !== 404 || method === 'PUT' || target.startsWith('?')))
        throw new Error(`The bucket answers ${response.status} to ${method}.`);
      return { isFound, bytes, modified: response.headers.get('last-modified') };
    } catch (error) {
      throw unavailable(error);
    }
  };
  const object = (method: string, name: string, body?: Buffer<ArrayBuffer>) =>
    send(method, `/${prefix}${name}`, body);

  const removeOldCopies = async (): Promise<void> => {
    const copies = [];
    for (const folder of [...PREFIXES, VERSIONS])
      for (const name of await namesIn(join(cache, folder))) {
        const path = join(cache, folder, name);
        const facts = await stat(path).catch(() => undefined);
        // Hidden files are temporary.
        if (facts?.isFile() && !name.startsWith('.')) copies.push({ path, facts });
      }
    let total = 0;
    for (const { path, facts } of copies.sort((a, b) => b.facts.atimeMs - a.facts.atimeMs)) {
      total += facts.size;
      if (total > cacheMax) await rm(path, { force: true });
    }
    found.clear();
  };

  const download = async (name: string): Promise<string | undefined> => {
    const { isFound, bytes, modified } = await object('GET', name);
    if (!isFound) return undefined;
    const path = join(cache, name);
    await writeAtomically(path, bytes, 0o600);
    // All machines send the same Last-Modified.
    if (modified) await utimes(path, new Date(), new Date(modified));
    copied += bytes.length;
    if (copied > cacheMax / 20) {
      copied = 0;
      await removeOldCopies();
    }
    return path;
  };

  const list = async (start: string): Promise<string[]> => {
    const names: string[] = [];
    let page: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
      if (page) query.set('continuation-token', page);
      const text = (await send('GET', `?${query}`)).bytes.toString();
      for (const [, key = ''] of text.matchAll(/<Key>([^<]*)</g))
        names.push(key.slice(key.lastIndexOf('/') + 1));
      page = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
    } while (page);
    return names;
  };

  return {
    folder: cache,
    put: async (name, bytes) => {
      await object('PUT', name, bytes as Buffer<ArrayBuffer>);
    },
    get: async (name) => {
      if (!NAME.test(name)) return undefined;
      const path = join(cache, name);
      if (found.has(name)) return path;
      const copy = await stat(path).catch(() => undefined);
      if (copy) {
        if (Date.now() - copy.atimeMs > NOTED_FOR) await utimes(path, new Date(), copy.mtime);
        found.set(name, true);
        return path;
      }
      const running = downloads.get(name);
      if (running) return running;
      const started = download(name).finally(() => downloads.delete(name));
      downloads.set(name, started);
      return started;
    },
    // Asks the bucket, because another machine may have deleted the file.
    exists: async (name) => (await object('HEAD', name)).isFound,
    delete: async (name) => {
      await object('DELETE', name);
      await rm(join(cache, name), { force: true });
      found.delete(name);
    },
    list,
    deleteCopies: async () => {
      for (const folder of [...PREFIXES, VERSIONS]) {
        const copies = await namesIn(join(cache, folder));
        const stored = new Set(await list(folder));
        for (const name of copies.filter((copy) => !copy.startsWith('.') && !stored.has(copy)))
          await rm(join(cache, folder, name), { force: true });
      }
      found.clear();
    },
  };
};

/** The files of a site: in its bucket, or in its folder. */
export const fileStoreOf = ({ bucket, dataDir }: Config): FileStore =>
  bucket ? bucketStore(bucket, join(dataDir, 'file-copies')) : folderStore(dataDir);
