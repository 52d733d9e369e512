import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

export type SidebarState = 'open' | 'minimized' | 'closed';

/** Below this width, in pixels, the sidebar is closed by default. */
const BREAKPOINT = 768;

const NEXT: Record<SidebarState, SidebarState> = {
  open: 'minimized',
  minimized: 'closed',
  closed: 'open',
};

/**
 * The state of the sidebar. On a wide screen the button cycles through open, minimized and closed.
 * On a narrow screen it opens and closes, and navigation closes it.
 */
export function useSidebar(currentPath: string) {
  const isNarrow = useMediaQuery(`(max-width: ${BREAKPOINT - 0.05}px)`, { noSsr: true });
  const [wide, setWide] = useState<SidebarState>('open');
  // Path on which the narrow sidebar was opened; on other paths it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const state: SidebarState = isNarrow ? (openedOn === currentPath ? 'open' : 'closed') : wide;
  const close = () => setOpenedOn(null);
  const toggle = () => {
    if (isNarrow) setOpenedOn(state === 'open' ? null : currentPath);
    else setWide(NEXT[wide]);
  };
  useEffect(() => {
    if (!isNarrow || state !== 'open') return;
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpenedOn(null);
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isNarrow, state]);
  return { state, isNarrow, toggle, close };
}
