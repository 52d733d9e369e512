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
  whatFor: "Answers to a visitor's form: `useToasts().success('…')`.",
  whenNot: [
    'Errors in forms: they stay beside their fields.',
    'Anything that must be read: Banner.',
  ],
  anatomy: {
    width: 420,
    show: toast('info', 'Message deleted.', 'Undo'),
    parts: [
      {
        at: '[role=status]',
        name: 'Edge',
        text: 'in the colour of its kind; several toasts stack at the lower edge of the window.',
      },
      { at: 'span', name: 'Text', text: 'one sentence.' },
      { at: 'button:first-of-type', name: 'Action', text: 'at most one.' },
      {
        at: '[aria-label=Close]',
        name: 'Close',
        text: 'a toast also leaves by itself, but not while it is hovered or focused.',
      },
    ],
  },
  pair: {
    do: {
      says: 'say one thing, with one action.',
      show: toast('info', 'Message deleted.', 'Undo'),
    },
    dont: {
      says: 'tell the errors of a form in toasts: they leave before they are mended.',
      show: (
        <Stack sx={{ gap: 1 }}>
          {toast('error', 'Title is required.')}
          {toast('error', 'Please select an image file.')}
        </Stack>
      ),
    },
  },
  dont: ["Don't put two providers on a page."],
  accessibility:
    'An error is an `alert`, the rest a `status`. A toast waits while someone points at it or is inside it with the keyboard. The provider stands in the shell, once; `useToasts` comes from `@charity-site/ui-kit/toasts`.',
};
