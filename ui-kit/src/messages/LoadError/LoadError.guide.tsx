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
      { at: '[role=alert]', name: 'Banner', text: 'of the kind error.' },
      {
        at: '[role=alert] > div',
        name: 'Text',
        text: 'what failed; ‘Error: ’ comes first with prefix.',
      },
      { at: 'button', name: 'Try again', text: 'loads once more.' },
    ],
  },
  pair: {
    do: {
      says: 'offer to try again.',
      show: <LoadError onRetry={() => {}}>Failed to fetch projects.</LoadError>,
    },
    dont: {
      says: 'leave people with a message and nothing to do.',
      show: <LoadError>Failed to fetch projects.</LoadError>,
    },
  },
  do: ["Public lists and details set `prefix`: 'Error: ' comes before the text."],
  dont: ["Don't hide what was already loaded: show the banner above it."],
  accessibility: "An `alert` with a button 'Try again'.",
};
