import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';

/**
 * Renders dialogs and popups in the container, without effect on the page's focus and scrolling.
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
 * Contains an example: elements with `position: fixed` and popups stay in it. It is inert; screen
 * readers get the text beside it.
 */
export function Sandbox({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const theme = useMemo(() => container && within(container), [container]);
  return (
    // A transform makes an element the containing block of fixed elements in it.
    <div ref={setContainer} inert style={{ height: '100%', transform: 'translateZ(0)' }}>
      {theme && <ThemeProvider theme={theme}>{children}</ThemeProvider>}
    </div>
  );
}
