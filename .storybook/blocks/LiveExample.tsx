import Box from '@mui/material/Box';
import { memo } from 'react';
import { Sandbox } from './Sandbox';
import type { Example } from './guide';

/** An example at its size. It renders only once. */
export const LiveExample = memo(function LiveExample({
  example,
  width,
  height,
  zoom = 1,
}: Example) {
  return (
    <Box
      sx={{
        width: width === undefined ? '100%' : width * zoom,
        maxWidth: '100%',
        overflow: 'clip',
      }}
    >
      <div style={{ zoom, height }}>
        <Sandbox>{example}</Sandbox>
      </div>
    </Box>
  );
});
