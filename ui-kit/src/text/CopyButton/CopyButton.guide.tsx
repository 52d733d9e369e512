import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Facts } from '../Facts/Facts';
import { CopyButton } from './CopyButton';

const button = <CopyButton text="1000 2000 3000" of="account number" />;

export const guide: Guide = {
  whatFor:
    'Next to a value that people type elsewhere, such as an account number in a banking app.',
  whenNot: ['Long texts.'],
  anatomy: {
    width: 220,
    show: button,
    parts: [
      { at: 'svg', name: 'Icon', text: 'a tick after pressing.' },
      {
        at: 'button',
        name: 'Label',
        text: '‘Copy’, then ‘Copied’ for 2.5 seconds; screen readers hear what is copied.',
      },
    ],
  },
  pair: {
    width: 420,
    do: {
      says: 'show what is copied beside it.',
      show: (
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
          <Facts facts={[['Account Number', '1000 2000 3000']]} />
          {button}
        </Stack>
      ),
    },
    dont: { says: 'copy what nobody can read.', show: button },
  },
  dont: ["Don't copy several values at once."],
  accessibility: "Named 'Copy account number'; 'Copied' is announced.",
};
