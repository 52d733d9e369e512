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
      ['label', 'Label', 'always visible.'],
      ['[id$=-hint]', 'Hint', 'the least length of a new password.'],
      ['input', 'Input', 'hidden at first.'],
      ['button', 'Show password', 'an eye, pressed while the password shows.'],
    ],
  },
  pair: {
    do: ['say the rule before people type.', field({ value: '', hint: 'At least 12 characters.' })],
    dont: ['keep the rule until it is broken.', field({ value: 'lake', error: 'This password is too weak!' })],
  },
  do: ['Set `autoComplete`, so that password managers fill in or suggest a password.'],
  dont: ["Don't show a password without a click.", "Don't block pasting."],
  accessibility:
    'The button says ‘Show password’ or ‘Hide password’ and has `aria-pressed`. It follows the field in the tab order and does not submit the form.',
};
