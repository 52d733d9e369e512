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
        {GLYPHS.length} line drawings of our own, for visitors’ pages: together they weigh less than
        the thumbnail of one photograph.
      </TokenList>
      <TokenList
        heading="AreaIcon"
        dense
        sampleWidth="2.5rem"
        tokens={AREAS.map((name) =>
          token(name, `<AreaIcon name="${name}" />`, <AreaIcon name={name} />),
        )}
      >
        One sign for each area of the administrator’s side, out of MUI’s outlined icons; imported
        one by one.
      </TokenList>
    </>
  );
}
