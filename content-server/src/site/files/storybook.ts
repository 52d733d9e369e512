import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { HttpError, NOTHING_HERE } from '../../http/httpError';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { REVALIDATE, IMMUTABLE, isHashed } from '../../http/headers/etag';
import { pathOf, isPlainPath } from '../../http/urls/paths';
import { watchedFile } from '../shell/watchedFile';

const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Component library</title></head>
<body style="font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem"><main>
<h1>Component library</h1>
<p>The component library has not been built yet. Run <code>npm run build-storybook</code>, then load this page again.</p>
</main></body></html>
`;

/** CSP hashes of a page's inline scripts. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * The site's CSP plus what Storybook needs: the inline scripts of its two pages, and framing its
 * preview.
 */
const cspFor = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts(html).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Serves Storybook at `/storybook/` when it is built; otherwise a 404 that says how to build it.
 * Checked on every request, so it can be built while the server runs. Excluded from search engines.
 */
export const storybook = plugin(
  async (app: FastifyInstance, { storybookDir }: Pick<Config, 'storybookDir'>) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
    });

    // Registered for `sendFile` only, because its own routes would require the folder at startup.
    await app.register(files, {
      serve: false,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, file) => {
        response.setHeader('cache-control', isHashed(basename(file)) ? IMMUTABLE : REVALIDATE);
      },
    });

    app.setNotFoundHandler(() => {
      throw new HttpError(404, NOTHING_HERE);
    });

    const pageOf = (name: string) => {
      const read = watchedFile(join(storybookDir, name), (text) => ({
        text,
        csp: cspFor(text),
      }));
      return async (_request: FastifyRequest, reply: FastifyReply) => {
        const page = await read();
        if (!page)
          return reply
            .code(404)
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8')
            .send(NOT_BUILT);
        reply.header('content-security-policy', page.csp);
        return reply
          .header('cache-control', REVALIDATE)
          .type('text/html; charset=utf-8')
          .send(page.text);
      };
    };
    const index = pageOf('index.html');
    const file = hiddenRoute({ audience: 'public', answer: FILE });
    const anyFile = hiddenRoute({
      audience: 'public',
      params: { '*': { type: 'string' } },
      answer: FILE,
    });

    // File URLs are relative to the page, so its path must end with a slash.
    app.get('/', file, async (request, reply) =>
      pathOf(request).endsWith('/')
        ? index(request, reply)
        : reply.redirect(request.url.replace('/storybook', '/storybook/')),
    );
    app.get('/index.html', file, index);
    app.get('/iframe.html', file, pageOf('iframe.html'));
    app.get<{ Params: { '*': string } }>('/*', anyFile, async (request, reply) =>
      isPlainPath(pathOf(request))
        ? reply.sendFile(request.params['*'], storybookDir)
        : reply.callNotFound(),
    );
  },
  { name: 'storybook', encapsulate: true },
);
