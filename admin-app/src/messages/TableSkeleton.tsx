import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Loading } from '@charity-site/ui-kit';

/** Placeholder rows of the inbox. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      <Box
        sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '14px', bgcolor: 'background.paper', px: 2 }}
      >
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} height={57} />
        ))}
      </Box>
    </Loading>
  );
}
