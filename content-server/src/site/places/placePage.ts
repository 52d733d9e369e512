import formBody from '@fastify/formbody';
import { dayText, escapeHtml } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { dayIn } from '../../content/dates/timeZone';
import { translatorFor } from '../../content/language/translator';
import { isSameOrigin } from '../../http/headers/request';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { TEXT } from '../../http/openApi/jsonSchema';
import { languageOf } from '../../http/urls/pageLanguage';
import { giveBack } from '../../inbox/bookings';
import { hashToken } from '../../people/signIn/secrets';
import type { Config } from '../../process/settings/config';
import { staticPage } from '../../releases/emergencyPage/staticPage';

/**
 * The page of a booking, `/places/<token>`: its state, and the button that gives its places back,
 * until the day is over. It names nobody, because who sends a booking again gets the same page.
 */
export const placePage = async (
  app: FastifyInstance,
  config: Pick<Config, 'site' | 'siteUrl'>,
): Promise<void> => {
  await app.register(formBody);
  app.route<{ Params: { token: string } }>({
    // Previews of links in messages open the page with GET.
    method: ['GET', 'POST'],
    url: '/:token',
    ...hiddenRoute({ audience: 'public', params: { token: TEXT }, answer: FILE }),
    handler: async (request, reply) => {
      const { database } = app;
      const { token } = request.params;
      const wording = await translatorFor(database, languageOf(request));
      const html = (english: string) => escapeHtml(wording.t(english));
      const booking = await database
        .selectFrom('bookings')
        .innerJoin('events', 'events._id', 'bookings.event')
        .select(['bookings._id', 'title', 'day', 'count', 'waiting'])
        .where('tokenHash', '=', hashToken(token))
        .where('day', '>=', dayIn(config.site.timeZone))
        .executeTakeFirst();
      const isReturn = request.method === 'POST' && isSameOrigin(request, config);
      let content = `<p role="status">${html('The place was given back.')}</p>`;
      if (!booking) {
        reply.code(410);
        content = `<p role="alert">${html('This has ended.')}</p>`;
      } else if (isReturn) await giveBack(database, booking._id);
      else {
        const { title, day, count, waiting } = booking;
        const href = wording.addressOf(`/places/${token}`);
        content =
          `<p role="status"><strong>${html(waiting ? 'You are on the waiting list.' : 'We keep a place for you.')}</strong></p>` +
          `<p>${escapeHtml(title)}, ${dayText(day).replace(/\p{L}+/gu, html)}. ${html('How many people?')} ${count}</p>` +
          `<p><a href="${href}">${app.siteOrigin()}${href}</a></p>` +
          `<form method="post" action="${href}"><button>${html('Give the place back')}</button></form>`;
      }
      return (
        reply
          .header('cache-control', 'no-store')
          // A proxy's log of the page that a link leads to would have the token.
          .header('referrer-policy', 'strict-origin')
          .type('text/html; charset=utf-8')
          .send(
            staticPage(await app.organisation(wording.language), {
              title: wording.t('Places'),
              content,
              wording,
            }),
          )
      );
    },
  });
};
