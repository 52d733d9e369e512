import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '@charity-site/api-client/entities';
import { isPrivate, shownContributions, type Registry } from '@charity-site/registry';
import { currentPathOf } from '../../content/slugs/currentPathOf';
import type { Config } from '../../process/settings/config';
import { RETRY_AFTER } from '../../http/httpError';
import { isMalformedUrl } from '../../http/urls/malformedUrl';
import { clientPage } from './clientPage';
import { languageOf } from '../../http/urls/pageLanguage';
import { shellTexts } from '../html/shellTexts';
import { replacedTexts } from '../../content/language/interfaceTexts';
import { translatorFor } from '../../content/language/translator';
import { describedAt, isFixed } from './describedPages';
import { isUnknownAtRoot } from './requestedPage';
import { redirectAt, sendMoved } from './redirects';
import { setContentSecurityPolicy } from './contentSecurityPolicy';
import { pathOf } from '../../http/urls/paths';
import { shellPage } from '../html/shellPage';
import type { LiveShell } from '../shell/liveShell';
import { measuring, siteConfig } from '../shell/siteConfig';

/** The request of a page. */
export interface Visit {
  Querystring: Record<string, unknown>;
}

/** The versions that render a page in the browser; no remotes before the first release. */
interface ClientVersions {
  shell: LiveShell;
  remotes?: Registry;
  /** HTML for the end of the body. */
  end?: string;
}

/**
 * Sends the shell's HTML for the browser to render, with the title, tags and status of the page, or
 * a redirect.
 */
export const clientRendering =
  (app: FastifyInstance, config: Config) =>
  async (
    request: FastifyRequest<Visit>,
    reply: FastifyReply,
    { shell, remotes, end }: ClientVersions,
  ) => {
    const path = pathOf(request);
    const visited = remotes && describedAt(remotes, path, { siteName: '' })?.visited;
    const moved =
      isPrivate(path) || (visited && isFixed(visited.page))
        ? undefined
        : await currentPathOf(app.database, path).catch(() => undefined);
    if (moved) return sendMoved(request, reply, { status: 301, location: moved });
    const language = languageOf(request);
    const organisation = await app.organisation(language);
    const wording = await translatorFor(app.database, language);
    const query = new URL(request.url, 'http://site.invalid').searchParams;
    const isUnknown =
      visited && (await isUnknownAtRoot(app.database, visited).catch(() => undefined));
    const page = await clientPage(app, config, {
      path,
      query,
      wording,
      organisation,
      remotes,
      isUnknown,
    });
    const to = page.status === 404 ? await redirectAt(app, request) : undefined;
    if (to !== undefined) return sendMoved(request, reply, { status: 301, location: to });
    const text = shellPage(shell.template, {
      site: {
        ...siteConfig(app, config, organisation, language),
        ...measuring(config),
        contributions: remotes && shownContributions(remotes, isPrivate(path)),
        ...(language !== DEFAULT_LANGUAGE && {
          texts: shellTexts(wording),
          acceptedTexts: await replacedTexts(app.database, language).catch(() => undefined),
        }),
      },
      wording,
      organisation,
      remotes,
      path,
      head: page.head,
      essentials: page.essentials,
      query: request.query,
      end,
    });
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER);
    reply.code(isMalformedUrl(request) ? 404 : page.status);
    if (remotes) setContentSecurityPolicy(reply, remotes, path);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text);
  };
