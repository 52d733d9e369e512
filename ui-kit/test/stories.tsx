import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { composeStories, setProjectAnnotations, type Decorator } from '@storybook/react';
import { useEffect, useState, type ReactNode } from 'react';
import preview from '../../.storybook/preview';

/**
 * Removes a story's styles after it. jsdom matches every element against every rule, so leftover
 * styles made the last story ten times slower.
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

// Set for all rather than handed over with each file: only so do plays get their canvas and user,
// as in Storybook.
setProjectAnnotations([preview, { decorators: [withOwnStyles] }]);

/**
 * A file's stories as components, on the same stage as in Storybook: what is reviewed there is what
 * the tests render.
 */
export const composed = <T extends Parameters<typeof composeStories>[0]>(stories: T) =>
  composeStories(stories);
