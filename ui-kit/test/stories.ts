import { composeStories, setProjectAnnotations } from '@storybook/react';
import preview from '../../.storybook/preview';

// Set for all rather than handed over with each file: only so do plays get their canvas and user, as in Storybook.
setProjectAnnotations([preview]);

/** A file's stories as components, on the same stage as in Storybook: what is reviewed there is what the tests render. */
export function composed<T extends Parameters<typeof composeStories>[0]>(stories: T) {
  return composeStories(stories);
}
