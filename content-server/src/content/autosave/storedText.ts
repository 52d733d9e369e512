import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../http/headers/device';
import { STORED_TEXT } from '../../http/openApi/callHeaders';
import type { TextAt } from './textRow';

/** Browser and system of a call in words. */
export const deviceOfCall = ({ headers }: FastifyRequest): string => deviceOf(headers['user-agent'] ?? '');

/** The text that a call stores, validated by its schema (http/openApi/operation); undefined for most calls. */
export const textStoredBy = (request: FastifyRequest): TextAt | undefined => {
  const header = request.headers[STORED_TEXT.toLowerCase()];
  // Calls that do not store a text do not validate the header.
  const [id, revision, copy, change] = String(header ?? '').split('/');
  if (!id || !copy || !/^\d+$/.test(revision ?? '') || !/^\d+$/.test(change ?? '')) return undefined;
  return { id, revision: Number(revision), copy, change: Number(change), device: deviceOfCall(request) };
};
