import type { OtherLanguage } from '../entities/languages/languages';
import type {
  ProposalDecision,
  TextReviewLink,
  TextReviews,
  UntranslatedItem,
} from '../entities/languages/textReviews';
import { itemPath } from './list';
import { get, post, put, remove } from './methods';

/** A new link. `path` is that of the reviewers' page; it is answered once. */
export interface CreatedReviewLink {
  link: TextReviewLink;
  path: string;
}

const pathOf = (language: OtherLanguage): string => itemPath('/texts', language);

/** Reviews of the interface's texts, and content without translation. */
export const texts = {
  /** GET: the state of a language's review; for administrators. */
  reviews: (language: OtherLanguage, signal?: AbortSignal) =>
    get<TextReviews>(pathOf(language), signal),
  /** POST: a link for reviewers. */
  addLink: (language: OtherLanguage) => post<CreatedReviewLink>(`${pathOf(language)}/links`),
  /** DELETE: ends a link. The verdicts stay. */
  endLink: (language: OtherLanguage, id: string) =>
    remove(itemPath(`${pathOf(language)}/links`, id)),
  /**
   * PUT: accepts or dismisses a proposal. Rejects with a 409 when the reviewer has changed it.
   */
  decide: (language: OtherLanguage, id: string, decision: ProposalDecision) =>
    put(`${itemPath(`${pathOf(language)}/proposals`, id)}/state`, decision),
  /** GET: public content that has no translation, newest first; for signed-in people. */
  untranslated: async (language: OtherLanguage, signal?: AbortSignal) =>
    (await get<{ items: UntranslatedItem[] }>(itemPath('/untranslated', language), signal)).items,
};
