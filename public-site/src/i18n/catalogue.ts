import { MessageFormatter, pluralTypeHandler } from '@ultraq/icu-message-formatter';
import { siteConfig, type Translate } from '@charity-site/api-client/http';
import type { Catalogue } from '@charity-site/api-client/languages';

/** Creates the translate function of a catalogue, with the accepted texts of the page. */
export const translateBy = ({ pluralsLike, toReview, reviewed }: Catalogue): Translate => {
  const messages = new Map(
    Object.entries({ ...toReview, ...reviewed, ...siteConfig().acceptedTexts }),
  );
  const formatter = new MessageFormatter(pluralsLike, { plural: pluralTypeHandler });
  return (english, values) => {
    const message = messages.get(english);
    return message === undefined ? undefined : String(formatter.format(message, values));
  };
};
