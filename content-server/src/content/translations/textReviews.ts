import type { OtherLanguage } from '@charity-site/api-client/entities';
import type { Database, Queryable, TextReviewRow } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/httpError';
import { acceptedRow, interfaceTexts, type InterfaceText } from '../language/interfaceTexts';
import { newId } from '../rows/rows';

/** A text of the interface with the answers of the speakers of its language. */
export interface ReviewedText extends InterfaceText {
  /** The newest first. An answer that equals the present text calls it right. */
  answers: TextReviewRow[];
  /** True if a speaker called it right and nobody objects, or if the release has it so. */
  isConfirmed: boolean;
}

/** All texts of a language in the order of its file, with their answers. */
export const reviewedTexts = async (
  database: Queryable,
  language: OtherLanguage,
): Promise<ReviewedText[]> => {
  const [texts, rows] = await Promise.all([
    interfaceTexts(database, language),
    database
      .selectFrom('text_reviews')
      .selectAll()
      .where('language', '=', language)
      .orderBy('updatedAt', 'desc')
      .execute(),
  ]);
  return texts.map((text) => {
    const answers = rows.filter(({ english }) => english === text.english);
    const isRight = answers.every((answer) => answer.text === text.present);
    return { ...text, answers, isConfirmed: isRight && (text.isReviewed || answers.length > 0) };
  });
};

/** Stores an answer in place of the reviewer's earlier one. It gets a new id. */
export const saveAnswer = async (
  database: Database,
  answer: Pick<TextReviewRow, 'language' | 'english' | 'reviewer' | 'text'>,
): Promise<void> => {
  const row = { ...answer, _id: newId(), updatedAt: new Date().toISOString() };
  await database
    .insertInto('text_reviews')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['language', 'english', 'reviewer']).doUpdateSet(row),
    )
    .execute();
};

/**
 * Accepts a proposal: the pages have its text from now on, and the other answers about it are
 * deleted. Otherwise deletes it; if it was accepted, the pages have the text of the release again.
 * @throws HttpError 404 if there is no such proposal, or the reviewer has changed it
 */
export const decideProposal = (
  database: Database,
  id: string,
  isAccepted: boolean,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { language, english, text } = await transaction
      .selectFrom('text_reviews')
      .selectAll()
      .where('_id', '=', id)
      .executeTakeFirstOrThrow(() => notFound('Proposal'));
    const row = acceptedRow(language, english, text);
    if (isAccepted)
      await transaction
        .insertInto('translations')
        .values(row)
        .onConflict((conflict) => conflict.column('_id').doUpdateSet(row))
        .execute();
    else
      await transaction
        .deleteFrom('translations')
        .where('_id', '=', row._id)
        .where('text', '=', text)
        .execute();
    await transaction
      .deleteFrom('text_reviews')
      .where('language', '=', language)
      .where('english', '=', english)
      .where('_id', isAccepted ? '!=' : '=', id)
      .execute();
  });
