import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { EmptyMessage } from './EmptyMessage';

const message = (
  <EmptyMessage action={<Button variant="outlined">Clear the search</Button>}>
    No projects found.
  </EmptyMessage>
);

export const guide: Guide = {
  whenToUse: 'In place of a list without items.',
  whenNotToUse: ['Failures: LoadError.'],
  anatomy: {
    width: 420,
    example: message,
    parts: [
      { selector: 'svg', name: 'Sunrise', text: 'a small decoration.' },
      { selector: 'p', name: 'Sentence', text: 'what was not found.' },
      { selector: 'button', name: 'Button', text: 'the next step, if any.' },
    ],
  },
  doDont: {
    do: { text: 'say what was not found, and offer the next step.', example: message },
    dont: {
      text: 'joke, or blame the person who searched.',
      example: <EmptyMessage>Nothing to see here (yet!)</EmptyMessage>,
    },
  },
  dont: ["Don't show it while the list is loading."],
  accessibility: 'Plain text in the reading order; the drawing is decorative.',
};
