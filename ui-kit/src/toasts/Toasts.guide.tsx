import Stack from '@mui/material/Stack';
import type { Guide } from '../../../.storybook/blocks/guide';
import { Toast } from './Toast';
import type { ToastKind } from './useToasts';

const toast = (kind: ToastKind, text: string, label?: string) => (
  <Toast
    toast={{
      id: 1,
      kind,
      text,
      action: label === undefined ? undefined : { label, onClick: () => {} },
    }}
    onClose={() => {}}
  />
);

export const guide: Guide = {
  imports: "import { ToastProvider, useToasts } from '@charity-site/ui-kit/toasts';",
  whenToUse: "The result of a visitor's form: `useToasts().success('…')`.",
  whenNotToUse: [
    'Errors in forms: they belong to their fields.',
    'Anything that must be read: Banner.',
  ],
  anatomy: {
    width: 420,
    example: toast('info', 'Message deleted.', 'Undo'),
    parts: [
      {
        selector: '[role=status]',
        name: 'Edge',
        text: 'in the colour of its kind; several toasts stack at the lower edge of the window.',
      },
      { selector: 'span', name: 'Text', text: 'one sentence.' },
      { selector: 'button:first-of-type', name: 'Action', text: 'at most one.' },
      {
        selector: '[aria-label=Close]',
        name: 'Close',
        text: 'a toast also closes after 5 seconds, but not while it is hovered or focused.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'use one sentence and at most one action.',
      example: toast('info', 'Message deleted.', 'Undo'),
    },
    dont: {
      text: 'show the errors of a form in toasts: they close before they are fixed.',
      example: (
        <Stack sx={{ gap: 1 }}>
          {toast('error', 'Title is required.')}
          {toast('error', 'Please select an image file.')}
        </Stack>
      ),
    },
  },
  dont: ["Don't render two providers on a page."],
  accessibility:
    'An error is an `alert`, other toasts are a `status`; a silent success is not announced. The timer pauses on hover and keyboard focus. Only the shell renders the provider; `useToasts` comes from `@charity-site/ui-kit/toasts`.',
};
