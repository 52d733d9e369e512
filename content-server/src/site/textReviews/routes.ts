import {
  proposalDecisionRules,
  PROPOSAL_STATES,
  TRANSLATION_LANGUAGES,
  type OtherLanguage,
  type TextProposal,
  type TextReviewer,
  type TextReviewLink,
  type TextReviews,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { decideProposal, reviewedTexts } from '../../content/translations/textReviews';
import type { ValidatedBody } from '../../http/bodies/bodyValidator';
import { callerOf } from '../../http/caller';
import {
  COUNT,
  INSTANT,
  listOf,
  objectOf,
  TEXT,
  type JsonSchema,
} from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { draftSchema, idParam, named } from '../../http/openApi/toJsonSchema';
import { addReviewLink, endReviewLink, readReviewLinks } from './reviewLinks';

const describe = operations('texts', 'editSite');

const params: JsonSchema = {
  language: { ...TEXT, enum: TRANSLATION_LANGUAGES.map(({ code }) => code) },
};

const link: JsonSchema = named(
  'TextReviewLink',
  objectOf<TextReviewLink>({ _id: TEXT, createdBy: TEXT, createdAt: INSTANT, endsAt: INSTANT }),
);
const reviewer = objectOf<TextReviewer>({ name: TEXT, right: COUNT, better: COUNT });
const proposal = objectOf<TextProposal>({
  _id: TEXT,
  english: TEXT,
  present: TEXT,
  text: TEXT,
  reviewer: TEXT,
  at: INSTANT,
  state: { ...TEXT, enum: PROPOSAL_STATES },
});
const reviews = objectOf<TextReviews>({
  total: COUNT,
  confirmed: COUNT,
  reviewers: listOf(reviewer),
  links: listOf(link),
  proposals: listOf(proposal),
});

interface InLanguage {
  Params: { language: OtherLanguage };
}

interface OfLanguage {
  Params: { language: OtherLanguage; id: string };
}

/** Reviews of the interface's texts, for administrators. */
export const textReviewRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.get<InLanguage>(
    '/texts/:language',
    describe('Says who confirmed how many texts of the interface, with links and proposals', {
      params,
      answer: reviews,
    }),
    async ({ params: { language } }): Promise<TextReviews> => {
      const { texts, confirmed, proposals, reviewers } = await reviewedTexts(database, language);
      const links = await readReviewLinks(database, language);
      return {
        total: texts.length,
        confirmed: confirmed.size,
        reviewers,
        links,
        proposals,
      };
    },
  );

  app.post<InLanguage>(
    '/texts/:language/links',
    describe('Creates a link to the page on which speakers review texts, without account', {
      params,
      status: 201,
      answer: objectOf({ link, path: TEXT }),
    }),
    async (request, reply) => {
      reply.code(201);
      return addReviewLink(database, request.params.language, callerOf(request));
    },
  );

  app.delete<OfLanguage>(
    '/texts/:language/links/:id',
    describe('Ends a link of reviewers', { params: { ...params, ...idParam('Link') } }),
    async ({ params: { language, id } }) => {
      await endReviewLink(database, language, id);
      return { message: 'Link ended.' };
    },
  );

  app.put<OfLanguage & ValidatedBody<typeof proposalDecisionRules>>(
    '/texts/:language/proposals/:id/state',
    describe('Accepts a proposed text, which is on the pages from then on, or dismisses it', {
      params: { ...params, ...idParam('Proposal') },
      body: draftSchema(proposalDecisionRules),
      errorStatuses: [409],
    }),
    async (request) => {
      await decideProposal(database, request.params, request.body, callerOf(request));
      return { message: request.body.state === 'accepted' ? 'Accepted.' : 'Dismissed.' };
    },
  );
};
