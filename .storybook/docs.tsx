import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookThemes } from './themes';

type Scheme = keyof typeof storybookThemes;

const schemeOf = (globals: Record<string, unknown> | undefined): Scheme =>
  globals?.scheme === 'dark' ? 'dark' : 'light';

/** Documentation pages follow the toolbar's colour scheme, like the stories on them. */
function SchemedContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<Scheme>(() => {
    const [story] = context.componentStories();
    return schemeOf(story && context.getStoryContext(story).globals);
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const onGlobals = ({ globals }: { globals: Record<string, unknown> }) => setScheme(schemeOf(globals));
    channel.on(GLOBALS_UPDATED, onGlobals);
    return () => channel.off(GLOBALS_UPDATED, onGlobals);
  }, []);
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      {children}
    </DocsContainer>
  );
}

/** What only documentation pages need; preview.tsx, which the tests load too, stays free of it. */
const docs: Preview = {
  parameters: {
    docs: {
      container: SchemedContainer,
      // A story that needs a phone's window is looked at by itself; on a page it would stand in the page's width.
      stories: { filter: (story: { storyGlobals?: object }) => !('viewport' in (story.storyGlobals ?? {})) },
    },
  },
};
export default docs;
