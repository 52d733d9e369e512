import { createHash, timingSafeEqual } from 'node:crypto';

/** A secret that may release one remote, or all (`*`). Only its hash is in memory. */
export interface DeployToken {
  remote: string;
  hash: Buffer;
}

/** Valid bearer tokens; shorter ones could be guessed. */
const SECRET = /^[\w.~+/=-]{20,}$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const parsed = (entry: string): DeployToken => {
  const [, remote = '', secret = ''] = /^([a-z][a-z0-9-]*|\*)=(.*)$/.exec(entry) ?? [];
  const [, hex] = /^sha256:([0-9a-f]{64})$/i.exec(secret) ?? [];
  if (!remote || (!hex && !SECRET.test(secret)))
    throw new RangeError('is no list of deploy tokens');
  return { remote, hash: hex ? Buffer.from(hex, 'hex') : sha256(secret) };
};

/**
 * Parses `DEPLOY_TOKENS`: `public-site=<secret>,admin-app=sha256:<hex>`; `*` for every remote.
 * @throws RangeError for an invalid entry, or a secret that is too short or not valid as a bearer
 * token
 */
export const parseDeployTokens = (text: string): DeployToken[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(parsed);

/** The remotes that a secret may release; undefined for an unknown one. Constant time. */
export const remotesOf = (tokens: readonly DeployToken[], secret: string): string[] | undefined => {
  const hash = sha256(secret);
  const found = tokens
    .filter((token) => timingSafeEqual(token.hash, hash))
    .map(({ remote }) => remote);
  return found.length > 0 ? found : undefined;
};
