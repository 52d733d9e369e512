import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canariesOf, type Canary, type Registry } from '@charity-site/registry';
import { cookieOf, setCookie } from '../../http/headers/cookies';

const COOKIE = 'visitor';
/** Number of buckets. Many visitors share one, so it identifies nobody. */
const BUCKET_COUNT = 10_000;
/** Lifetime of the cookie, in seconds. */
const BUCKET_TTL = 30 * 24 * 3600;

/** The browser's bucket; undefined without the cookie. */
const bucketOf = (request: FastifyRequest): number | undefined => {
  const text = cookieOf(request, COOKIE);
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
};

/** Assigns a bucket to a browser without one; it applies from the next page on. */
export const assignBucket = (request: FastifyRequest, reply: FastifyReply): void => {
  if (bucketOf(request) !== undefined) return;
  setCookie(request, reply, {
    name: COOKIE,
    value: String(randomInt(BUCKET_COUNT)),
    seconds: BUCKET_TTL,
    sameSite: 'lax',
  });
};

/**
 * The first bucket in the share of a version. It differs by version, so that new versions do not
 * always go to the same visitors.
 */
const firstBucket = (remote: string, { release }: Canary): number =>
  createHash('sha256').update(`${remote} ${release.version}`).digest().readUInt32BE() %
  BUCKET_COUNT;

/**
 * True if a bucket is in the share of a canary. Increasing the share keeps the visitors that are
 * already in it.
 */
const isInShare = (bucket: number, remote: string, canary: Canary): boolean =>
  (bucket - firstBucket(remote, canary) + BUCKET_COUNT) % BUCKET_COUNT <
  (canary.share / 100) * BUCKET_COUNT;

/** Names of the remotes whose canary a browser gets. */
export const canariesFor = (request: FastifyRequest, registry: Registry): string[] => {
  const bucket = bucketOf(request);
  if (bucket === undefined) return [];
  return canariesOf(registry)
    .filter(({ name, canary }) => isInShare(bucket, name, canary))
    .map(({ name }) => name);
};
