import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react';
import { Fragment, useSyncExternalStore, type PropsWithChildren } from 'react';
import { storybookThemes } from './themes';
import { onToolbarChoice, toolbarChoice } from './toolbarChoice';

/** Documentation pages follow the toolbar's choices, like the stories on them. */
function SchemedContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { scheme, motion } = useSyncExternalStore(onToolbarChoice, toolbarChoice);
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      {/* Examples in frames hear of a choice only when they are loaded. */}
      <Fragment key={`${scheme} ${motion}`}>{children}</Fragment>
    </DocsContainer>
  );
}

interface Shown {
  storyGlobals?: object;
  playFunction?: unknown;
  parameters?: { docs?: { story?: { autoplay?: boolean } } };
}

/**
 * Whether a component's page shows a story. One that needs a phone's window would get the page's width. One that plays
 * would show the state before its play, unless it asks for `autoplay`; it then needs a frame of its own (`inline: false`),
 * because plays on one page take the focus from each other.
 */
const showsOnPages = ({ storyGlobals, playFunction, parameters }: Shown) =>
  !('viewport' in (storyGlobals ?? {})) && (!playFunction || parameters?.docs?.story?.autoplay === true);

/** What only documentation pages need; preview.tsx, which the tests load too, stays free of it. */
const docs: Preview = {
  parameters: { docs: { container: SchemedContainer, stories: { filter: showsOnPages } } },
};
export default docs;
