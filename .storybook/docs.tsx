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
}

/**
 * Whether a story stands on its component's page. One that needs a phone's window would stand in the page's width, and
 * one that plays would stand there as before its play: both are looked at by themselves.
 */
const standsOnPages = ({ storyGlobals, playFunction }: Shown) => !('viewport' in (storyGlobals ?? {})) && !playFunction;

/** What only documentation pages need; preview.tsx, which the tests load too, stays free of it. */
const docs: Preview = {
  parameters: { docs: { container: SchemedContainer, stories: { filter: standsOnPages } } },
};
export default docs;
