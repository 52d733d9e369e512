import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AREAS, AreaIcon } from '../../media/AreaIcon/AreaIcon';
import { CopyButton } from '../../text/CopyButton/CopyButton';
import { Glyph, GLYPHS } from '../../media/Glyph/Glyph';

interface SetProps {
  heading: string;
  children: ReactNode;
  signs: readonly { name: string; code: string; sign: ReactNode }[];
}

function Set({ heading, children, signs }: SetProps) {
  return (
    <Box component="section" aria-label={heading} sx={{ mb: 5 }}>
      <Typography component="h3" variant="h4">
        {heading}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary', maxWidth: '68ch' }}>
        {children}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(7.25rem, 1fr))',
            sm: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
          },
        }}
      >
        {signs.map(({ name, code, sign }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              justifyItems: 'center',
              gap: 1,
              px: 0.5,
              py: 2,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ color: 'primary.main', display: 'grid', '& svg': { fontSize: 32 } }}>{sign}</Box>
            <Typography variant="body2" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <CopyButton text={code} of={`${heading} ${name}`} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Both icon sets with the code that renders each icon. */
export function Icons() {
  return (
    <>
      <Set
        heading="Glyph"
        signs={GLYPHS.map((name) => ({
          name,
          code: `<Glyph name="${name}" />`,
          sign: <Glyph name={name} size={32} />,
        }))}
      >
        {GLYPHS.length} line drawings of our own, for visitors’ pages: together they weigh less than the thumbnail of
        one photograph.
      </Set>
      <Set
        heading="AreaIcon"
        signs={AREAS.map((name) => ({ name, code: `<AreaIcon name="${name}" />`, sign: <AreaIcon name={name} /> }))}
      >
        One sign for each area of the administrator’s side, out of MUI’s outlined icons; imported one by one.
      </Set>
    </>
  );
}
