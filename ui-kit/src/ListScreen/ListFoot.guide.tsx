import type { Guide } from '../../../.storybook/blocks/guide';
import { ListFoot } from './ListFoot';

const foot = (pageSizes: number[]) => (
  <ListFoot page={2} totalPages={12} onPage={() => {}} pageSize={10} pageSizes={pageSizes} onPageSize={() => {}} />
);

export const guide: Guide = {
  anatomy: {
    width: 900,
    zoom: 0.62,
    show: foot([10, 50, 100]),
    parts: [
      { at: '.MuiFormControl-root, [inert] label', name: 'Items per page', text: 'left out without onPageSize.' },
      { at: 'nav', name: 'Pager', text: 'in the middle.' },
      { at: 'form', name: 'Go to page', text: 'only where there are several pages.' },
    ],
  },
  pairs: [
    {
      do: {
        says: 'offer it for long lists that one person works through.',
        width: 900,
        zoom: 0.45,
        show: foot([10, 50, 100]),
      },
      dont: {
        says: 'show it where there is nothing to choose.',
        width: 900,
        zoom: 0.45,
        show: (
          <ListFoot
            page={1}
            totalPages={2}
            onPage={() => {}}
            pageSize={10}
            pageSizes={[10, 11]}
            onPageSize={() => {}}
          />
        ),
      },
    },
  ],
};
