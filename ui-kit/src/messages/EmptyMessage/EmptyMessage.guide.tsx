import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { EmptyMessage } from './EmptyMessage';

const message = (
  <EmptyMessage action={<Button variant="outlined">Clear the search</Button>}>
    No projects found.
  </EmptyMessage>
);

export const guide: Guide = {
  whatFor: 'The place of a list that has no items yet, so that nobody waits for them.',
  whenNot: ['Failures: LoadError.'],
  anatomy: {
    width: 420,
    show: message,
    parts: [
      { at: 'svg', name: 'Sunrise', text: 'a small decoration.' },
      { at: 'p', name: 'Sentence', text: 'what was not found.' },
      { at: 'button', name: 'Button', text: 'the next step, if there is one.' },
    ],
  },
  pair: {
    do: { says: 'say what was not found, and offer the next step.', show: message },
    dont: {
      says: 'joke, or blame the person who searched.',
      show: <EmptyMessage>Nothing to see here (yet!)</EmptyMessage>,
    },
  },
  dont: ["Don't show it while the list is loading."],
  accessibility: 'Plain text in the reading order; the drawing is decoration.',
};
