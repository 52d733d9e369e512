import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Pager } from './Pager';

const pager = <Pager page={2} totalPages={7} onPage={() => {}} />;

export const guide: Guide = {
  whenToUse: 'Lists with several pages, on public pages and in the admin area.',
  whenNotToUse: [
    'Lists with one page: it renders nothing.',
    'Slides and months: they have their own controls.',
  ],
  anatomy: {
    width: 480,
    example: pager,
    parts: [
      {
        selector: 'button:first-of-type',
        name: 'Previous',
        text: 'disabled on the first page; a link with hrefOf.',
      },
      { selector: 'p', name: 'Page X of Y', text: 'announced when it changes.' },
      { selector: 'button:last-of-type', name: 'Next', text: 'disabled on the last page.' },
    ],
  },
  doDont: {
    do: { text: 'offer the previous and the next page.', example: pager },
    dont: {
      text: 'offer all pages as numbers: on a phone they are too small.',
      example: (
        <Stack direction="row">
          {[1, 2, 3, 4, 5, 6, 7].map((number) => (
            <Button key={number} size="small" sx={{ minWidth: 30, px: 0 }}>
              {number}
            </Button>
          ))}
        </Stack>
      ),
    },
  },
  do: [
    'Put the page number into the URL. On public pages pass `hrefOf`, so that the controls are links.',
    'After a page change, scroll to the top of the list.',
  ],
  dont: ["Don't use infinite scrolling: the footer would be unreachable."],
  accessibility:
    "A `navigation` with a name; the page's number is announced when it changes. `onPage` is never called with a page outside 1 to Y.",
};
