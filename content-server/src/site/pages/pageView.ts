import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownerOf, SHELL, type Registry } from '@charity-site/registry';
import { pathOf } from '../../http/urls/paths';

/** True if a visitor opens the page, and does not only prefetch it or cache it for later. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  [undefined, 'document'].includes(headers['sec-fetch-dest'] as string | undefined) &&
  !String(headers['sec-purpose'] ?? '').startsWith('prefetch');

/** Counts a page view for the remote of the page and for the shell. */
export const notePageView = (
  app: FastifyInstance,
  request: FastifyRequest,
  registry: Registry,
): void => {
  const remote = ownerOf(registry, pathOf(request));
  if (!remote || !isOpened(request)) return;
  app.noteVisit(remote.name, remote.version);
  if (registry.shell) app.noteVisit(SHELL, registry.shell.version);
};
