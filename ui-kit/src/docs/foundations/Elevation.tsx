import Box from '@mui/material/Box';
import { kitTheme } from '../../theme/theme';
import { CopyForm, TokenList } from './TokenList';

/** The five elevation steps, each with MUI's lowest index of it. */
const STEPS: [index: 0 | 1 | 2 | 3 | 8, use: string][] = [
  [0, 'elements on the page: cards, panels. A border separates them from the background'],
  [1, 'movable elements'],
  [2, 'a sheet of paper, such as a slip'],
  [3, 'elements above the page: the header, the social badge, a card on hover'],
  [8, 'elements in front of everything: menus, dialogs, toasts'],
];

/** Each shadow on a surface. */
export function Elevations() {
  return (
    <CopyForm>
      <TokenList
        heading="Elevation"
        sampleWidth="10rem"
        tokens={STEPS.map(([index, use]) => ({
          name: `shadows[${index}]`,
          theme: `theme.vars.shadows[${index}]`,
          css: `var(--kit-shadows-${index})`,
          value: kitTheme.shadows[index],
          note: `For ${use}.`,
          sample: (
            <Box sx={{ p: 2.5, bgcolor: 'kit.wash' }}>
              <Box
                sx={{
                  height: 56,
                  borderRadius: 1,
                  bgcolor: 'background.paper',
                  border: '1px solid',
                  borderColor: 'divider',
                  boxShadow: (theme) => theme.vars.shadows[index],
                }}
              />
            </Box>
          ),
        }))}
      >
        Most surfaces are flat and have a border. A shadow means ‘in front of the rest’.
      </TokenList>
    </CopyForm>
  );
}
