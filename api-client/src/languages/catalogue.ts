/** Texts in another language as ICU messages, by the English text. */
type Messages = Readonly<Record<string, string>>;

/** The texts of the interface in one language (docs/languages.md). */
export interface Catalogue {
  /** BCP 47 tag of a language with the same plural forms, for languages unknown to browsers. */
  pluralsLike: string;
  /** Texts that a native speaker has not confirmed yet. */
  toReview: Messages;
  /** Texts that a native speaker has confirmed. */
  reviewed: Messages;
}
