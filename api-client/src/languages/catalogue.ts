/** Texts in another language by their English, as ICU messages. */
type Messages = Readonly<Record<string, string>>;

/** The texts of the interface in one language (docs/languages.md). */
export interface Catalogue {
  /**
   * BCP 47 tag of a language that browsers know and whose plurals have the same forms; browsers
   * know no Chichewa.
   */
  pluralsLike: string;
  /** Texts that a native speaker has not confirmed yet. */
  toReview: Messages;
  /** Texts that a native speaker has confirmed. */
  reviewed: Messages;
}
