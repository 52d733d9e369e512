/** A speaker of a language with a link, and the number of their answers. */
export interface TextReviewer {
  name: string;
  right: number;
  better: number;
}

/** A better text of the interface that a speaker proposes. */
export interface TextProposal {
  _id: string;
  english: string;
  /** The text on the pages. */
  present: string;
  text: string;
  reviewer: string;
}

/** The review of a language's interface texts, for administrators. */
export interface TextReviews {
  total: number;
  /** Number of texts that a speaker called right, and to which nobody objects. */
  confirmed: number;
  reviewers: TextReviewer[];
  /** Texts that differ from those of the release. An accepted one is the present one. */
  proposals: TextProposal[];
}

/** A link to content that is not translated. */
export interface UntranslatedItem {
  /** Path of the definition. */
  list: string;
  /** Id of the item; path of the singleton. */
  item: string;
  /** '' for a singleton. */
  title: string;
  /** When it was created, or changed for a singleton; UTC ISO 8601. */
  at: string;
}
