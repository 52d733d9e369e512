import { can, type OtherLanguage, type TextReviewLink } from '@charity-site/api-client/entities';
import { newId } from '../../content/rows/rows';
import type { Database, PersonRow, Queryable, TextReviewLinkRow } from '../../db/database';
import { notFound } from '../../http/httpError';
import { createLinkToken, hashToken } from '../../people/accounts/secrets';

/** Path of the reviewers' page. */
export const REVIEW_PAGE = '/text-review';

/** Lifetime of a link, in ms: a few evenings, and time to remind somebody. */
const LINK_TTL = 30 * 24 * 60 * 60 * 1000;

/** Path and query of the page. The log has no queries, so it has no tokens. */
export const reviewHref = (token: string): string =>
  `${REVIEW_PAGE}?${new URLSearchParams({ link: token }).toString()}`;

const toLink = ({ _id, createdBy, createdAt, endsAt }: TextReviewLinkRow): TextReviewLink => ({
  _id,
  createdBy,
  createdAt,
  endsAt,
});

/** Creates a link. The path is returned once; only the hash of its token is stored. */
export const addReviewLink = async (
  database: Database,
  language: OtherLanguage,
  { _id, name, email }: PersonRow,
): Promise<{ link: TextReviewLink; path: string }> => {
  const token = createLinkToken();
  const now = new Date();
  const row = {
    _id: newId(now),
    tokenHash: hashToken(token),
    language,
    administrator: _id,
    createdBy: name || email,
    createdAt: now.toISOString(),
    endsAt: new Date(now.getTime() + LINK_TTL).toISOString(),
  };
  await database.insertInto('text_review_links').values(row).execute();
  return { link: toLink(row), path: reviewHref(token) };
};

/** The links of a language that have not expired, newest first. */
export const readReviewLinks = async (
  database: Queryable,
  language: OtherLanguage,
): Promise<TextReviewLink[]> => {
  const rows = await database
    .selectFrom('text_review_links')
    .selectAll()
    .where('language', '=', language)
    .where('endsAt', '>', new Date().toISOString())
    .orderBy('_id', 'desc')
    .execute();
  return rows.map(toLink);
};

/** Ends a link. Its reviews stay. @throws HttpError 404 for an unknown link */
export const endReviewLink = async (
  database: Database,
  language: OtherLanguage,
  id: string,
): Promise<void> => {
  const { numDeletedRows } = await database
    .deleteFrom('text_review_links')
    .where('_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Link');
};

/**
 * The link with a token; undefined for one that is unknown, has expired or whose creator may no
 * longer edit the site.
 */
export const reviewLinkOf = async (
  database: Queryable,
  token: string,
): Promise<TextReviewLinkRow | undefined> => {
  const row = await database
    .selectFrom('text_review_links as link')
    .innerJoin('administrators', 'administrators._id', 'link.administrator')
    .selectAll('link')
    .select('administrators.role')
    .where('tokenHash', '=', hashToken(token))
    .where('endsAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return row && can(row.role, 'editSite') ? row : undefined;
};

/** Deletes expired links. */
export const purgeReviewLinks = async (database: Queryable): Promise<void> => {
  await database
    .deleteFrom('text_review_links')
    .where('endsAt', '<=', new Date().toISOString())
    .execute();
};
