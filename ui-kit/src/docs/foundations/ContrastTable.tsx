import { getContrastRatio } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { colourPairs, type ColourPair } from '../../theme/contrast';
import { dark, light } from '../../theme/palette';

/** WCAG 2.2 level of a ratio: 1.4.3 and 1.4.6 for text, 1.4.11 for edges. */
const levelOf = (ratio: number): string => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'edges' : 'too faint';
};

/** A colour name with line breaks after dots instead of inside words. */
const breakable = (name: string) =>
  name.split(/(?<=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

function Specimen({
  foreground,
  background,
  foregroundColour,
  backgroundColour,
  minRatio,
}: ColourPair) {
  const ratio = getContrastRatio(foregroundColour, backgroundColour);
  return (
    <Box
      component="li"
      sx={{ borderRadius: 1, overflow: 'hidden', border: '1px solid', borderColor: 'divider' }}
    >
      <Box
        sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 0.5 }}
        style={{ color: foregroundColour, backgroundColor: backgroundColour }}
      >
        {minRatio > 3 ? (
          <Box component="p" sx={{ m: 0, typography: 'body1' }}>
            Water is life
          </Box>
        ) : (
          <Box sx={{ height: 28, borderRadius: 1, border: '2px solid currentColor' }} />
        )}
      </Box>
      <Box sx={{ px: { xs: 1.5, sm: 2 }, py: 1.25, bgcolor: 'background.paper' }}>
        <Typography variant="subtitle2" component="p">
          {ratio.toFixed(2)}:1 · {levelOf(ratio)}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {breakable(foreground)} on {breakable(background)}; at least {minRatio}:1
        </Typography>
      </Box>
    </Box>
  );
}

/** All colour pairs of the kit with their contrast, computed from the theme on render. */
export function ContrastTable({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <Box
      component="ul"
      aria-label={`Pairs of the ${scheme} scheme`}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
        },
      }}
    >
      {colourPairs(scheme === 'dark' ? dark : light).map((pair) => (
        <Specimen key={`${pair.foreground} ${pair.background} ${pair.minRatio}`} {...pair} />
      ))}
    </Box>
  );
}
