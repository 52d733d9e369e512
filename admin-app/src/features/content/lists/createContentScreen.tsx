import { contentApi, type CardOf } from '@charity-site/api-client';
import { sentRules, type ContentType, type Stored } from '@charity-site/api-client/entities';
import { buildFields, type FormFieldOptions } from '../../../shared/fields/buildFields';
import { ContentScreen } from './ContentScreen';
import { contentWords } from '../../../shared/lists/contentWords';
import type { ResolvedContentScreenConfig, ContentScreenConfig } from './descriptor';

/** The form's field for the end of an item. */
const END_FIELD = {
  hint: 'Optional. From then on, visitors no longer see it.',
  required: false,
};

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
  const { type } = config;
  const rules = sentRules(type);
  // A field of `Publication`, which every type with drafts has beside its own.
  const end = type.publishing && ({ visibleUntil: END_FIELD } as FormFieldOptions<Draft>);
  const descriptor: ResolvedContentScreenConfig<Draft, CardOf<Stored<Draft>, Path>> = {
    ...config,
    rules,
    fields: buildFields(rules, { ...config.fields, ...end }),
    words: contentWords(type, config.words),
    calls: contentApi(type, { drafts: true }),
  };
  return function Screen() {
    return <ContentScreen descriptor={descriptor} />;
  };
};
