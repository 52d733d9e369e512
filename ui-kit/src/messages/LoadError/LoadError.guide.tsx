import type { Guide } from '../../../../.storybook/blocks/guide';
import { LoadError } from './LoadError';

export const guide: Guide = {
  whenToUse: 'In place of a part whose data failed to load; the rest of the page stays.',
  whenNotToUse: ['An empty list: EmptyMessage.'],
  anatomy: {
    example: (
      <LoadError prefix onRetry={() => {}}>
        Failed to fetch projects.
      </LoadError>
    ),
    parts: [
      { selector: '[role=alert]', name: 'Banner', text: 'of kind error.' },
      {
        selector: '[role=alert] > div',
        name: 'Text',
        text: 'what failed; with prefix, ‘Error: ’ comes first.',
      },
      { selector: 'button', name: 'Try again', text: 'loads the data again.' },
    ],
  },
  doDont: {
    do: {
      text: 'offer to try again.',
      example: <LoadError onRetry={() => {}}>Failed to fetch projects.</LoadError>,
    },
    dont: {
      text: 'show only a message.',
      example: <LoadError>Failed to fetch projects.</LoadError>,
    },
  },
  do: ["Public lists and details set `prefix`: 'Error: ' comes before the text."],
  dont: ["Don't hide content that is loaded already: show the banner above it."],
  accessibility: "An `alert` with a button 'Try again'.",
};
