import type { OtherLanguage } from '../entities/languages/languages';
import type { TextReviews, UntranslatedItem } from '../entities/languages/textReviews';
import type { CreatedPreview } from './content';
import { itemPath } from './list';
import { get, post, put, remove } from './methods';

const pathOf = (language: OtherLanguage): string => itemPath('/texts', language);
const proposalPath = (language: OtherLanguage, id: string): string =>
  itemPath(`${pathOf(language)}/proposals`, id);

/** Reviews of the interface's texts, for administrators, and content without translation. */
export const texts = {
  /** GET: the state of a language's review. */
  reviews: (language: OtherLanguage, signal?: AbortSignal) =>
    get<TextReviews>(pathOf(language), signal),
  /** POST: a link for a speaker of the language. It is answered once. */
  addLink: (language: OtherLanguage, name: string) =>
    post<CreatedPreview>(`${pathOf(language)}/links`, { name }),
  /** PUT: accepts a proposal. Rejects with a 404 if the speaker has changed it. */
  accept: (language: OtherLanguage, id: string) => put(proposalPath(language, id), {}),
  /** DELETE: dismisses a proposal. An accepted one leaves the pages. */
  dismiss: (language: OtherLanguage, id: string) => remove(proposalPath(language, id)),
  /** GET: public content that has no translation, newest first; for signed-in people. */
  untranslated: async (language: OtherLanguage, signal?: AbortSignal) =>
    (await get<{ items: UntranslatedItem[] }>(itemPath('/untranslated', language), signal)).items,
};
