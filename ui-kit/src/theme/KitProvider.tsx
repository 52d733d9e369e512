import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { LinkContext } from './Anchor';
import { FontFaces } from './FontFaces';
import { kitTheme } from './theme';

export interface KitProviderProps {
  /** The whole page. */
  children: ReactNode;
  /** The router's link component (takes `to`); without one, links are plain anchors. */
  linkComponent?: ElementType;
  /** Scheme for visitors who never chose one. Default light, because the photos are made for a light background. */
  defaultMode?: 'light' | 'dark' | 'system';
}

/**
 * Provides theme, base styles, heading font and links; use it once, around the whole page. A scheme set with MUI's
 * `useColorScheme().setMode` is kept in local storage and applied to the root element before the first paint, so
 * nothing flashes.
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
