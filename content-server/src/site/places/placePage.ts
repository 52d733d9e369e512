import formBody from '@fastify/formbody';
import { dayText, escapeHtml, events } from '@charity-site/api-client/entities';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expandRecord } from '../../content/crud/expand';
import { dayIn } from '../../content/dates/timeZone';
import { translatorFor, type Translator } from '../../content/language/translator';
import { isSameOrigin } from '../../http/headers/request';
import { HttpError } from '../../http/httpError';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { TEXT } from '../../http/openApi/jsonSchema';
import { startErrorAnswer } from '../../http/plugins/errors';
import { languageOf } from '../../http/urls/pageLanguage';
import { giveBack } from '../../inbox/bookingChanges';
import { hashToken } from '../../people/accounts/secrets';
import type { Config } from '../../process/settings/config';
import { staticPage } from '../../releases/emergencyPage/staticPage';

interface ByToken {
  Params: { token: string };
}

/**
 * The page of a booking, `/places/<token>`, which shows its state and gives its places back, until
 * the day is over. It names nobody, because who sends a booking again gets the same page.
 */
export const placePage = async (
  app: FastifyInstance,
  { site, siteUrl }: Pick<Config, 'site' | 'siteUrl'>,
): Promise<void> => {
  const { database } = app;

  /** @throws HttpError 410 for an unknown token, or after the day */
  const readBooking = async ({ params }: FastifyRequest<ByToken>) => {
    const booking = await database
      .selectFrom('bookings')
      .innerJoin('events', 'events._id', 'bookings.event')
      .select(['bookings._id', 'event', 'title', 'day', 'count', 'waiting'])
      .where('tokenHash', '=', hashToken(params.token))
      .where('day', '>=', dayIn(site.timeZone))
      .executeTakeFirst();
    if (!booking)
      throw new HttpError(410, 'This place was given back, or the day of the event is over.');
    return booking;
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    contentIn: (wording: Translator) => string,
  ) => {
    const wording = await translatorFor(database, languageOf(request));
    const organisation = await app.organisation(wording.language);
    const content = `${contentIn(wording)}<p><a href="${wording.addressOf('/events')}">${escapeHtml(wording.t('All events'))}</a></p>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(staticPage(organisation, { title: wording.t('Your place'), content, wording }));
  };

  await app.register(formBody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const { message } = startErrorAnswer(error, request, reply);
    return send(
      request,
      reply,
      ({ tMessage }) => `<p role="alert">${escapeHtml(tMessage(message))}</p>`,
    );
  });

  const route = hiddenRoute({ audience: 'public', params: { token: TEXT }, answer: FILE });

  app.get<ByToken>('/:token', route, async (request, reply) => {
    const { event, title, day, count, waiting } = await readBooking(request);
    const language = languageOf(request);
    const titled = await expandRecord(app, events, { key: event, record: { title } }, { language });
    return send(request, reply, ({ t, addressOf }) => {
      const line = (text: string) => `<p>${escapeHtml(text)}</p>`;
      const state = waiting ? 'You are on the waiting list.' : 'We keep a place for you.';
      const href = addressOf(`/places/${request.params.token}`);
      return (
        `<p role="status"><strong>${escapeHtml(t(state))}</strong></p>` +
        line(`${titled.title}, ${dayText(day).replace(/\p{L}+/gu, t)}`) +
        line(`${t('How many people?')} ${count}`) +
        `<p>${escapeHtml(t('Save the address of this page:'))} <a href="${href}">${escapeHtml(t('Your place'))}</a></p>` +
        line(t('If you cannot come, give the place back, so that somebody else can have it.')) +
        `<form method="post" action="${href}"><button>${escapeHtml(t('Give the place back'))}</button></form>`
      );
    });
  });

  app.post<ByToken>('/:token', route, async (request, reply) => {
    if (!isSameOrigin(request, { siteUrl }))
      throw new HttpError(403, 'It was sent from another website. Please press the button here.');
    const { _id } = await readBooking(request);
    await giveBack(database, _id);
    return send(
      request,
      reply,
      ({ t }) => `<p role="status">${escapeHtml(t('Thank you. The place was given back.'))}</p>`,
    );
  });
};
