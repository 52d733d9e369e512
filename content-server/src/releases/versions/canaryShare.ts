import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canariesOf, type Canary, type Registry } from '@charity-site/registry';
import { cookieOf, setCookie } from '../../http/headers/cookies';

const COOKIE = 'visitor';
/** Count of the different numbers. Many visitors have the same one, so it identifies nobody. */
const NUMBERS = 10_000;
/** Lifetime of a browser's number, in seconds. */
const NUMBER_TTL = 30 * 24 * 3600;

/** The number of a browser; undefined without one. It then gets the live versions. */
const numberOf = (request: FastifyRequest): number | undefined => {
  const text = cookieOf(request, COOKIE);
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
};

/** Sets the number of a browser that has none, for its next page. */
export const numberVisitor = (request: FastifyRequest, reply: FastifyReply): void => {
  if (numberOf(request) !== undefined) return;
  setCookie(request, reply, {
    name: COOKIE,
    value: String(randomInt(NUMBERS)),
    seconds: NUMBER_TTL,
    sameSite: 'lax',
  });
};

/**
 * The first number in the share of a version. It differs by version, so that new versions do not
 * always go to the same visitors.
 */
const firstNumber = (remote: string, { release }: Canary): number =>
  createHash('sha256').update(`${remote} ${release.version}`).digest().readUInt32BE() % NUMBERS;

/** True if a number is in the share of a canary. A larger share contains the smaller one. */
const isInShare = (number: number, remote: string, canary: Canary): boolean =>
  (number - firstNumber(remote, canary) + NUMBERS) % NUMBERS < (canary.share / 100) * NUMBERS;

/** The remotes whose canary a browser gets. */
export const canariesFor = (request: FastifyRequest, registry: Registry): string[] => {
  const number = numberOf(request);
  if (number === undefined) return [];
  return canariesOf(registry)
    .filter(({ name, canary }) => isInShare(number, name, canary))
    .map(({ name }) => name);
};
