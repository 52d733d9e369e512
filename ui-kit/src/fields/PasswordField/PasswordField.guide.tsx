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
  whenToUse: 'Signing in, and choosing or confirming a password.',
  whenNotToUse: ['Codes and tokens that are not secret on screen: Field.'],
  anatomy: {
    width: 420,
    example: field({ hint: 'At least 12 characters; a sentence is easy to remember.' }),
    parts: [
      { selector: 'label', name: 'Label', text: 'always visible.' },
      { selector: '[id$=-hint]', name: 'Hint', text: 'the minimum length of a new password.' },
      { selector: 'input', name: 'Input', text: 'hidden at first.' },
      {
        selector: 'button',
        name: 'Show password',
        text: 'an eye; a toggle button.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'show the rule before people type.',
      example: field({ value: '', hint: 'At least 12 characters.' }),
    },
    dont: {
      text: 'show the rule only after it is broken.',
      example: field({ value: 'lake', error: 'This password is too weak!' }),
    },
  },
  do: ['Set `autoComplete`, so that password managers fill in or suggest a password.'],
  dont: ["Don't show a password without a click.", "Don't block pasting."],
  accessibility:
    'The button is named ‘Show password’ or ‘Hide password’ and has `aria-pressed`. It follows the field in the tab order and does not submit the form.',
};
