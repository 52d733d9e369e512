import Box from '@mui/material/Box';
import { colourGroups, type ColourToken } from './colourTokens';
import { CopyForm, TokenList } from './TokenList';

const USES: Record<string, string> = {
  primary: 'The lake. Links, filled buttons, selected items.',
  secondary: 'Sunrise amber. Accents and calls to donate; a fill colour, never a text colour.',
  error: 'Earth red. Errors, and buttons that delete.',
  warning: 'Warnings.',
  success: 'Success.',
  info: 'Neutral information.',
  background: 'The page (default) and surfaces on it (paper).',
  text: 'Text: primary for reading, secondary for captions and notes, disabled for disabled controls.',
  divider: 'Lines between elements. They are decorative, so their contrast may be low.',
  kit: 'Our own colours in addition to MUI’s: the deep lake of header and footer, the pale wash, the colours of tiles, the edges of controls.',
};

function Swatches({ light, dark }: ColourToken) {
  return (
    <Box
      sx={{
        display: 'flex',
        borderRadius: 1,
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'kit.line',
      }}
    >
      {[light, dark].map((colour, index) => (
        <Box key={index} sx={{ flex: 1, height: 44 }} style={{ backgroundColor: colour }} />
      ))}
    </Box>
  );
}

/** Every colour of the theme in the light (left) and dark (right) scheme. */
export function Palette() {
  return (
    <CopyForm>
      {colourGroups.map(([group, tokens]) => (
        <TokenList
          key={group}
          heading={group}
          dense
          sampleWidth="5.5rem"
          tokens={tokens.map((token) => ({
            ...token,
            sample: <Swatches {...token} />,
            note: `light ${token.light} · dark ${token.dark}`,
          }))}
        >
          {USES[group]}
        </TokenList>
      ))}
    </CopyForm>
  );
}
