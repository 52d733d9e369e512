import type { FastifyReply } from 'fastify';
import {
  isPrivate,
  isSource,
  isSourceKind,
  ownerOf,
  type RegisteredRemote,
  type Registry,
} from '@charity-site/registry';
import { POLICY_REPORTS } from '../../releases/reports/cspReports';

const HEADER = 'content-security-policy';

/** Name of the address for reports in a page's headers. */
const ENDPOINT = 'policy';

/** Directives that allow the registry's origins. */
const CODE = ['default-src', 'script-src', 'style-src', 'img-src', 'connect-src'];

/**
 * True if a text is exactly one origin, so that the registry cannot add anything else to the CSP.
 */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && /^https?:$/.test(protocol);
};

/** The directives of a CSP with their sources, in order. */
const parsed = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );

/** The sources that a remote declares. A release rejects invalid ones; here they are ignored. */
const declaredSources = ({
  sources = {},
}: Pick<RegisteredRemote, 'sources'>): [string, string[]][] =>
  Object.entries(sources).flatMap(([kind, declared]): [string, string[]][] =>
    isSourceKind(kind) ? [[kind, declared.filter((source) => isSource(kind, source))]] : [],
  );

const reportAddress = ({ name, version }: RegisteredRemote): string =>
  `/api${POLICY_REPORTS}?${new URLSearchParams({ remote: name, version }).toString()}`;

/**
 * Sets the CSP of a page: that of all responses, plus the sources that the page's remote declares,
 * the registry's origins, and the report URL of the page's version, by both of its names.
 */
export const setContentSecurityPolicy = (
  reply: FastifyReply,
  registry: Registry,
  path: string,
): void => {
  const policy = reply.getHeader(HEADER);
  if (typeof policy !== 'string') return;
  const directives = parsed(policy);
  const add = (name: string, sources: readonly string[]) => {
    if (sources.length === 0) return;
    directives.set(name, [
      ...(directives.get(name) ?? directives.get('default-src') ?? []),
      ...sources,
    ]);
  };
  const origins = (registry.origins ?? []).filter(isOrigin);
  for (const name of CODE) add(name, origins);
  // Forms show their preview in a frame.
  if (isPrivate(path)) add('frame-src', ["'self'"]);
  const owner = ownerOf(registry, path);
  for (const [kind, sources] of owner ? declaredSources(owner) : []) add(kind, sources);
  if (owner) {
    directives.set('report-uri', [reportAddress(owner)]);
    // Browsers that know it prefer it to report-uri; over HTTP they would send no reports.
    if (reply.request.protocol === 'https') {
      directives.set('report-to', [ENDPOINT]);
      reply.header('reporting-endpoints', `${ENDPOINT}="${reportAddress(owner)}"`);
    }
  }
  reply.header(
    HEADER,
    [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';'),
  );
};
