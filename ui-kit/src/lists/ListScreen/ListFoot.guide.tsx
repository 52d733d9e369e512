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
  whenToUse:
    'Lists of the admin area that are not cards of a ListScreen, such as a table. ListScreen has it already.',
  whenNotToUse: [
    'Public lists: they have a Pager, because visitors read on and do not look for page 7.',
  ],
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
      text: 'offer it for long lists that one person works through.',
      example: foot([10, 50, 100]),
    },
    dont: {
      text: 'show it where there is nothing to choose.',
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
  do: ['Keep the number of items in the browser, and the page in the URL.'],
  dont: ["Don't offer sizes that take long to load."],
  accessibility:
    'Both fields have visible labels. A number that no page has is refused beside the field, with the reason.',
};
