import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { SearchBox } from './SearchBox';

const box = (value: string) => (
  <SearchBox value={value} onChange={() => {}} placeholder="Search by title..." />
);

export const guide: Guide = {
  whenToUse: 'Filtering a visible list while the person types.',
  whenNotToUse: [
    'Searching the whole site: the search page and the admin’s search dialog.',
    'Choosing from known values: SelectField.',
  ],
  anatomy: {
    width: 380,
    example: box('water'),
    parts: [
      { selector: 'svg', name: 'Icon', text: 'a magnifying glass.' },
      { selector: 'input', name: 'Box', text: 'its placeholder names the searched fields.' },
      { selector: 'button', name: 'Clear', text: 'as soon as something is typed.' },
    ],
  },
  doDont: {
    do: { text: 'filter the list while people type.', example: box('') },
    dont: {
      text: 'add a submit button.',
      example: (
        <Stack direction="row" sx={{ gap: 1 }}>
          {box('')}
          <Button variant="contained">Search</Button>
        </Stack>
      ),
    },
  },
  do: ['Go back to page 1 when it changes.', 'Debounce by 300 ms.'],
  accessibility:
    'A `searchbox` named ‘Search’; put it into a `search` landmark, as ListScreen does. ‘Clear the search’ is a separate button.',
};
