import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Drawn } from './Drawn';
import type { Guide } from './guide';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  margin: '16px 0 28px',
  '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Half = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: 20,
  border: '1px solid',
  borderColor: theme.vars?.palette.divider,
  borderRadius: 10,
  color: theme.vars?.palette.text.primary,
  background: theme.vars?.palette.background.default,
}));

/** The component of a guide by day and by night, whatever the toolbar says. Screen readers have the anatomy instead. */
export function InBothSchemes({ of: { anatomy } }: { of: Guide }) {
  return (
    <Unstyled>
      <Pair data-guide aria-hidden>
        {(['light', 'dark'] as const).map((scheme) => (
          <Half key={scheme} data-color-scheme={scheme} data-drawing={scheme}>
            <Drawn drawing={anatomy} />
          </Half>
        ))}
      </Pair>
    </Unstyled>
  );
}
