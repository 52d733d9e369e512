import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';

const Back = styled(Anchor)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  marginBottom: 'clamp(0.5rem, 1.5vw, 1rem)',
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textDecoration: 'none',
  ...theme.typography.body2,
  '&:hover': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
}));

/** The link back, and what stands opposite. */
export const BackRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 20,
  '& > p': { margin: 0, ...theme.typography.body2 },
}));

/** Link from a detail page to its list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Back href={href}>
      <Glyph name="left" />
      {t(children)}
    </Back>
  );
}
