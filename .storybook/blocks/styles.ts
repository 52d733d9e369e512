import { styled } from '@mui/material/styles';

/** Two examples side by side; in narrow windows below each other. */
export const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  margin: '16px 0 28px',
  '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Background and border of an example. */
export const surface = {
  border: '1px solid var(--kit-palette-divider)',
  borderRadius: 10,
  color: 'var(--kit-palette-text-primary)',
  background: 'var(--kit-palette-background-default)',
} as const;
