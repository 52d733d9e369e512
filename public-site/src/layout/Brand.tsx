import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { pictureSource, singletonQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import { Picture } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { LampMark } from './LampMark';

/** Maximum width in px at which logo and name are smaller, for the menu button to fit. */
const PHONE = 479.98;

const Home = styled(Anchor)(({ theme }) => ({
  display: 'flex',
  flex: '1 1 6em',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  ...theme.typography.h5,
  lineHeight: 1.15,
  '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  [`@media (max-width: ${PHONE}px)`]: { gap: 8, ...theme.typography.h6, lineHeight: 1.15 },
}));

const Logo = styled('span')({
  flex: 'none',
  width: 48,
  height: 48,
  [`@media (max-width: ${PHONE}px)`]: { width: 40, height: 40 },
});

/** Logo and organisation name, linked to the home page. The fallback logo is a drawn lamp. */
export function Brand() {
  const { data: logo } = useQuery(singletonQuery('logo'));
  const { siteName } = siteConfig();
  // Prevents screen readers from reading the name twice.
  const alt = logo && logo.altText !== siteName ? logo.altText : '';
  return (
    <Home href="/">
      <Logo>
        {logo ? (
          <Picture {...pictureSource(logo.url)} alt={alt} ratio={1} fit="contain" sizes="48px" />
        ) : (
          <LampMark />
        )}
      </Logo>
      <span>{siteName}</span>
    </Home>
  );
}
