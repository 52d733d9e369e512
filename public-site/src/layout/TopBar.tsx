import { styled } from '@mui/material/styles';
import { Glyph, PageWidth } from 'ui-kit';
import { TOP_BAR_HEIGHT } from './measures';
import { useContact } from './useContact';

const Ground = styled('div')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  height: TOP_BAR_HEIGHT,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  ...theme.typography.body2,
}));

const Row = styled(PageWidth)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  height: '100%',
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
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (max-width: 479.98px)': { gap: 12, fontSize: '0.875rem', '& a': { gap: 6 } },
});

/** Phone and e-mail above the menu. */
export function TopBar() {
  const { phone, email } = useContact();
  return (
    <Ground>
      <Row>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} style={{ flex: 'none' }}>
          <Glyph name="phone" size={16} />
          <span>{phone}</span>
        </a>
        <a href={`mailto:${email}`}>
          <Glyph name="mail" size={16} />
          <span>{email}</span>
        </a>
      </Row>
    </Ground>
  );
}
