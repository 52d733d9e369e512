import Box from '@mui/material/Box';
import { Pager, type PagerProps } from '../Pager/Pager';
import { PageField } from './PageField';
import { PageSizeField } from './PageSizeField';

export interface ListFootProps extends Pick<PagerProps, 'page' | 'totalPages' | 'onPage'> {
  /** Number of items on a page, and of skeleton cards while loading. */
  pageSize: number;
  /** The numbers of items to choose from, the smallest first; used with `onPageSize`. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the number of items chosen; without it there is no choice. */
  onPageSize?: ((size: number) => void) | undefined;
}

/** The end of an administrator's list: items per page, pager, and a field for the page to show. Nothing for a short list. */
export function ListFoot({ page, totalPages, onPage, pageSize, pageSizes = [], onPageSize }: ListFootProps) {
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
      {hasChoice && <PageSizeField size={pageSize} sizes={pageSizes} onSize={onPageSize} />}
      <Pager page={page} totalPages={totalPages} onPage={onPage} />
      {totalPages > 1 && <PageField totalPages={totalPages} onPage={onPage} />}
    </Box>
  );
}
