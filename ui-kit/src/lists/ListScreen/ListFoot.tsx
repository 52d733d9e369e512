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
  /** Selectable numbers of items, the smallest first; used with `onPageSize`. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the selected number of items; without it there is no select. */
  onPageSize?: ((size: number) => void) | undefined;
}

/** The footer of an admin list: items per page, pager, and a page field. Hidden for short lists. */
export function ListFoot({
  page,
  totalPages,
  onPage,
  pageSize,
  pageSizes = [],
  onPageSize,
}: ListFootProps) {
  const id = useId();
  const showsPageSize = onPageSize && (totalPages > 1 || pageSize !== pageSizes[0]);
  if (totalPages <= 1 && !showsPageSize) return null;
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
      {showsPageSize && (
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
