import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '@charity-site/api-client/http';
import { SkipLink, SocialBadge } from '@charity-site/ui-kit';
import { EditLink } from '../editing/EditLink';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { Notice } from './Notice';
import { PrintStyles } from './PrintStyles';
import { useContact } from '../organisation/useContact';

const MAIN_ID = 'main';

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media print': { display: 'block', minHeight: 0 },
});

// At least as high as the window, so that the footer does not jump while a page loads.
const Main = styled('main')({ flex: 1, minHeight: '100vh', '@media print': { minHeight: 0 } });

/** Layout of every public page. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const main = useFocusOnPage(pathname);
  return (
    <Page>
      <PrintStyles />
      <SkipLink to={MAIN_ID}>{t('Skip to content')}</SkipLink>
      <NavigationProgress />
      {/* By path, so that each page checks for a newer notice. */}
      <Notice key={pathname} />
      <Header />
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <SocialLinks />
      <Footer />
      <EditLink />
    </Page>
  );
}

function SocialLinks() {
  const { facebook, instagram, linkedin, twitter } = useContact();
  return <SocialBadge links={{ facebook, instagram, linkedin, twitter }} />;
}

/** Focuses the start of a new page, as a page load does; the shell handles scrolling. */
function useFocusOnPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
