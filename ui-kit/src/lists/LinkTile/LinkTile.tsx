import { styled } from '@mui/material/styles';
import { Anchor } from '@charity-site/ui-kit/theme';
import { ONE_COLUMN } from '../CardGrid/columns';
import { Glyph } from '../../media/Glyph/Glyph';

export interface LinkTileProps {
  /** URL of the page. */
  href: string;
  /** Title of that page. */
  title: string;
  /** One sentence about that page. */
  text?: string;
  /** Background colour: lake, sunrise or earth. Neighbouring tiles should differ. */
  tone?: 'lake' | 'amber' | 'earth';
}

const Tile = styled(Anchor, { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'lake' | 'amber' | 'earth';
}>(({ theme, tone }) => {
  const { kit } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    minHeight: 'clamp(9rem, 15vw, 12.5rem)',
    padding: 'clamp(1.25rem, 2.4vw, 1.875rem)',
    overflow: 'hidden',
    borderRadius: 14,
    // An edge in forced colours, which remove backgrounds.
    '&:not(:focus-visible)': { outline: '1px solid transparent' },
    textDecoration: 'none',
    backgroundColor: kit[tone],
    color: tone === 'amber' ? kit.onAmber : kit.onCloth,
    transition: 'transform 200ms, box-shadow 200ms',
    '&:hover': { transform: 'translateY(-3px)', boxShadow: theme.vars.shadows[4] },
    '& strong': { ...theme.typography.h3 },
    '& > span': { maxWidth: '34ch', ...theme.typography.body2, textWrap: 'balance' },
    '& > svg:last-of-type': { marginTop: 'auto', transition: 'transform 200ms' },
    '&:hover > svg:last-of-type': { transform: 'translateX(6px)' },
    // On phones a row with the arrow at its end, so that three tiles take less space.
    [ONE_COLUMN]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '2px 16px',
      minHeight: 0,
      padding: '12px 20px',
      '& strong': theme.typography.h4,
      '& > svg:last-of-type': { gridArea: '1 / 2 / span 2', alignSelf: 'center' },
    },
  };
});

const Pattern = styled('svg')({ position: 'absolute', right: -18, bottom: -18, opacity: 0.16 });

/** A large link to a main page of the site. Show three side by side. */
export function LinkTile({ href, title, text, tone = 'lake' }: LinkTileProps) {
  return (
    <Tile href={href} tone={tone}>
      <Pattern
        viewBox="0 0 96 96"
        width="132"
        height="132"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M48 0l24 24-24 24-24-24zM48 48l24 24-24 24-24-24zM0 48l24-24 24 24-24 24zM96 48L72 24 48 48l24 24z"
          opacity=".55"
        />
        <path d="M48 12l12 12-12 12-12-12zM48 60l12 12-12 12-12-12zM12 48l12-12 12 12-12 12zM84 48L72 36 60 48l12 12z" />
      </Pattern>
      <strong>{title}</strong>
      {text && <span>{text}</span>}
      <Glyph name="arrow" size="28" />
    </Tile>
  );
}
