import Box from '@mui/material/Box';
import { kitTheme } from '../../theme/theme';
import { CopyForm, TokenList } from './TokenList';

/** The five elevation steps, each with MUI's first name for it. */
const STEPS: [index: 0 | 1 | 2 | 3 | 8, use: string][] = [
  [0, 'what lies on the page: cards, panels. A line tells them from the ground'],
  [1, 'what can be picked up'],
  [2, 'what moves over the page while it scrolls: the header'],
  [3, 'what opens over the page: menus, the social badge'],
  [8, 'what stands in front of everything: dialogs, toasts'],
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
        Shadows are the exception here: paper lies flat, and a line says where it ends. Height means
        ‘in front of the rest’.
      </TokenList>
    </CopyForm>
  );
}
