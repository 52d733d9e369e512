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
 * Links that a browser may prefetch on hover or touch: those to pages of this site until hydration,
 * because the router opens links from then on. The starter (shell/starter.js) sets `data-prefetch`
 * unless data is scarce. Pages are fetched and not prerendered: a prerendered page would run its
 * scripts before the visitor opens it.
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

/** Sets the header with the URL of the rules. The CSP forbids rules within the page. */
export const nameSpeculationRules = (reply: FastifyReply): FastifyReply =>
  reply.header('speculation-rules', `"${ADDRESS}"`);

/** Serves the rules by which browsers fetch the next page early. */
export const speculationRules = async (app: FastifyInstance): Promise<void> => {
  app.get(ADDRESS, hiddenRoute({ audience: 'public', answer: FILE }), async (_request, reply) =>
    reply.header('cache-control', A_DAY).type('application/speculationrules+json').send(RULES),
  );
};
