import type { Guide } from '../../../../.storybook/blocks/guide';
import { LoadError } from './LoadError';

export const guide: Guide = {
  whatFor: 'The place of a part whose data could not be loaded; the rest of the page stays.',
  whenNot: ['Nothing there at all: EmptyMessage.'],
  anatomy: {
    show: (
      <LoadError prefix onRetry={() => {}}>
        Failed to fetch projects.
      </LoadError>
    ),
    parts: [
      ['[role=alert]', 'Banner', 'of the kind error.'],
      ['[role=alert] > div', 'Text', 'what failed; ‘Error: ’ comes first with prefix.'],
      ['button', 'Try again', 'loads once more.'],
    ],
  },
  pair: {
    do: ['offer to try again.', <LoadError onRetry={() => {}}>Failed to fetch projects.</LoadError>],
    dont: ['leave people with a message and nothing to do.', <LoadError>Failed to fetch projects.</LoadError>],
  },
  do: ["Public lists and details set `prefix`: 'Error: ' comes before the text."],
  dont: ["Don't hide what was already loaded: show the banner above it."],
  accessibility: "An `alert` with a button 'Try again'.",
};
