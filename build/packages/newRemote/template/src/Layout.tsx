import { styled } from '@mui/material/styles';
import { siteConfig } from '@charity-site/api-client/http';
import { Outlet } from 'react-router-dom';
import { PageWidth } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '& main': { flex: 1 },
});

const Header = styled('header')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  paddingBlock: theme.spacing(2),
  backgroundColor: theme.vars.palette.kit.deep,
  '& a': { ...theme.typography.h6, color: theme.vars.palette.kit.onDeep },
}));

const Footer = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  backgroundColor: theme.vars.palette.kit.wash,
  '& a': { color: theme.vars.palette.text.primary },
}));

/**
 * The layout of every page of this remote. The shell provides the theme but no visible elements.
 */
export function Layout() {
  const { siteName } = siteConfig();
  return (
    <Page>
      <Header>
        <PageWidth>
          <Anchor href="/">{siteName}</Anchor>
        </PageWidth>
      </Header>
      <main>
        <Outlet />
      </main>
      <Footer>
        <PageWidth>
          <Anchor href="/contact-us">Contact us</Anchor>
        </PageWidth>
      </Footer>
    </Page>
  );
}
