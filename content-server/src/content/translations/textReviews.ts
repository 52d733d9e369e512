import type {
  OtherLanguage,
  ProposalDecision,
  ProposalState,
  TextProposal,
  TextReviewer,
} from '@charity-site/api-client/entities';
import type {
  AcceptedTextRow,
  Database,
  Queryable,
  TextReviewLinkRow,
  TextReviewRow,
} from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { HttpError, notFound } from '../../http/httpError';
import type { Actor } from '../history/recordChange';
import { newId } from '../rows/rows';
import {
  acceptedTextId,
  acceptedTexts,
  interfaceTexts,
  placeholderMistake,
  type InterfaceText,
} from '../language/interfaceTexts';

/** Maximum number of reviewers with one link. */
const REVIEWERS_MAX = 30;

/** A verdict on a text. */
export interface Verdict {
  text: InterfaceText;
  /** The text that the reviewer saw. */
  present: string;
  /** The proposed text; equal to `present` for a text that is right. */
  better: string;
}

/** Who gives a verdict: a name, with a link. */
export interface Reviewer {
  link: Pick<TextReviewLinkRow, '_id' | 'language'>;
  name: string;
}

/** All verdicts on the texts of a language. */
const readVerdicts = (database: Queryable, language: string): Promise<TextReviewRow[]> =>
  database
    .selectFrom('text_reviews')
    .selectAll()
    .where('language', '=', language)
    .orderBy('updatedAt', 'desc')
    .orderBy('_id')
    .execute();

/**
 * The name under which a reviewer's verdicts are stored: a name in other capitals is the same
 * person.
 * @throws HttpError 400 when too many people use the link
 */
export const reviewerName = async (
  database: Queryable,
  link: Reviewer['link'],
  name: string,
): Promise<string> => {
  const rows = await database
    .selectFrom('text_reviews')
    .select('reviewer')
    .distinct()
    .where('link', '=', link._id)
    .execute();
  const known = rows.find(({ reviewer }) => reviewer.toLowerCase() === name.toLowerCase());
  if (known) return known.reviewer;
  if (rows.length >= REVIEWERS_MAX)
    throw new HttpError(400, 'Many people have used this link. Please ask for a link of your own.');
  return name;
};

/**
 * Stores a verdict in place of the reviewer's earlier one.
 * @throws HttpError 400 with a sentence under `errors.better` for wrong placeholders
 */
export const saveVerdict = async (
  database: Database,
  { link, name }: Reviewer,
  { text: { english }, present, better }: Verdict,
): Promise<void> => {
  const mistake = placeholderMistake(english, better);
  if (mistake !== undefined) throw new HttpError(400, mistake, { better: mistake });
  const isRight = better === present;
  const verdict = {
    verdict: isRight ? 'right' : 'better',
    text: isRight ? '' : better,
    present,
    updatedAt: new Date().toISOString(),
    dismissedAt: '',
  };
  await database
    .insertInto('text_reviews')
    .values({
      _id: newId(),
      language: link.language,
      english,
      link: link._id,
      reviewer: await reviewerName(database, link, name),
      ...verdict,
    })
    .onConflict((conflict) =>
      conflict.columns(['link', 'reviewer', 'english']).doUpdateSet(verdict),
    )
    .execute();
};

const stateOf = (
  { _id, text, dismissedAt }: TextReviewRow,
  accepted: Pick<AcceptedTextRow, 'review' | 'text'> | undefined,
): ProposalState => {
  if (accepted?.review === _id && accepted.text === text) return 'accepted';
  return dismissedAt === '' ? 'open' : 'dismissed';
};

/** The review of a language's texts. */
export interface ReviewedTexts {
  texts: readonly InterfaceText[];
  /** English of the confirmed texts: called right by a speaker without objection, or accepted. */
  confirmed: ReadonlySet<string>;
  /** The verdicts on these texts, newest first. */
  verdicts: readonly TextReviewRow[];
  proposals: TextProposal[];
  reviewers: TextReviewer[];
}

const reviewersOf = (rows: readonly TextReviewRow[]): TextReviewer[] => {
  const byName = new Map<string, TextReviewer>();
  for (const { reviewer, verdict } of rows) {
    const one = byName.get(reviewer) ?? { name: reviewer, right: 0, better: 0 };
    byName.set(reviewer, one);
    if (verdict === 'right') one.right += 1;
    else one.better += 1;
  }
  return [...byName.values()];
};

/** Reads the review of a language's texts. Verdicts on texts that no release has are left out. */
export const reviewedTexts = async (
  database: Queryable,
  language: OtherLanguage,
): Promise<ReviewedTexts> => {
  const [texts, acceptedRows, allRows] = await Promise.all([
    interfaceTexts(database, language),
    acceptedTexts(database, language),
    readVerdicts(database, language),
  ]);
  const byEnglish = new Map(texts.map((text) => [text.english, text]));
  const accepted = new Map(acceptedRows.map((row) => [row.english, row]));
  const rows = allRows.filter(({ english }) => byEnglish.has(english));
  const proposals = rows
    .filter(({ verdict }) => verdict === 'better')
    .map((row) => ({
      _id: row._id,
      english: row.english,
      present: byEnglish.get(row.english)?.present ?? '',
      text: row.text,
      reviewer: row.reviewer,
      at: row.updatedAt,
      state: stateOf(row, accepted.get(row.english)),
    }));
  const open = new Set(
    proposals.flatMap(({ state, english }) => (state === 'open' ? english : [])),
  );
  const confirmed = new Set([
    ...texts.flatMap(({ english, isReviewed }) => (isReviewed ? english : [])),
    ...rows.flatMap(({ verdict, english, present }) =>
      verdict === 'right' && present === byEnglish.get(english)?.present ? english : [],
    ),
    ...acceptedRows.map(({ english }) => english),
  ]);
  return {
    texts,
    confirmed: new Set(
      [...confirmed].filter((english) => byEnglish.has(english) && !open.has(english)),
    ),
    proposals: [
      ...proposals.filter(({ state }) => state === 'open'),
      ...proposals.filter(({ state }) => state !== 'open'),
    ],
    verdicts: rows,
    reviewers: reviewersOf(rows),
  };
};

/**
 * Accepts a proposal, which is on the pages from then on, or dismisses it, which restores the text
 * of the release.
 * @throws HttpError 404 for an unknown proposal, 409 if the reviewer has changed it
 */
export const decideProposal = (
  database: Database,
  { language, id }: { language: OtherLanguage; id: string },
  { state, text }: ProposalDecision,
  { name, email }: Actor,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const review = await transaction
      .selectFrom('text_reviews')
      .selectAll()
      .where('_id', '=', id)
      .where('language', '=', language)
      .where('verdict', '=', 'better')
      .executeTakeFirstOrThrow(() => notFound('Proposal'));
    if (review.text !== text)
      throw new HttpError(409, 'The reviewer has changed this text in the meantime.');
    const now = new Date().toISOString();
    const key = acceptedTextId(language, review.english);
    if (state === 'accepted') {
      const accepted = { text, review: id, acceptedBy: name || email, acceptedAt: now };
      const replaced = transaction
        .selectFrom('accepted_texts')
        .select('review')
        .where('_id', '=', key);
      await transaction
        .updateTable('text_reviews')
        .set({ dismissedAt: now })
        .where('_id', 'in', replaced)
        .execute();
      await transaction
        .insertInto('accepted_texts')
        .values({ _id: key, language, english: review.english, ...accepted })
        .onConflict((conflict) => conflict.column('_id').doUpdateSet(accepted))
        .execute();
    } else
      await transaction
        .deleteFrom('accepted_texts')
        .where('_id', '=', key)
        .where('review', '=', id)
        .execute();
    await transaction
      .updateTable('text_reviews')
      .set({ dismissedAt: state === 'dismissed' ? now : '' })
      .where('_id', '=', id)
      .execute();
  });
