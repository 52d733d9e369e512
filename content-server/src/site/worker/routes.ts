import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  escapeHtml,
  DEFAULT_LANGUAGE,
  TRANSLATION_LANGUAGES,
} from '@charity-site/api-client/entities';
import type { DescribedPage } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import { programRoot } from '../../process/settings/projectRoot';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { REVALIDATE } from '../../http/headers/etag';
import { dataBlock } from '../html/dataBlock';
import { essentialsHtml, essentialsOf } from '../html/essentials';
import { staticPage } from '../../releases/emergencyPage/staticPage';
import { translatorFor, type Translator } from '../../content/language/translator';
import { languageParameter, type LanguageQuery } from '../../content/language/language';

const WORKER = 'content-server/bin/serviceWorker.js';
/** Browsers fetch the worker again at every page view, so this one replaces every installed one. */
const REMOVAL = 'content-server/bin/removeServiceWorker.js';

const OTHER_LANGUAGES = TRANSLATION_LANGUAGES.map(({ code }) => code);

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
);

/** Texts of the worker in a page's language (content-server/bin/serviceWorker.js). */
const WORKER_TEXTS = [
  'You are offline.',
  'This website does not answer just now.',
  'The connection is slow.',
  'This is the page as you read it on {moment}.',
  '{day} at {time}',
  'What you wrote has not been sent. Go back: it is still there.',
  ...MONTHS,
];

/**
 * Data block with the texts of the worker by their English, for the offline page; none in English.
 */
const workerTexts = ({ language, t }: Translator): string =>
  language === DEFAULT_LANGUAGE
    ? ''
    : dataBlock('texts', Object.fromEntries(WORKER_TEXTS.map((english) => [english, t(english)])));

/** The contact and bank details as on the shell's fallback page. */
const STYLE = `
  .again { display: inline-flex; align-items: center; box-sizing: border-box; min-height: 44px; padding: 8px 24px; border-radius: 12px;
    background: var(--kit-palette-primary-main); color: var(--kit-palette-primary-contrastText); font-weight: 600; text-decoration: none; }
  section { margin: 20px 0; padding: 20px 24px; border: 1px solid var(--kit-palette-kit-line); border-radius: 16px; background: var(--kit-palette-background-paper); }
  h2 { margin: 0 0 12px; font-size: 1.125rem; line-height: 1.32; }
  address { display: grid; gap: 8px; font-style: normal; white-space: pre-line; }
  dl { display: grid; gap: 10px; margin: 0; }
  dt { font-size: 0.875rem; line-height: 1.45; }
  dd { margin: 0; font-weight: 650; }
  ul { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 0; padding: 0; list-style: none; }
  li a, address a { display: inline-block; padding: 4px 0; }`;

/** The parts of a page with contact and bank details. */
interface DetailsPage {
  wording: Translator;
  title: string;
  /** Pages without path parameters, for links. */
  pages: readonly DescribedPage[];
  /** HTML before the details. */
  start?: string;
  /** HTML after the details. */
  end?: string;
}

/** A page with contact and bank details and 'Try again'. Throws what the database throws. */
export const detailsPage = async (
  app: FastifyInstance,
  site: Config['site'],
  { wording, title, pages, start = '', end = '' }: DetailsPage,
): Promise<string> => {
  const details = essentialsHtml(await essentialsOf(app.database, site), pages, wording);
  const again = `<p><a class="again" href="">${escapeHtml(wording.t('Try again'))}</a></p>`;
  return staticPage(await app.organisation(), {
    title,
    content: start + again + details + end,
    style: STYLE,
    wording,
  });
};

interface Options extends Pick<Config, 'site' | 'serviceWorker'> {
  pages: (request: FastifyRequest, wording: Translator) => Promise<DescribedPage[]>;
}

/**
 * `/service-worker.js`, which caches pages for offline reading or unregisters itself, and
 * `/offline.html`, its fallback page with contact and bank details, in the language of the
 * `language` parameter (docs/decisions/0012).
 */
export const serviceWorkerRoutes = async (
  app: FastifyInstance,
  { site, serviceWorker, pages }: Options,
): Promise<void> => {
  const file = join(programRoot(), serviceWorker ? WORKER : REMOVAL);
  let worker: string | undefined;

  app.get(
    '/service-worker.js',
    hiddenRoute({ audience: 'public', answer: FILE }),
    async (_request, reply) => {
      worker ??= `const OTHER_LANGUAGES = ${JSON.stringify(OTHER_LANGUAGES)};\n${await readFile(file, 'utf8')}`;
      return reply
        .header('cache-control', REVALIDATE)
        .type('text/javascript; charset=utf-8')
        .send(worker);
    },
  );

  const page = hiddenRoute({ audience: 'public', query: languageParameter, answer: FILE });
  app.get<{ Querystring: LanguageQuery }>('/offline.html', page, async (request, reply) => {
    const wording = await translatorFor(app.database, request.query.language ?? DEFAULT_LANGUAGE);
    const why = wording.t(
      'This page is not kept on this device. This is how to reach us meanwhile.',
    );
    const text = await detailsPage(app, site, {
      wording,
      title: wording.t('You are offline'),
      pages: await pages(request, wording),
      start: `<p id="why">${escapeHtml(why)}</p>`,
      end: workerTexts(wording),
    });
    return reply.header('cache-control', REVALIDATE).type('text/html; charset=utf-8').send(text);
  });
};
