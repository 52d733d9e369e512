import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { mailtoLink } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { Glyph, PageWidth } from '@charity-site/ui-kit';
import { PhoneLink } from '../organisation/PhoneLink';
import { LanguageLinks } from './LanguageLinks';
import { SHORT_VIEWPORT } from './measures';
import { useContact } from '../organisation/useContact';

const Ground = styled('div')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  display: 'grid',
  minHeight: 40,
  [SHORT_VIEWPORT]: { minHeight: 32 },
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  ...theme.typography.body2,
}));

const Row = styled(PageWidth)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    minHeight: 40,
    [SHORT_VIEWPORT]: { minHeight: 32 },
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  // Only the icon shows; the email address is the accessible name of the link.
  '@media screen and (max-width: 599.98px)': {
    '& a[href^="mailto:"]': { justifyContent: 'center', minWidth: 40, marginInlineStart: 'auto' },
    '& a[href^="mailto:"] span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  // Without the phone icon all fit on one line.
  '@media screen and (max-width: 399.98px)': {
    '& a[href^="tel:"] svg': { display: 'none !important' },
  },
  '@media (max-width: 479.98px)': {
    columnGap: 12,
    fontSize: 'min(0.875rem, 7vw)',
    '& a': { gap: 6 },
  },
});

const Languages = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > * + *::before': {
    content: '""',
    display: 'inline-block',
    height: '1em',
    marginInline: '12px 6px',
    borderInlineStart: '1px solid',
    verticalAlign: '-0.15em',
  },
  '& strong': {
    color: theme.vars.palette.kit.onDeepAmber,
    fontWeight: 'inherit',
    textDecoration: 'underline',
  },
}));

/**
 * Phone and email above the menu, and the languages; they wrap when they do not fit side by side.
 */
export function TopBar({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { phone, email } = useContact();
  return (
    <Ground ref={ref}>
      <Row>
        <div style={{ minWidth: 0 }}>
          <PhoneLink number={phone} icon={<Glyph name="phone" size={16} />} />
        </div>
        <a href={mailtoLink(email)}>
          <Glyph name="mail" size={16} />
          <span>{email}</span>
        </a>
        <Languages role="group" aria-label={t('Language')}>
          <LanguageLinks withCurrent />
        </Languages>
      </Row>
    </Ground>
  );
}
