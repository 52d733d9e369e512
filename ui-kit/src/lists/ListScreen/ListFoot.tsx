import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Pager, type PagerProps } from '../Pager/Pager';
import { PageField } from './PageField';

export interface ListFootProps extends Pick<PagerProps, 'page' | 'totalPages' | 'onPage'> {
  /** Number of items on a page, and of skeleton cards while loading. */
  pageSize: number;
  /** The numbers of items to choose from, the smallest first; used with `onPageSize`. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the number of items chosen; without it there is no choice. */
  onPageSize?: ((size: number) => void) | undefined;
}

/**
 * The end of an administrator's list: items per page, pager, and a field for the page to show.
 * Nothing for a short list.
 */
export function ListFoot({
  page,
  totalPages,
  onPage,
  pageSize,
  pageSizes = [],
  onPageSize,
}: ListFootProps) {
  const id = useId();
  const hasChoice = onPageSize && (totalPages > 1 || pageSize !== pageSizes[0]);
  if (totalPages <= 1 && !hasChoice) return null;
  return (
    <Box
      sx={{
        mt: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'center', md: 'space-between' },
        gap: 2,
        '& > nav': { mt: 0 },
        '@media print': { display: 'none' },
      }}
    >
      {hasChoice && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="label" htmlFor={id} variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            Items per page
          </Typography>
          <Select
            native
            size="small"
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
            input={<OutlinedInput />}
            inputProps={{ id }}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </Box>
      )}
      <Pager page={page} totalPages={totalPages} onPage={onPage} />
      {totalPages > 1 && <PageField totalPages={totalPages} onPage={onPage} />}
    </Box>
  );
}
