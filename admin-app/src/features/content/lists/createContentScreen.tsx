import { contentApi, type CardOf } from '@charity-site/api-client';
import type { ContentType, Stored } from '@charity-site/api-client/entities';
import { buildFields } from '../../../shared/fields/buildFields';
import { ContentScreen } from './ContentScreen';
import { contentWords } from '../../../shared/lists/contentWords';
import type { ResolvedContentScreenConfig, ContentScreenConfig } from './descriptor';

/**
 * Creates the screen of a content type from its definition, its card, its fields and custom texts.
 * A file in `resources/`, named after the type's path, exports it as default and is found by that
 * path (see `area.ts`). For more, use `render` of a field, `card`, or write a screen from
 * `useContentList` and the same ui-kit components.
 */
export const createContentScreen = <Draft extends object, Path extends string>(
  config: ContentScreenConfig<Draft, CardOf<Stored<Draft>, Path>> & {
    type: ContentType<Draft, Path>;
  },
) => {
  const descriptor: ResolvedContentScreenConfig<Draft, CardOf<Stored<Draft>, Path>> = {
    ...config,
    fields: buildFields(config.type.rules, config.fields),
    words: contentWords(config.type, config.words),
    calls: contentApi(config.type, { drafts: true }),
  };
  return function Screen() {
    return <ContentScreen descriptor={descriptor} />;
  };
};
