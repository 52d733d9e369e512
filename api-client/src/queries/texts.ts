import { texts } from '../endpoints/texts';
import { queryOf } from '../endpoints/queryOf';
import type { OtherLanguage } from '../entities/languages/languages';

/** The state of the review of a language's interface texts. */
export const textReviewsQuery = (language: OtherLanguage) =>
  queryOf(['texts', language], (signal) => texts.reviews(language, signal), { staleTime: 0 });

/** Public content that has no translation, newest first. */
export const untranslatedQuery = (language: OtherLanguage) =>
  queryOf(['untranslated', language], (signal) => texts.untranslated(language, signal), {
    staleTime: 0,
  });
