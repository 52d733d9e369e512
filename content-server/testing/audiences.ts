import type { Audience } from '../src/http/audience';
import { CONTENT_TYPES } from './contentTypes';
import { SINGLETONS } from './singletons';

const DRAFTED = CONTENT_TYPES.filter(({ drafts }) => drafts);
const UNDRAFTED = CONTENT_TYPES.filter(({ drafts }) => !drafts);
const TRANSLATED = CONTENT_TYPES.filter(({ translated }) => translated);
const TRANSLATED_SINGLETONS = SINGLETONS.filter(({ translated }) => translated);

/** Every route of the server, by its audience: the path as Fastify has it, and its methods. */
const ROUTES: Record<Audience, readonly string[]> = {
  public: [
    '/ get',
    '/* get',
    '/index.html get',
    '/remotes.json get',
    '/remotes/* get',
    '/uploads/* get',
    '/uploads/:hash(^[\\da-f]{16}).pdf get',
    '/uploads/:stem(^[\\da-fx-]+)-share.jpg get',
    '/uploads/:stem(^[\\da-fx-]+)-share-:x(^\\d{1,3})-:y(^\\d{1,3}).jpg get',
    '/uploads/:variant(^[\\da-fx-]+[wp]\\d{0,3}\\.(?:avif|jpg|png|webp|gif)$) get',
    '/events.ics get',
    '/events/:slug(^[a-z0-9-]+).ics get',
    '/feed.xml get',
    '/offline.html get',
    '/preview-links.js get',
    '/robots.txt get',
    '/service-worker.js get',
    '/sitemap.xml get',
    '/speculation-rules.json get',
    '/storybook get',
    '/storybook/* get',
    '/storybook/index.html get',
    '/storybook/iframe.html get',
    '/openapi.json get',
    '/healthz get',
    '/readyz get',

    // Forms without JavaScript.
    '/contact-us post',
    '/get-involved post',
    '/updates/:id post',
    '/previews/leave post',
    '/releases get',
    '/releases/open post',
    '/releases/sign-in post',
    '/releases/sign-out post',

    ...UNDRAFTED.map(({ path }) => `/api/content/${path} get`),
    ...UNDRAFTED.map(({ path }) => `/api/content/${path}/:id get`),
    ...SINGLETONS.filter(({ path }) => path !== 'notice').map(
      ({ path }) => `/api/content/${path} get`,
    ),
    '/api/content/page-hero/:page get',
    '/api/content/comments post',
    '/api/content/comments/update/:id get',
    '/api/content/upcoming-events get',
    '/api/content/projects/:id/items get',
    '/api/search get',
    '/api/messages post',
    '/api/auth/login post',
    '/api/auth/forgotten-password post',
    '/api/auth/forgotten-password/link post',
    '/api/auth/forgotten-password/code post',
    '/api/auth/invitation post',
    '/api/auth/invitation/accept post',
    '/api/reports post',
    '/api/policy-reports post',
  ],
  published: [
    '/api/content/notice get',
    ...DRAFTED.map(({ path }) => `/api/content/${path} get`),
    ...DRAFTED.map(({ path }) => `/api/content/${path}/:id get`),
  ],
  useAccount: [
    '/api/dashboard get',
    '/api/dashboard/checks get',
    '/api/autosaves get',
    '/api/autosaves/:id get put',
    '/api/auth/verify-token get',
    '/api/auth/email put',
    '/api/auth/password put',
    '/api/auth/name put',
    '/api/auth/sessions get delete',
    '/api/auth/sessions/:id delete',
    '/api/auth/recovery-codes get post',
  ],
  editContent: [
    ...CONTENT_TYPES.map(({ path }) => `/api/content/${path} post`),
    ...CONTENT_TYPES.map(({ path }) => `/api/content/${path}/:id put delete`),
    ...CONTENT_TYPES.map(({ path }) => `/api/content/${path}/:id/restore post`),
    ...CONTENT_TYPES.filter(({ draft }) => 'order' in draft).map(
      ({ path }) => `/api/content/${path}/:id/place put`,
    ),
    ...DRAFTED.map(({ path }) => `/api/content/${path}/previews post`),
    ...DRAFTED.filter(({ translated }) => translated).map(
      ({ path }) => `/api/content/${path}/:id/translations/:language/previews post`,
    ),
    ...[...TRANSLATED, { path: 'pictures' }].flatMap(({ path }) => [
      `/api/content/${path}/translations/:language get`,
      `/api/content/${path}/:id/translations/:language get put`,
    ]),
    '/api/pictures get',
    '/api/pictures/:file get put delete',
    '/api/pictures/:file/replace post',
    '/api/upload/image post',
    '/api/upload/document post',
    '/api/upload/from-web post',
    '/api/find get',
    '/api/history get',
    '/api/history/latest get',
    '/api/history/:id get',
    '/api/history/:id/restore post',
    '/api/trash get',
    '/api/trash/:id/restore post',
  ],
  editSite: [
    ...SINGLETONS.map(({ path }) => `/api/content/${path} put delete`),
    ...TRANSLATED_SINGLETONS.map(
      ({ path }) => `/api/content/${path}/translations/:language get put`,
    ),
    '/api/content/page-hero put',
    '/api/content/page-hero/:page delete',
    '/api/content/page-hero/:page/translations/:language get put',
  ],
  answerVisitors: [
    '/api/messages get',
    '/api/messages/export get',
    '/api/messages/changes post',
    '/api/messages/:id get delete',
    '/api/messages/:id/read put',
    '/api/messages/:id/answered put',
    '/api/messages/:id/note put',
    '/api/messages/:id/restore post',
    '/api/content/comments get',
    '/api/content/comments/:id delete',
    '/api/content/comments/:id/restore post',
    '/api/content/comments/:id/status put',
    '/api/content/comments/:id/block post',
    '/api/blocked-senders get',
    '/api/blocked-senders/:id delete',
    '/api/alerts get put',
    '/api/address-data/count post',
    '/api/address-data/erase post',
  ],
  managePeople: [
    '/api/people get',
    '/api/people/:id delete',
    '/api/people/:id/role put',
    '/api/people/invitations post',
    '/api/people/invitations/:id delete',
  ],
  manageReleases: ['/api/composition get'],
  overseeSite: [
    '/api/trash delete',
    '/api/trash/:id delete',
    '/api/mail get',
    '/api/mail/unsent delete',
    '/api/mail/unsent/retry post',
  ],
  deployToken: [
    '/api/releases/:remote/archive put',
    '/api/releases/:remote/uploads/* put',
    '/api/releases/:remote/trials post',
    '/api/releases/:remote/previews post',
    '/api/releases/:remote/verdicts post',
    '/api/releases/:remote/grants post',
    '/api/releases/:remote/prunings post',
  ],
  deployTokenOrAdministrator: [
    '/api/releases get',
    '/api/releases/:remote/screenshots/:file get',
    '/api/releases/:remote/turns post',
    '/api/releases/:remote/switches post',
  ],
  releasesPage: [
    '/releases/screenshots/:remote/:file get',
    '/releases/rollback post',
    '/releases/canary post',
    '/releases/switch post',
  ],
  metrics: ['/metrics get'],
};

/** The audience of each route, such as `PUT /api/content/updates/:id`. */
export const AUDIENCES: Record<string, Audience> = Object.fromEntries(
  Object.entries(ROUTES).flatMap(([audience, routes]) =>
    routes.flatMap((route) => {
      const [path = '', ...methods] = route.split(' ');
      return methods.map((method) => [`${method.toUpperCase()} ${path}`, audience as Audience]);
    }),
  ),
);
