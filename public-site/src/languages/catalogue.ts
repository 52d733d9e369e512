import { MessageFormatter, pluralTypeHandler } from '@ultraq/icu-message-formatter';
import type { Translate } from '@charity-site/api-client/http';

/** Texts in another language by their English, as ICU messages. */
type Messages = Readonly<Record<string, string>>;

/** The texts of the interface in one language (docs/languages.md). */
export interface Catalogue {
  /** BCP 47 tag of a language that browsers know and whose plurals have the same forms; browsers know no Chichewa. */
  pluralsLike: string;
  /** Texts that a native speaker has not confirmed yet. */
  toReview: Messages;
  /** Texts that a native speaker has confirmed. */
  reviewed: Messages;
}

/** Makes the function that answers the texts of a catalogue. */
export const translateBy = ({ pluralsLike, toReview, reviewed }: Catalogue): Translate => {
  const messages = new Map(Object.entries({ ...toReview, ...reviewed }));
  const formatter = new MessageFormatter(pluralsLike, { plural: pluralTypeHandler });
  return (english, values) => {
    const message = messages.get(english);
    return message === undefined ? undefined : String(formatter.format(message, values));
  };
};
