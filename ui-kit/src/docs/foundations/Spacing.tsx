import Box from '@mui/material/Box';
import { kitTheme } from '../../theme/theme';
import { CopyForm, TokenList } from './TokenList';

/** The spacing steps in use, as multiples of the unit, with their purpose. */
const STEPS: [step: number, use: string][] = [
  [0.5, 'inside a chip, between an icon and its label'],
  [1, 'between buttons'],
  [1.5, 'between parts of a row'],
  [2, 'inside a card; the gutter of a phone'],
  [2.5, 'between the fields of a form'],
  [3, 'between the blocks of a screen; the gutter of a tablet'],
  [4, 'between the sections of a screen; the gutter of a desktop'],
  [8, 'around an empty message'],
];

/** The spacing unit in px, as in the theme's variable. */
const UNIT = 8;

const inPixels = (step: number) => `${step * UNIT}px`;

/** Spacing steps at actual size. */
export function SpacingScale() {
  return (
    <CopyForm>
      <TokenList
        heading="Spacing"
        sampleWidth="9rem"
        tokens={STEPS.map(([step, use]) => ({
          name: `spacing(${step})`,
          theme: `theme.spacing(${step})`,
          css: `calc(${step} * var(--kit-spacing))`,
          value: inPixels(step),
          note: `${inPixels(step)}: ${use}`,
          sample: (
            <Box
              sx={{
                height: 20,
                bgcolor: 'primary.main',
                borderRadius: '4px',
                width: kitTheme.spacing(step),
              }}
            />
          ),
        }))}
      >
        The unit of all distances is {UNIT} px. In the sx property, plain numbers are multiples of
        it.
      </TokenList>
    </CopyForm>
  );
}
