import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { SearchBox } from './SearchBox';

const box = (value: string) => (
  <SearchBox value={value} onChange={() => {}} placeholder="Search by title..." />
);

export const guide: Guide = {
  whenToUse: 'Narrowing a list that is in view, while the person types.',
  whenNotToUse: [
    'Searching a whole site; there is none here.',
    'Choosing from known values: SelectField.',
  ],
  anatomy: {
    width: 380,
    example: box('water'),
    parts: [
      { selector: 'svg', name: 'Sign', text: 'a magnifying glass.' },
      { selector: 'input', name: 'Box', text: 'its placeholder says in what is searched.' },
      { selector: 'button', name: 'Clear', text: 'as soon as there is something.' },
    ],
  },
  doDont: {
    do: { text: 'let the list answer while people type.', example: box('') },
    dont: {
      text: 'add a button that nobody needs.',
      example: (
        <Stack direction="row" sx={{ gap: 1 }}>
          {box('')}
          <Button variant="contained">Search</Button>
        </Stack>
      ),
    },
  },
  do: ['Go back to page 1 when it changes.', 'Wait 300 ms after the last key.'],
  accessibility:
    'A `searchbox` named ‘Search’; put it into a `search` landmark, as ListScreen does. ‘Clear the search’ is a button of its own.',
};
