import type { Guide } from '../../../.storybook/blocks/guide';
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
  pairs: [
    {
      do: {
        says: 'say the rule before people type.',
        width: 340,
        show: field({ value: '', hint: 'At least 12 characters.' }),
      },
      dont: {
        says: 'keep the rule until it is broken.',
        width: 340,
        show: field({ value: 'lake', error: 'This password is too weak!' }),
      },
    },
  ],
};
