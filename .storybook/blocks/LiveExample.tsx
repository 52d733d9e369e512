import Box from '@mui/material/Box';
import { memo } from 'react';
import { Sandbox } from './Sandbox';
import type { Drawing } from './guide';

/** A drawing at its size. It renders once: what is drawn does not change. */
export const LiveExample = memo(function Drawn({ show, width, height, zoom = 1 }: Drawing) {
  return (
    <Box
      sx={{
        width: width === undefined ? '100%' : width * zoom,
        maxWidth: '100%',
        overflow: 'clip',
      }}
    >
      <div style={{ zoom, height }}>
        <Sandbox>{show}</Sandbox>
      </div>
    </Box>
  );
});
