import type { Guide } from '../../../../.storybook/blocks/guide';
import { Banner } from './Banner';

const failure = (
  <Banner kind="error" action={{ label: 'Try again', onClick: () => {} }}>
    Failed to fetch partners.
  </Banner>
);

export const guide: Guide = {
  whenToUse: 'The result of a save, above the form; in a modal, inside it.',
  whenNotToUse: ['Short-lived messages: toasts.', 'Content that did not load: LoadError.'],
  anatomy: {
    example: failure,
    parts: [
      {
        selector: 'svg',
        name: 'Icon',
        text: 'shows the kind, in addition to the colour.',
      },
      { selector: 'div > div', name: 'Text', text: 'one or two sentences.' },
      {
        selector: 'button',
        name: 'Action',
        text: 'at most one. It is hidden without script.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'say what failed in the texts of Foundations/Writing, and offer the next step.',
      example: failure,
    },
    dont: {
      text: 'show codes, blame or exclamations.',
      example: <Banner kind="error">Oops! Error 503!!</Banner>,
    },
  },
  do: ['One action at most.'],
  dont: [
    "Don't show a success next to an error of the same action: the new message replaces the old one.",
    "Don't close it after a timeout; its action (Undo) may expire.",
  ],
  accessibility:
    'Success and info are a `status`, an error is an `alert`. The icon, not only the colour, distinguishes them.',
};
