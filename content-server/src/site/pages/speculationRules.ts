import { PRIVATE } from '@charity-site/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';

const ADDRESS = '/speculation-rules.json';

const A_DAY = 'public, max-age=86400';

/** Not pages for visitors, or pages that are for one view only. */
const EXCLUDED = [
  PRIVATE,
  `${PRIVATE}/*`,
  '/api/*',
  '/storybook/*',
  '/static/*',
  '/remotes/*',
  '/uploads/*',
  '/*.*',
  '/*\\?*(^|&)(sent|preview|draft)=*',
];

/**
 * Links that a browser may fetch when the visitor turns to them: those to pages of this site, until
 * the page's scripts have started, because the router opens links from then on. The starter
 * (shell/starter.js) sets `data-prefetch` unless data is scarce. Pages are fetched and not
 * prerendered: a prerendered page would start its scripts unseen.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: EXCLUDED } },
          {
            selector_matches:
              ':root[data-prefetch]:not([data-started]) a:not([download], [target])',
          },
        ],
      },
    },
  ],
});

/**
 * Names the rules in the answer of a page. The content security policy forbids rules within the
 * page.
 */
export const nameSpeculationRules = (reply: FastifyReply): FastifyReply =>
  reply.header('speculation-rules', `"${ADDRESS}"`);

/** Serves the rules by which browsers fetch the next page early. */
export const speculationRules = async (app: FastifyInstance): Promise<void> => {
  app.get(ADDRESS, hiddenRoute({ audience: 'public', answer: FILE }), async (_request, reply) =>
    reply.header('cache-control', A_DAY).type('application/speculationrules+json').send(RULES),
  );
};
