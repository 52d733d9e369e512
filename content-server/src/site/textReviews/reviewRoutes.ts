import formBody from '@fastify/formbody';
import {
  escapeHtml,
  INTERFACE_TEXT_MAX,
  MAX,
  normalizeText,
  TRANSLATION_LANGUAGES,
  type OtherLanguage,
} from '@charity-site/api-client/entities';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { object, type InferType } from 'yup';
import { pluralOf, pluralText } from '../../content/language/interfaceTexts';
import { reviewedTexts, reviewerName, saveVerdict } from '../../content/translations/textReviews';
import type { TextReviewLinkRow } from '../../db/database';
import { requestValidator, sentText } from '../../http/bodies/requestValidator';
import { cookieOf, setCookie } from '../../http/headers/cookies';
import { isSameOrigin } from '../../http/headers/request';
import { HttpError } from '../../http/httpError';
import { FILE, hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import { TEXT } from '../../http/openApi/jsonSchema';
import { startErrorAnswer } from '../../http/plugins/errors';
import type { Config } from '../../process/settings/config';
import { staticPage } from '../../releases/emergencyPage/staticPage';
import { REVIEW_PAGE, reviewHref, reviewLinkOf } from './reviewLinks';
import {
  isOpen,
  nameHtml,
  pageOf,
  REVIEW_STYLE,
  reviewHtml,
  type RejectedVerdict,
  type ShownText,
} from './reviewPage';
import { readTextPlaces } from './textPlaces';

/** Maximum size of a posted form, in bytes: three texts, each character up to 12 bytes. */
const BODY_MAX = 48 * 1024;
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The cookie with the reviewer's name, so that it is asked once. */
const COOKIE = 'text-reviewer';
/** Lifetime of the cookie, in seconds: longer than that of a link. */
const COOKIE_SECONDS = 90 * 24 * 60 * 60;

const reviewForm = object({
  name: sentText(),
  text: sentText(),
  present: sentText(),
  verdict: sentText(),
  better: sentText(),
  betterOther: sentText(),
});

type ReviewForm = InferType<typeof reviewForm>;

interface Query {
  link?: string;
  page?: string;
}

/** The proposed text of a form. A plural's forms are put into the present text. */
const betterOf = (present: string, { better, betterOther }: ReviewForm): string => {
  const plural = pluralOf(present);
  return plural
    ? pluralText({
        ...plural,
        one: normalizeText(better, 'line'),
        other: normalizeText(betterOther, 'line'),
      })
    : normalizeText(better, 'line');
};

/**
 * The page on which speakers of a language review the texts of the interface
 * (docs/decisions/0072), without account and script.
 */
export const textReviewPage = plugin(
  async (app: FastifyInstance, config: Pick<Config, 'siteUrl'>) => {
    const { database } = app;
    /** The same until the next start. */
    let places: ReturnType<typeof readTextPlaces> | undefined;

    const send = async (reply: FastifyReply, title: string, content: string) =>
      reply
        .type('text/html; charset=utf-8')
        .send(staticPage(await app.organisation(), { title, content, style: REVIEW_STYLE }));

    const languageOf = ({ language }: Pick<TextReviewLinkRow, 'language'>) =>
      TRANSLATION_LANGUAGES.find(({ code }) => code === language);

    /** The link of a request and its language. @throws HttpError 410 for an invalid link */
    const linkOf = async ({ query }: FastifyRequest) => {
      const token = (query as Query).link ?? '';
      const link = await reviewLinkOf(database, token);
      const language = link && languageOf(link);
      if (!link || !language)
        throw new HttpError(
          410,
          'This link has ended. Ask the person who sent it to you for a new one.',
        );
      return {
        link,
        code: language.code,
        title: `${language.name} texts`,
        href: reviewHref(token),
      };
    };

    /** All texts, with the verdicts of one reviewer. */
    const shownTexts = async (
      link: TextReviewLinkRow,
      language: OtherLanguage,
      name: string,
    ): Promise<ShownText[]> => {
      const { texts, confirmed, verdicts } = await reviewedTexts(database, language);
      const textPlaces = await (places ??= readTextPlaces());
      const own = new Map(
        verdicts
          .filter((row) => row.link === link._id && row.reviewer === name)
          .map((row) => [row.english, row]),
      );
      return texts.map((text) => ({
        ...text,
        place: textPlaces[text.english],
        own: own.get(text.english),
        isConfirmed: confirmed.has(text.english),
      }));
    };

    const sendTexts = async (
      request: FastifyRequest,
      reply: FastifyReply,
      rejected?: RejectedVerdict,
    ) => {
      const { link, code, title, href } = await linkOf(request);
      const typed = cookieOf(request, COOKIE);
      if (!typed) return send(reply, title, nameHtml({ language: code, href }));
      const reviewer = await reviewerName(database, link, typed);
      const texts = await shownTexts(link, code, reviewer);
      const rejectedIndex = texts.findIndex(({ id }) => id === rejected?.id);
      const firstOpen = Math.max(0, texts.findIndex(isOpen));
      const number = Number((request.query as Query).page);
      const isPage = Number.isInteger(number) && number >= 1 && number <= pageOf(texts.length - 1);
      const requested = isPage ? number : pageOf(firstOpen);
      const page = rejectedIndex < 0 ? requested : pageOf(rejectedIndex);
      return send(
        reply,
        title,
        reviewHtml({ language: code, href, reviewer, texts, page, rejected }),
      );
    };

    await app.register(formBody, { bodyLimit: BODY_MAX });
    app.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', CSP)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex');
    });
    app.addHook('preHandler', async (request) => {
      if (request.method === 'POST' && !isSameOrigin(request, config))
        throw new HttpError(403, 'It was sent from another website. Please open this page again.');
    });

    /** Sends a rejected form again with what was typed, or the error alone. */
    const sendError = async (
      error: FastifyError | HttpError,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      const { status, message } = startErrorAnswer(error, request, reply);
      const form = requestValidator(reviewForm)(request.body);
      const sent = 'value' in form ? form.value : undefined;
      if (sent?.text && status !== 410 && status < 500)
        return sendTexts(request, reply, {
          id: sent.text,
          message,
          better: sent.better,
          betterOther: sent.betterOther,
        });
      const lost = [sent?.better, sent?.betterOther].filter(Boolean).join('\n');
      const typed = lost
        ? `<p><label for="lost">Your text, to copy</label><textarea id="lost" rows="4">\n${escapeHtml(lost)}</textarea></p>`
        : '';
      return send(reply, 'Review of texts', `<p role="alert">${escapeHtml(message)}</p>${typed}`);
    };
    app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
      sendError(error, request, reply).catch((failure: unknown) => reply.send(failure));
    });

    const query = { link: TEXT, page: TEXT };
    app.get<{ Querystring: Query }>(
      '/',
      hiddenRoute({ audience: 'public', query, answer: FILE }),
      (request, reply) => sendTexts(request, reply),
    );

    const startReview = async (
      request: FastifyRequest<{ Body: ReviewForm }>,
      reply: FastifyReply,
    ) => {
      const { link, code, title, href } = await linkOf(request);
      const name = normalizeText(request.body.name, 'line').slice(0, MAX.name);
      if (name === '') {
        reply.code(400);
        return send(reply, title, nameHtml({ language: code, href }, 'Please enter your name.'));
      }
      setCookie(request, reply, {
        name: COOKIE,
        value: await reviewerName(database, link, name),
        path: REVIEW_PAGE,
        seconds: COOKIE_SECONDS,
        // A link in a message opens the page.
        sameSite: 'lax',
      });
      return reply.redirect(href, 303);
    };

    app.post<{ Querystring: Query; Body: ReviewForm }>(
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
        // Counted after the body is read, because the error page contains the typed text.
        await app.countCall('textReviews', request, reply);
        if (!request.body.text) return startReview(request, reply);
        const { link, code, href } = await linkOf(request);
        const { text: id, verdict } = request.body;
        const present = normalizeText(request.body.present, 'line');
        const typed = cookieOf(request, COOKIE);
        if (!typed) return reply.redirect(href, 303);
        const name = await reviewerName(database, link, typed);
        const texts = await shownTexts(link, code, name);
        const index = texts.findIndex((text) => text.id === id);
        const text = texts[index];
        if (!text) throw new HttpError(400, 'This text is no longer on the website.');
        const better = verdict === 'right' ? present : betterOf(present, request.body);
        if (better === '') throw new HttpError(400, 'Please write the better text.');
        if (better.length > INTERFACE_TEXT_MAX)
          throw new HttpError(400, `A text can have ${INTERFACE_TEXT_MAX} characters at most.`);
        await saveVerdict(database, { link, name }, { text, present, better });
        const following =
          [...texts.slice(index + 1), ...texts.slice(0, index)].find(isOpen) ?? text;
        const page = pageOf(texts.indexOf(following));
        return reply.redirect(`${href}&page=${page}#${following.id}`, 303);
      },
    );
  },
  {
    name: 'text-review-page',
    encapsulate: true,
    dependencies: ['rate-limits', 'organisation', 'front-end'],
  },
);
