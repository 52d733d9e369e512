import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { EmptyMessage } from './EmptyMessage';

const message = (
  <EmptyMessage action={<Button variant="outlined">Clear the search</Button>}>No projects found.</EmptyMessage>
);

export const guide: Guide = {
  whatFor: 'The place of a list that has no items yet, so that nobody waits for them.',
  whenNot: ['Failures: LoadError.'],
  anatomy: {
    width: 420,
    show: message,
    parts: [
      ['svg', 'Sunrise', 'a small decoration.'],
      ['p', 'Sentence', 'what was not found.'],
      ['button', 'Button', 'the next step, if there is one.'],
    ],
  },
  pair: {
    do: ['say what was not found, and offer the next step.', message],
    dont: ['joke, or blame the person who searched.', <EmptyMessage>Nothing to see here (yet!)</EmptyMessage>],
  },
  dont: ["Don't show it while the list is loading."],
  accessibility: 'Plain text in the reading order; the drawing is decoration.',
};
