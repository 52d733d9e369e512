import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** The line that opens and closes it. */
  summary: string;
  /** Whether it stands out from the screen. */
  tinted?: boolean;
  children: ReactNode;
}

/** A frame for what few people need, closed at first. */
export function Disclosure({ summary, tinted = false, children }: DisclosureProps) {
  return (
    <Box
      component="details"
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.5,
        ...(tinted && { bgcolor: 'kit.wash' }),
        px: 2,
        '& > summary': { py: 1.5, cursor: 'pointer', fontWeight: 600, fontSize: '1rem' },
      }}
    >
      <summary>{summary}</summary>
      {children}
    </Box>
  );
}
