import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { composeStories, setProjectAnnotations, type Decorator } from '@storybook/react';
import { useEffect, useState, type ReactNode } from 'react';
import preview from '../../.storybook/preview';

/**
 * Removes a story's styles on unmount. jsdom matches every element against every rule, so remaining
 * styles slow down later stories tenfold.
 */
function OwnStyles({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'css' }));
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

const withOwnStyles: Decorator = (Story) => (
  <OwnStyles>
    <Story />
  </OwnStyles>
);

// Set globally instead of per file; otherwise play functions get no canvas and user.
setProjectAnnotations([preview, { decorators: [withOwnStyles] }]);

/** A file's stories as components, with the same providers as in Storybook. */
export const composed = <T extends Parameters<typeof composeStories>[0]>(stories: T) =>
  composeStories(stories);
