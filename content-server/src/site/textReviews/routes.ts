import {
  ownNameRules,
  TRANSLATION_LANGUAGES,
  type OtherLanguage,
  type TextProposal,
  type TextReviewer,
  type TextReviews,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { ACCEPTED } from '../../content/language/interfaceTexts';
import { readableText } from '../../content/language/placeholders';
import { decideProposal, reviewedTexts } from '../../content/translations/textReviews';
import type { ValidatedBody } from '../../http/bodies/bodyValidator';
import { callerOf } from '../../http/caller';
import { COUNT, listOf, objectOf, TEXT, type JsonSchema } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { draftSchema, idParam } from '../../http/openApi/toJsonSchema';
import { addItemPreview } from '../itemPreviews/itemPreviews';
import { previewLink } from '../itemPreviews/previewRoutes';
import { reviewHref } from './reviewPage';

/** Lifetime of a link, in ms: a few evenings, and time to remind somebody. */
const LINK_TTL = 30 * 24 * 60 * 60 * 1000;

const describe = operations('texts', 'editSite');

const params: JsonSchema = {
  language: { ...TEXT, enum: TRANSLATION_LANGUAGES.map(({ code }) => code) },
};

const reviews = objectOf<TextReviews>({
  total: COUNT,
  confirmed: COUNT,
  reviewers: listOf(objectOf<TextReviewer>({ name: TEXT, right: COUNT, better: COUNT })),
  proposals: listOf(
    objectOf<TextProposal>({ _id: TEXT, english: TEXT, present: TEXT, text: TEXT, reviewer: TEXT }),
  ),
});

interface InLanguage {
  Params: { language: OtherLanguage };
}

/** Reviews of the interface's texts, for administrators. */
export const textReviewRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.get<InLanguage>(
    '/texts/:language',
    describe('Says who confirmed how many texts of the interface, with the proposed ones', {
      params,
      answer: reviews,
    }),
    async (request): Promise<TextReviews> => {
      const texts = await reviewedTexts(database, request.params.language);
      const answers = texts.flatMap((text) =>
        text.answers.map((answer) => ({
          ...text,
          ...answer,
          isBetter: answer.text !== text.released,
        })),
      );
      const names = [...new Set(answers.map(({ reviewer }) => reviewer))].sort();
      return {
        total: texts.length,
        confirmed: texts.filter(({ isConfirmed }) => isConfirmed).length,
        reviewers: names.map((name) => {
          const own = answers.filter(({ reviewer }) => reviewer === name);
          const better = own.filter(({ isBetter }) => isBetter).length;
          return { name, right: own.length - better, better };
        }),
        proposals: answers
          .filter(({ isBetter }) => isBetter)
          .map(({ present, text, ...answer }) => ({
            ...answer,
            present: readableText(present),
            text: readableText(text),
          })),
      };
    },
  );

  app.post<InLanguage & ValidatedBody<typeof ownNameRules>>(
    '/texts/:language/links',
    describe('Creates a link to the page on which a speaker reviews texts, without account', {
      params,
      body: draftSchema(ownNameRules),
      status: 201,
      answer: previewLink,
    }),
    async (request, reply) => {
      const { token, endsAt } = await addItemPreview(database, {
        list: ACCEPTED.list,
        item: request.params.language,
        fields: { reviewer: request.body.name },
        administrator: callerOf(request)._id,
        ttl: LINK_TTL,
      });
      return reply.code(201).send({ path: reviewHref(token), endsAt });
    },
  );

  const proposal = { params: { ...params, ...idParam('Proposal') } };
  app.put<{ Params: { id: string } }>(
    '/texts/:language/proposals/:id',
    describe('Accepts a proposed text, which is on the pages from then on', proposal),
    async ({ params: { id } }) => {
      await decideProposal(database, id, true);
      return { message: 'Accepted.' };
    },
  );
  app.delete<{ Params: { id: string } }>(
    '/texts/:language/proposals/:id',
    describe('Dismisses a proposed text; an accepted one leaves the pages', proposal),
    async ({ params: { id } }) => {
      await decideProposal(database, id, false);
      return { message: 'Dismissed.' };
    },
  );
};
