import type { Guide } from '../../../../.storybook/blocks/guide';
import { ListFoot } from './ListFoot';

const foot = (pageSizes: number[]) => (
  <ListFoot
    page={2}
    totalPages={12}
    onPage={() => {}}
    pageSize={10}
    pageSizes={pageSizes}
    onPageSize={() => {}}
  />
);

export const guide: Guide = {
  whenToUse: 'Admin lists without ListScreen, such as a table. ListScreen contains it.',
  whenNotToUse: ['Public lists: they have a Pager, because visitors rarely jump to a page.'],
  anatomy: {
    width: 900,
    zoom: 0.62,
    example: foot([10, 50, 100]),
    parts: [
      {
        selector: '.MuiFormControl-root, [inert] label',
        name: 'Items per page',
        text: 'left out without onPageSize.',
      },
      { selector: 'nav', name: 'Pager', text: 'in the middle.' },
      { selector: 'form', name: 'Go to page', text: 'only where there are several pages.' },
    ],
  },
  doDont: {
    do: {
      text: 'show it for long lists.',
      example: foot([10, 50, 100]),
    },
    dont: {
      text: 'offer page sizes that hardly differ.',
      example: (
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
  do: ['Store the number of items in the browser, and the page in the URL.'],
  dont: ["Don't offer sizes that take long to load."],
  accessibility:
    'Both fields have visible labels. For an invalid page number an error shows below the field.',
};
