import { styled } from '@mui/material/styles';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PlainList } from '../PlainList';

const Chips = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0 clamp(1.25rem, 2.5vw, 2rem)',
  '@media print': { display: 'none' },
});

const Chip = styled(Anchor)(({ theme }) => ({
  display: 'inline-block',
  padding: '8px 16px',
  borderRadius: 999,
  border: `1.5px solid ${theme.vars.palette.kit.line}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  ...theme.typography.body2,
  // The longest word in any language fits the narrowest phone with large text.
  fontSize: `min(${theme.typography.body2.fontSize}, 7vw)`,
  fontWeight: 600,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

export interface ChipLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly { label: string; href: string; isCurrent: boolean }[];
}

/** Links to the parts or views of a page; one is current. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav aria-label={label}>
      <Chips>
        {links.map(({ label: name, href, isCurrent }) => (
          <li key={name}>
            <Chip href={href} aria-current={isCurrent || undefined}>
              {name}
            </Chip>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
