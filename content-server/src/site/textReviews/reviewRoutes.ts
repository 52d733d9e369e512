import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import formBody from '@fastify/formbody';
import { escapeHtml, TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, type InferType } from 'yup';
import { ACCEPTED } from '../../content/language/interfaceTexts';
import { placeholderMistake, typedText } from '../../content/language/placeholders';
import { reviewedTexts, saveAnswer } from '../../content/translations/textReviews';
import { sentText } from '../../http/bodies/requestValidator';
import { HttpError } from '../../http/httpError';
import { FILE, hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import { TEXT } from '../../http/openApi/jsonSchema';
import { startErrorAnswer } from '../../http/plugins/errors';
import { programRoot } from '../../process/settings/projectRoot';
import { staticPage } from '../../releases/emergencyPage/staticPage';
import { itemPreviewOf } from '../itemPreviews/itemPreviews';
import {
  isOpen,
  REVIEW_STYLE,
  reviewHref,
  reviewHtml,
  TEXT_MAX,
  type RejectedAnswer,
} from './reviewPage';

/** Maximum size of a posted form, in bytes: two texts, each character up to 12 bytes. */
const BODY_MAX = 32 * 1024;

/** Written by the build, which has the sources (build/parts/textPlaces). */
const PLACES = 'content-server/dist/textPlaces.json';

const reviewForm = object({ english: sentText(), text: sentText() });

interface Query {
  link?: string;
  text?: string;
}

/** The path of the page with each text, by its English; empty without a build. */
const readTextPlaces = (): Promise<Partial<Record<string, string>>> =>
  readFile(join(programRoot(), PLACES), 'utf8').then(
    (json) => JSON.parse(json) as Record<string, string>,
    () => ({}),
  );

/**
 * The page on which a speaker of a language reviews the texts of the interface, one by one
 * (docs/decisions/0072), without account and script.
 */
export const textReviewPage = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const places = readTextPlaces();

  /** The texts and the reviewer of a request's link. @throws HttpError 410 for an invalid link */
  const readReview = async ({ query }: FastifyRequest) => {
    const token = (query as Query).link ?? '';
    const link = await itemPreviewOf(database, token);
    const language = TRANSLATION_LANGUAGES.find(({ code }) => code === link?.item);
    if (link?.list !== ACCEPTED.list || !language)
      throw new HttpError(
        410,
        'This link has ended. Ask the person who sent it to you for a new one.',
      );
    return {
      token,
      href: reviewHref(token),
      language,
      reviewer: String(link.fields.reviewer),
      texts: await reviewedTexts(database, language.code),
    };
  };
  type Review = Awaited<ReturnType<typeof readReview>>;

  const send = async (reply: FastifyReply, title: string, content: string) =>
    reply
      .type('text/html; charset=utf-8')
      .send(staticPage(await app.organisation(), { title, content, style: REVIEW_STYLE }));

  const sendText = async (
    reply: FastifyReply,
    review: Review,
    index: number,
    rejected?: RejectedAnswer,
  ) => {
    const place = (await places)[review.texts[index]?.english ?? ''];
    const html = reviewHtml({ ...review, index, place, rejected });
    return send(reply, `${review.language.name} texts`, html);
  };

  await app.register(formBody, { bodyLimit: BODY_MAX });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const { message } = startErrorAnswer(error, request, reply);
    return send(reply, 'Review of texts', `<p role="alert">${escapeHtml(message)}</p>`);
  });

  const query = { link: TEXT, text: TEXT };
  app.get<{ Querystring: Query }>(
    '/',
    hiddenRoute({ audience: 'public', query, answer: FILE }),
    async (request, reply) => {
      const review = await readReview(request);
      const { texts, reviewer } = review;
      const index = Number(request.query.text) - 1;
      const firstOpen = texts.findIndex((text) => isOpen(text, reviewer));
      return sendText(reply, review, texts[index] ? index : Math.max(0, firstOpen));
    },
  );

  app.post<{ Querystring: Query; Body: InferType<typeof reviewForm> }>(
    '/',
    {
      bodyLimit: BODY_MAX,
      ...hiddenRoute({
        audience: 'public',
        query,
        body: reviewForm,
        answer: NOTHING,
        status: 303,
      }),
    },
    async (request, reply) => {
      const review = await readReview(request);
      const { token, href, language, reviewer, texts } = review;
      const { english, text: typed } = request.body;
      const index = texts.findIndex((one) => one.english === english);
      const current = texts[index];
      if (!current) return reply.redirect(href, 303);
      const text = typedText(current.present, typed);
      const mistake =
        text === '' || text.length > TEXT_MAX
          ? `Please write a text of at most ${TEXT_MAX} characters.`
          : placeholderMistake(english, text);
      if (mistake !== undefined)
        return sendText(reply.code(400), review, index, { typed, mistake });
      await saveAnswer(database, { language: language.code, english, reviewer, text });
      const next = texts.findIndex((one, at) => at > index && isOpen(one, reviewer));
      return reply.redirect(reviewHref(token, next < 0 ? undefined : next), 303);
    },
  );
};
