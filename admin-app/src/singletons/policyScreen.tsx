import type { Policy } from '@charity-site/api-client/entities';
import { richText } from '../forms/fields';
import { singletonScreen } from './makeSingletonScreen';
import type { SingletonDescriptor } from './singletonDescriptor';
import { singletonWords } from './singletonWords';

type PolicyScreen = Pick<SingletonDescriptor<Policy>, 'type' | 'first'> & {
  /** Name of the page. */
  page: string;
  none: string;
  hint: string;
};

/** The screen of a page that is one rich text. */
export const policyScreen = ({ page, none, hint, ...definition }: PolicyScreen) =>
  singletonScreen<Policy>({
    ...definition,
    words: singletonWords(`${page} Page`, none, {
      confirm: `Are you sure you want to delete the text of the page ${page}?`,
    }),
    fields: [richText('text', 'Text', hint)],
  });
