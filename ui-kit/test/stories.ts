import { composeStories } from '@storybook/react';
import preview from '../../.storybook/preview';

/** A file's stories as components, on the same stage as in Storybook: what is reviewed there is what the tests render. */
export function composed<T extends Parameters<typeof composeStories>[0]>(stories: T) {
  return composeStories(stories, preview);
}
