import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { LinkContext } from './Anchor';
import { FontFaces } from './FontFaces';
import { kitTheme } from './theme';

export interface KitProviderProps {
  /** The whole page. */
  children: ReactNode;
  /** The router's link (takes `to`); without one, links are plain anchors. */
  linkComponent?: ElementType;
  /** What a visitor who never chose sees. Light by default: the photographs are made for paper. */
  defaultMode?: 'light' | 'dark' | 'system';
}

/**
 * Stands once around a whole page: theme, base styles, heading font and links. A scheme chosen with MUI's
 * `useColorScheme().setMode` is remembered in the browser; it is written to the root element before the first
 * paint of this tree, so nothing flashes.
 */
export function KitProvider({ children, linkComponent, defaultMode = 'light' }: KitProviderProps) {
  return (
    <ThemeProvider theme={kitTheme} defaultMode={defaultMode} modeStorageKey="color-mode" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <FontFaces />
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </ThemeProvider>
  );
}
