import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../auth/device';
import { MUST_BE } from '../openApi/keywords';
import { named, type JsonSchema } from '../openApi/toJsonSchema';
import type { TextAt } from './textRow';

const HEADER = 'Kept-Text';

/** The header with which a save names the unsaved text that it stores. */
export const STORED_TEXT_HEADER: JsonSchema = {
  [HEADER]: named('KeptText', {
    type: 'string',
    title: HEADER,
    pattern: '^[0-9A-Za-z]{1,64}/\\d{1,9}/[0-9A-Za-z]{1,64}/\\d{1,9}$',
    [MUST_BE]: 'id, revision, copy and change of a text, joined by slashes',
    description:
      'The unsaved text that the call stores: id, revision, copy and change, joined by slashes. It ends with the save, unless it was changed since.',
  }),
};

/** Browser and system of a call in words. */
export const deviceOfCall = ({ headers }: FastifyRequest): string => deviceOf(headers['user-agent'] ?? '');

/** The text that a call stores, validated by its schema (openApi/operation); undefined for most calls. */
export const textStoredBy = (request: FastifyRequest): TextAt | undefined => {
  const header = request.headers[HEADER.toLowerCase()];
  // Calls that do not store a text do not validate the header.
  const [id, revision, copy, change] = String(header ?? '').split('/');
  if (!id || !copy || !/^\d+$/.test(revision ?? '') || !/^\d+$/.test(change ?? '')) return undefined;
  return { id, revision: Number(revision), copy, change: Number(change), device: deviceOfCall(request) };
};
