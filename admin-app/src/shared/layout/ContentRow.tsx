import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SecondaryText } from './SecondaryText';

interface ContentRowProps {
  title: ReactNode;
  /** A line below the title. */
  details: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** A list row with a title, details and buttons. */
export function ContentRow({ title, details, children }: ContentRowProps) {
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <SecondaryText>{details}</SecondaryText>
      </Box>
      {children}
    </Box>
  );
}
