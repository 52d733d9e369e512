import Box from '@mui/material/Box';
import { radius } from '../../theme/sizes';
import { CopyForm, TokenList } from './TokenList';

const USES: Record<keyof typeof radius, string> = {
  mark: 'highlighted words',
  chip: 'chips, entries of a calendar',
  field: 'fields, tiles, tables; the theme’s own radius',
  card: 'cards, skeletons of cards, the calendar',
  dialog: 'dialogs',
  pill: 'buttons, badges, the view switch',
};

/** Border radii at actual size. */
export function Corners() {
  return (
    <CopyForm>
      <TokenList
        heading="Corners"
        tokens={Object.entries(radius).map(([name, value]) => ({
          name,
          theme: name === 'field' ? 'theme.shape.borderRadius' : `'${value}px'`,
          ...(name === 'field' && { css: 'var(--kit-shape-borderRadius)' }),
          value: `${value}px`,
          note: `${value} px: ${USES[name as keyof typeof radius]}`,
          sample: (
            <Box
              sx={{
                height: 56,
                bgcolor: 'kit.wash',
                border: '2px solid',
                borderColor: 'primary.main',
              }}
              style={{ borderRadius: value }}
            />
          ),
        }))}
      >
        Small elements are less round than their containers.
      </TokenList>
    </CopyForm>
  );
}
