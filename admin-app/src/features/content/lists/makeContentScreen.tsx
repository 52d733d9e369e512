import { contentApi, type CardOf } from '@charity-site/api-client';
import type { ContentType, Stored } from '@charity-site/api-client/entities';
import { buildFields } from '../../../shared/fields/buildFields';
import { ContentScreen } from './ContentScreen';
import { contentWords } from '../../../shared/lists/contentWords';
import type { ResolvedContentScreenConfig, ContentScreenConfig } from './descriptor';

/**
 * The screen of one content type, made of its definition and what only the administrator sees:
 * card, fields, and words that differ. A file in `resources/`, named after the type's path, exports
 * it as its default; nothing lists these files (see `area.ts`). When that is not enough: a field or
 * the card of its own (`render`, `card`), or a screen written by hand from `useContentList` and the
 * same kit parts.
 */
export const contentScreen = <Draft extends object, Path extends string>(
  description: ContentScreenConfig<Draft, CardOf<Stored<Draft>, Path>> & {
    type: ContentType<Draft, Path>;
  },
) => {
  const descriptor: ResolvedContentScreenConfig<Draft, CardOf<Stored<Draft>, Path>> = {
    ...description,
    fields: buildFields(description.type.rules, description.fields),
    words: contentWords(description.type, description.words),
    calls: contentApi(description.type, { drafts: true }),
  };
  return function Screen() {
    return <ContentScreen descriptor={descriptor} />;
  };
};
