import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SkipLink } from 'ui-kit';
import { FloatingLinks } from './FloatingLinks';
import { Footer } from './Footer';
import { Header } from './Header';
import { BAR_HEIGHT, TOP_BAR_HEIGHT } from './measures';
import { NavigationProgress } from './NavigationProgress';

const MAIN_ID = 'main';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

// As high as a window at least, so that the footer does not jump while a page is on its way.
const Main = styled('main')({
  flex: 1,
  minHeight: '100vh',
  paddingTop: TOP_BAR_HEIGHT + BAR_HEIGHT,
});

/** What stands around every public page (SPEC section 2, Public layout). */
export function PublicLayout() {
  const main = useFocusOnPage();
  return (
    <Page>
      <SkipLink to={MAIN_ID}>Skip to content</SkipLink>
      <NavigationProgress />
      <Header />
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <FloatingLinks />
    </Page>
  );
}

/** Puts the reading position at the new page's start, as loading a page does; the scroll position is the shell's. */
function useFocusOnPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
