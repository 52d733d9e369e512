import type { Guide } from '../../../../.storybook/blocks/guide';
import { LoadError } from './LoadError';

export const guide: Guide = {
  whenToUse: 'The place of a part whose data could not be loaded; the rest of the page stays.',
  whenNotToUse: ['Nothing there at all: EmptyMessage.'],
  anatomy: {
    example: (
      <LoadError prefix onRetry={() => {}}>
        Failed to fetch projects.
      </LoadError>
    ),
    parts: [
      { selector: '[role=alert]', name: 'Banner', text: 'of the kind error.' },
      {
        selector: '[role=alert] > div',
        name: 'Text',
        text: 'what failed; ‘Error: ’ comes first with prefix.',
      },
      { selector: 'button', name: 'Try again', text: 'loads once more.' },
    ],
  },
  doDont: {
    do: {
      text: 'offer to try again.',
      example: <LoadError onRetry={() => {}}>Failed to fetch projects.</LoadError>,
    },
    dont: {
      text: 'leave people with a message and nothing to do.',
      example: <LoadError>Failed to fetch projects.</LoadError>,
    },
  },
  do: ["Public lists and details set `prefix`: 'Error: ' comes before the text."],
  dont: ["Don't hide what was already loaded: show the banner above it."],
  accessibility: "An `alert` with a button 'Try again'.",
};
