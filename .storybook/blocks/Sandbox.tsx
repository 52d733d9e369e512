import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';

/**
 * Dialogs open in the drawing instead of over the page, and leave the page's focus and scrolling
 * alone.
 */
const within = (container: HTMLElement) => (page: Theme) => ({
  ...page,
  components: {
    ...page.components,
    MuiModal: {
      defaultProps: {
        container,
        disableAutoFocus: true,
        disableEnforceFocus: true,
        disableRestoreFocus: true,
        disableScrollLock: true,
      },
    },
    MuiPopper: { defaultProps: { container } },
  },
});

/**
 * Keeps a component in its place: what it fixes to the window or opens over the page stays in here.
 * A picture to look at: it is out of the tab order, and screen readers get the text beside it
 * instead.
 */
export function Sandbox({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const theme = useMemo(() => place && within(place), [place]);
  return (
    // A transform makes an element the window of what is fixed in it.
    <div ref={setPlace} inert style={{ height: '100%', transform: 'translateZ(0)' }}>
      {theme && <ThemeProvider theme={theme}>{children}</ThemeProvider>}
    </div>
  );
}
