import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import type { ListView } from '../ViewToggle/ViewToggle';
import { cardGrid } from './cardGrid';

/** Placeholder cards with the size of the real ones. */
export function ItemSkeleton({ count, view }: { count: number; view: ListView }) {
  const isGrid = view === 'grid';
  return (
    <>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Box aria-hidden sx={cardGrid(view)}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} data-testid="skeleton-card" sx={{ display: isGrid ? 'block' : 'flex' }}>
            <Skeleton
              variant="rectangular"
              sx={
                isGrid
                  ? { aspectRatio: '16 / 9', height: 'auto' }
                  : { width: { xs: 88, sm: 132 }, height: 96 }
              }
            />
            <Box sx={{ p: 2, flex: 1 }}>
              <Skeleton width="70%" />
              <Skeleton width="45%" />
              {isGrid && <Skeleton height={44} />}
            </Box>
          </Card>
        ))}
      </Box>
    </>
  );
}
