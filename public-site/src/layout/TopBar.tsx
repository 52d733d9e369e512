import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Glyph, PageWidth } from '@charity-site/ui-kit';
import { PhoneLink } from '../contact/PhoneLink';
import { LanguageLinks } from './LanguageLinks';
import { LOW } from './measures';
import { useContact } from './useContact';

const Ground = styled('div')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  display: 'grid',
  minHeight: 40,
  [LOW]: { minHeight: 32 },
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
    minHeight: 32,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 479.98px)': { columnGap: 12, fontSize: 'min(0.875rem, 7vw)', '& a': { gap: 6 } },
});

// The drawer of the phone menu has these links, too.
const Languages = styled('div')({
  display: 'flex',
  gap: 16,
  '@media (max-width: 599.98px)': { display: 'none' },
});

/** Phone and email above the menu, and the other languages; they wrap when they do not fit side by side. */
export function TopBar({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { phone, email } = useContact();
  return (
    <Ground ref={ref}>
      <Row>
        <div style={{ minWidth: 0 }}>
          <PhoneLink number={phone} icon={<Glyph name="phone" size={16} />} />
        </div>
        <a href={`mailto:${email}`}>
          <Glyph name="mail" size={16} />
          <span>{email}</span>
        </a>
        <Languages>
          <LanguageLinks />
        </Languages>
      </Row>
    </Ground>
  );
}
