import type { Guide } from '../../../../.storybook/blocks/guide';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

const field = (props: Partial<PasswordFieldProps>) => (
  <PasswordField
    name="password"
    label="New Password"
    value="lantern on the lake"
    autoComplete="new-password"
    onChange={() => {}}
    {...props}
  />
);

export const guide: Guide = {
  whatFor: 'Signing in, and choosing or confirming a password.',
  whenNot: ['Codes and tokens that are not secret on screen: Field.'],
  anatomy: {
    width: 420,
    show: field({ hint: 'At least 12 characters; a sentence is easy to remember.' }),
    parts: [
      { at: 'label', name: 'Label', text: 'always visible.' },
      { at: '[id$=-hint]', name: 'Hint', text: 'the least length of a new password.' },
      { at: 'input', name: 'Input', text: 'hidden at first.' },
      { at: 'button', name: 'Show password', text: 'an eye, pressed while the password shows.' },
    ],
  },
  pair: {
    do: {
      says: 'say the rule before people type.',
      show: field({ value: '', hint: 'At least 12 characters.' }),
    },
    dont: {
      says: 'keep the rule until it is broken.',
      show: field({ value: 'lake', error: 'This password is too weak!' }),
    },
  },
  do: ['Set `autoComplete`, so that password managers fill in or suggest a password.'],
  dont: ["Don't show a password without a click.", "Don't block pasting."],
  accessibility:
    'The button says ‘Show password’ or ‘Hide password’ and has `aria-pressed`. It follows the field in the tab order and does not submit the form.',
};
