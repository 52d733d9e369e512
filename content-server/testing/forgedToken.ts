import { createHmac } from 'node:crypto';
import { TEST_TOKEN_SECRET } from './index';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with any claims, algorithm and secret. */
export const forgedToken = (claims: object, { alg = 'HS256', secret = TEST_TOKEN_SECRET } = {}) => {
  const content = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const hash = { HS256: 'sha256', HS384: 'sha384' }[alg];
  return `${content}.${hash ? createHmac(hash, secret).update(content).digest('base64url') : ''}`;
};
