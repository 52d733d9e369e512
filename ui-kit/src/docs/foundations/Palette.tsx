import Box from '@mui/material/Box';
import { colourGroups, type ColourToken } from './colourTokens';
import { CopyForm, TokenList } from './TokenList';

const USES: Record<string, string> = {
  primary: 'The lake. Links, filled buttons, what is chosen.',
  secondary: 'Sunrise amber. Accents and calls to give; as a fill, never as the colour of words.',
  error: 'Earth red. What failed, and what deletes.',
  warning: 'What deserves a second look.',
  success: 'What went well.',
  info: 'News that is neither good nor bad.',
  background: 'The page (default) and what lies on it (paper).',
  text: 'Words: primary for reading, secondary for what stands beside, disabled for what cannot be used now.',
  divider: 'Lines between things. It carries no meaning, so it may be faint.',
  kit: 'Our own beside MUI’s: the deep lake of header and footer, the quiet wash, the cloth colours, the edges of controls.',
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
