import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { LinkContext } from './Anchor';
import { FontFaces } from './FontFaces';
import { kitTheme } from './theme';
import { inEnglish, WordsContext, type Words } from './words';

export interface KitProviderProps {
  /** The whole page. */
  children: ReactNode;
  /** The router's link component (takes `to`); without one, links are plain anchors. */
  linkComponent?: ElementType;
  /** The kit's own words in the language of the page; English by default. */
  words?: Words;
  /**
   * Another theme of the kit, from `createKitTheme`. The default follows the visitor's preferred
   * colour scheme.
   */
  theme?: Theme;
  /** The scheme at first, with a theme whose scheme an attribute chooses. */
  defaultMode?: 'light' | 'dark' | 'system';
}

/**
 * Provides theme, base styles, heading font, links and words; use it once, around the whole page.
 */
export function KitProvider({
  children,
  linkComponent,
  words = inEnglish,
  theme = kitTheme,
  defaultMode = 'light',
}: KitProviderProps) {
  return (
    // The colours follow CSS, so the first render on the server and in the browser are equal
    // without a second one.
    <ThemeProvider theme={theme} defaultMode={defaultMode} modeStorageKey="color-mode" noSsr>
      <CssBaseline enableColorScheme />
      <FontFaces />
      <WordsContext value={words}>
        <LinkContext value={linkComponent}>{children}</LinkContext>
      </WordsContext>
    </ThemeProvider>
  );
}
