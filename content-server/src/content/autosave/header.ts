import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../http/headers/device';
import { AUTOSAVE } from '../../http/openApi/callHeaders';
import type { AutosaveAt } from './autosaves';

/** A text as a call names it: the id and the keys of the revisions, the latest first, with the caller's device. */
export const autosaveAt = (
  { headers }: FastifyRequest,
  id: string | undefined,
  [revision, ...earlier]: readonly string[],
): AutosaveAt | undefined =>
  id && revision ? { id, revisions: [revision, ...earlier], device: deviceOf(headers['user-agent'] ?? '') } : undefined;

/** The text that a call stores, validated by its schema (http/openApi/operations); undefined for most calls. */
export const autosaveIn = (request: FastifyRequest): AutosaveAt | undefined => {
  const [id, ...revisions] = String(request.headers[AUTOSAVE.toLowerCase()] ?? '').split('/');
  return autosaveAt(request, id, revisions);
};
