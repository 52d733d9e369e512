import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canariesOf, type Canary, type Registry } from '@charity-site/registry';
import { cookieOf, setCookie } from '../../http/headers/cookies';

const COOKIE = 'visitor';
/** Number of different numbers. Many visitors have the same one, so it identifies nobody. */
const NUMBERS = 10_000;
/** Time that a browser keeps its number, in seconds. */
const LIFE = 30 * 24 * 3600;

/** The number of a browser; undefined for one without, which gets the live versions. */
const numberOf = (request: FastifyRequest): number | undefined => {
  const text = cookieOf(request, COOKIE);
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
};

/** Gives a browser without a number one, for its next page. */
export const numberVisitor = (request: FastifyRequest, reply: FastifyReply): void => {
  if (numberOf(request) !== undefined) return;
  setCookie(request, reply, {
    name: COOKIE,
    value: String(randomInt(NUMBERS)),
    seconds: LIFE,
    sameSite: 'lax',
  });
};

/**
 * Where the share of a version begins among the numbers, so that it is not always the same visitors
 * who try what is new.
 */
const firstNumber = (remote: string, { release }: Canary): number =>
  createHash('sha256').update(`${remote} ${release.version}`).digest().readUInt32BE() % NUMBERS;

/** True if a number is in the share of a canary. A larger share contains the smaller one. */
const isInShare = (number: number, remote: string, canary: Canary): boolean =>
  (number - firstNumber(remote, canary) + NUMBERS) % NUMBERS < (canary.share / 100) * NUMBERS;

/** The remotes of which a browser gets the canary. */
export const canariesFor = (request: FastifyRequest, registry: Registry): string[] => {
  const number = numberOf(request);
  if (number === undefined) return [];
  return canariesOf(registry)
    .filter(({ name, canary }) => isInShare(number, name, canary))
    .map(({ name }) => name);
};
