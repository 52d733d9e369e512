import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previewOf } from './preview';
import { trialOf } from './trial';

/** A version that is in the store and not live. */
export interface StoredVersion {
  remote: string;
  version: string;
}

/** The version that only this browser gets, and why; undefined for visitors. */
export const storedVersionOf = (
  app: FastifyInstance,
  request: FastifyRequest,
): (StoredVersion & { why: 'trial' | 'preview' }) | undefined => {
  const trial = trialOf(app, request);
  if (trial) return { ...trial, why: 'trial' };
  const preview = previewOf(app, request);
  return preview && { ...preview, why: 'preview' };
};
