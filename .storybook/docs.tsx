import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react';
import { Fragment, useSyncExternalStore, type PropsWithChildren } from 'react';
import { storybookThemes } from './themes';
import { onToolbarChoice, toolbarChoice } from './toolbarChoice';

/** Documentation pages follow the toolbar's settings, like their stories. */
function SchemedContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { scheme, motion } = useSyncExternalStore(onToolbarChoice, toolbarChoice);
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      {/* Stories in iframes read the settings only when they load. */}
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
 * Whether a component's page shows a story. Phone stories would get the page's width. Stories with a play function
 * would show their state before it, unless they set `autoplay`; they then need their own iframe (`inline: false`),
 * because play functions on one page take the focus from each other.
 */
const showsOnPages = ({ storyGlobals, playFunction, parameters }: Shown) =>
  !('viewport' in (storyGlobals ?? {})) && (!playFunction || parameters?.docs?.story?.autoplay === true);

/** Settings for documentation pages only. They are not in preview.tsx, because the tests load that file. */
const docs: Preview = {
  parameters: { docs: { container: SchemedContainer, stories: { filter: showsOnPages } } },
};
export default docs;
