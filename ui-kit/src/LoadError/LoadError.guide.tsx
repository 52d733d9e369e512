import type { Guide } from '../../../.storybook/blocks/guide';
import { LoadError } from './LoadError';

export const guide: Guide = {
  anatomy: {
    show: (
      <LoadError prefix onRetry={() => {}}>
        Failed to fetch projects.
      </LoadError>
    ),
    parts: [
      { at: '[role=alert]', name: 'Banner', text: 'of the kind error.' },
      { at: '[role=alert] > div', name: 'Text', text: 'what failed; ‘Error: ’ comes first with prefix.' },
      { at: 'button', name: 'Try again', text: 'loads once more.' },
    ],
  },
  pairs: [
    {
      do: { says: 'offer to try again.', show: <LoadError onRetry={() => {}}>Failed to fetch projects.</LoadError> },
      dont: {
        says: 'leave people with a message and nothing to do.',
        show: <LoadError>Failed to fetch projects.</LoadError>,
      },
    },
  ],
};
