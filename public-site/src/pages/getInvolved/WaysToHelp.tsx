import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import type { Giving, Translated } from '@charity-site/api-client/entities';
import { Glyph } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import { WAYS_TO_HELP } from '../../content/ways';

const Cards = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  // All in one column or all in one row.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 45em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: 'clamp(1rem, 2.2vw, 1.75rem)',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    padding: 'clamp(1.25rem, 2.4vw, 1.875rem)',
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderTop: `6px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > li:nth-of-type(2)': { borderTopColor: theme.vars.palette.secondary.main },
  '& > li:nth-of-type(3)': { borderTopColor: theme.vars.palette.kit.mark },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Way = styled(Anchor)(({ theme }) => ({
  display: 'inline-flex',
  // The longest word in any language fits the narrowest phone with large text.
  fontSize: 'min(1em, 5.5vw)',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 8,
  minHeight: 32,
  marginTop: 'auto',
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.25em',
}));

/** Three ways to help, with the stored texts. */
export function WaysToHelp({ giving }: { giving: (Giving & Translated) | undefined }) {
  return (
    <Cards>
      {WAYS_TO_HELP.map(({ title, field, link }) => (
        <li key={title}>
          <h3>{t(title)}</h3>
          {giving?.[field] && <p lang={langOf(giving, field)}>{giving[field]}</p>}
          <Way href={link.href}>
            <span>{t(link.label)}</span>
            <Glyph name="arrow" />
          </Way>
        </li>
      ))}
    </Cards>
  );
}
