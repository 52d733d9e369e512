import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AREAS, AreaIcon } from '../../media/AreaIcon/AreaIcon';
import { Glyph, GLYPHS } from '../../media/Glyph/Glyph';
import { TokenList } from './TokenList';

const token = (name: string, code: string, icon: ReactNode) => ({
  name,
  theme: code,
  value: code,
  sample: <Box sx={{ color: 'primary.main', '& svg': { fontSize: 32 } }}>{icon}</Box>,
});

/** Both icon sets with the code that renders each icon. */
export function Icons() {
  return (
    <>
      <TokenList
        heading="Glyph"
        dense
        sampleWidth="2.5rem"
        tokens={GLYPHS.map((name) =>
          token(name, `<Glyph name="${name}" />`, <Glyph name={name} size={32} />),
        )}
      >
        {GLYPHS.length} icons of our own, for public pages. Together they are smaller than the
        thumbnail of one photograph.
      </TokenList>
      <TokenList
        heading="AreaIcon"
        dense
        sampleWidth="2.5rem"
        tokens={AREAS.map((name) =>
          token(name, `<AreaIcon name="${name}" />`, <AreaIcon name={name} />),
        )}
      >
        One icon for each admin area, from MUI’s outlined icons; imported one by one.
      </TokenList>
    </>
  );
}
