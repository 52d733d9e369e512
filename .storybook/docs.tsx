import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react';
import { Fragment, useSyncExternalStore, type PropsWithChildren } from 'react';
import { ComponentPage } from './ComponentPage';
import { StoryProviders } from './StoryProviders';
import { storybookThemes } from './themes';
import { onToolbarGlobals, toolbarGlobals } from './toolbarGlobals';

/** Headings of documentation pages use the site's heading font, as examples already do. */
const headings = ({ typography: { h1 } }: Theme) => ({
  '#storybook-docs :is(h1, h2, h3):where(:not(.sb-story *, .sb-unstyled *))': {
    color: 'inherit',
    fontFamily: h1.fontFamily,
    fontWeight: h1.fontWeight,
    letterSpacing: '-0.01em',
    textTransform: 'none',
  },
  // Storybook's default for the heading of the stories is small capitals.
  '#storybook-docs h2:where(:not(.sb-story *, .sb-unstyled *))': { fontSize: 24, lineHeight: 1.3 },
});

/**
 * Text of documentation pages: 16 px, lines of at most 44rem (about 75 characters). Examples and
 * tables are not affected.
 */
const text = {
  '#storybook-docs :is(p, ul, ol, li):where(:not(.sb-story *, .sb-unstyled *, .docblock-argstable *))':
    {
      maxWidth: '44rem',
      fontSize: 16,
      lineHeight: 1.6,
    },
};

const PROPS = '#storybook-docs .docblock-argstable';

/**
 * Restores the display of tables in examples, which Storybook changes to blocks on narrow pages.
 */
const tables = {
  '#storybook-docs :is(.sb-story, .sb-unstyled) table:not(.docblock-argstable)': {
    display: 'table',
  },
};

/**
 * In narrow windows a props table shows each prop as a block; two of four columns would not fit.
 */
const narrowProps = {
  '@media (max-width: 600px)': {
    [`${PROPS}, ${PROPS} :is(tbody, tr, td)`]: {
      display: 'block',
      width: 'auto',
      overflow: 'visible',
    },
    [`${PROPS} thead`]: { display: 'none' },
    [`${PROPS} tr`]: { paddingBlock: 12 },
    [`${PROPS} tr td:nth-of-type(n)`]: { padding: '2px 16px', border: 0, overflowWrap: 'anywhere' },
    [`${PROPS} tr td:nth-of-type(n + 3)`]: {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      alignItems: 'baseline',
    },
    // The tree of an object does not wrap.
    [`${PROPS} tr td:nth-of-type(4) > *`]: { overflowX: 'auto' },
    [`${PROPS} tr td:nth-of-type(3)::before`]: { content: '"Default"' },
    [`${PROPS} tr td:nth-of-type(4)::before`]: { content: '"Control"' },
  },
};

/**
 * Applies the toolbar's settings to a documentation page and provides the contexts of its examples.
 */
function SchemedContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { scheme, motion } = useSyncExternalStore(onToolbarGlobals, toolbarGlobals);
  return (
    <StoryProviders scheme={scheme} reducedMotion={motion === 'reduce'}>
      <GlobalStyles styles={headings} />
      <GlobalStyles styles={{ ...text, ...tables, ...narrowProps }} />
      <DocsContainer context={context} theme={storybookThemes[scheme]}>
        {/* Stories in iframes read the settings only when they load. */}
        <Fragment key={`${scheme} ${motion}`}>{children}</Fragment>
      </DocsContainer>
    </StoryProviders>
  );
}

interface StoryToFilter {
  storyGlobals?: object;
  playFunction?: unknown;
  parameters?: { docs?: { story?: { autoplay?: boolean } } };
}

/**
 * True if a component's page shows a story. Not shown: stories for a viewport, which would get the
 * page's width, and stories with a play function, which would show the state before it. A story
 * with `autoplay` shows; it needs its own iframe (`inline: false`), because play functions on one
 * page take the focus from each other.
 */
const showsOnPages = ({ storyGlobals, playFunction, parameters }: StoryToFilter) =>
  !('viewport' in (storyGlobals ?? {})) &&
  (!playFunction || parameters?.docs?.story?.autoplay === true);

/** Settings for documentation pages only; not in preview.tsx, because the tests load that file. */
const docs: Preview = {
  parameters: {
    docs: { container: SchemedContainer, page: ComponentPage, stories: { filter: showsOnPages } },
  },
};
export default docs;
