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
  /** Translates the kit's texts into the language of the page; English by default. */
  words?: Words;
  /**
   * Another theme of the kit, from `createKitTheme`. The default follows the visitor's preferred
   * colour scheme.
   */
  theme?: Theme;
  /** Initial scheme, for a theme whose scheme is an attribute. */
  defaultMode?: 'light' | 'dark' | 'system';
}

/**
 * Provides theme, base styles, heading font, links and texts; use it once, around the whole page.
 */
export function KitProvider({
  children,
  linkComponent,
  words = inEnglish,
  theme = kitTheme,
  defaultMode = 'light',
}: KitProviderProps) {
  return (
    // noSsr: CSS chooses the colours, so server and browser render the same without a second
    // render.
    <ThemeProvider theme={theme} defaultMode={defaultMode} modeStorageKey="color-mode" noSsr>
      <CssBaseline enableColorScheme />
      <FontFaces />
      <WordsContext value={words}>
        <LinkContext value={linkComponent}>{children}</LinkContext>
      </WordsContext>
    </ThemeProvider>
  );
}
