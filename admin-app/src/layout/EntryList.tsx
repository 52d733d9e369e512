import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of `EntryRow`s. It is a block, because the column of a grid grows with an address that is wider than a phone. */
export function EntryList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}
