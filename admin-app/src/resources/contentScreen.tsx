import type { StoredFields } from '@charity-site/api-client/entities';
import { ContentScreen } from '../list/ContentScreen';
import type { ContentDescriptor } from '../list/descriptor';

/**
 * The screen of one content type, made of its descriptor: calls, rules, words, card and fields.
 * The way out, in order: a field or the card of its own (`own`, `card`), or a screen written by hand from
 * `useContentList` and the same kit parts.
 */
export const contentScreen = <Draft extends object, Item extends Draft & StoredFields>(
  descriptor: ContentDescriptor<Draft, Item>,
) =>
  function Screen() {
    return <ContentScreen descriptor={descriptor} />;
  };
