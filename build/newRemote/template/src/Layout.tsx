import { styled } from '@mui/material/styles';
import { siteConfig } from 'api-client/http';
import { Outlet } from 'react-router-dom';
import { PageWidth } from 'ui-kit';

const Header = styled('header')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  paddingBlock: theme.spacing(2),
  backgroundColor: theme.vars.palette.kit.deep,
  '& a': { ...theme.typography.h6, color: theme.vars.palette.kit.onDeep },
}));

const Footer = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  backgroundColor: theme.vars.palette.kit.wash,
}));

/** What stands around every page of this remote; the shell brings the theme, and nothing that is seen. */
export function Layout() {
  const { siteName } = siteConfig();
  return (
    <>
      <Header>
        <PageWidth>
          <a href="/">{siteName}</a>
        </PageWidth>
      </Header>
      <main>
        <Outlet />
      </main>
      <Footer>
        <PageWidth>
          <a href="/contact-us">Contact us</a>
        </PageWidth>
      </Footer>
    </>
  );
}
