import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useReducedMotion } from '../../rendering/motion/useReducedMotion';
import { kitTheme } from '../../theme/theme';
import { CopyForm, TokenList } from './TokenList';

const { duration, easing } = kitTheme.transitions;

const DURATIONS: [name: keyof typeof duration, use: string][] = [
  ['shortest', 'a colour on hover'],
  ['shorter', 'a list while its next page loads'],
  ['short', 'the sidebar, a toast'],
  ['standard', 'a menu, a dialog'],
  ['complex', 'movement across the whole screen'],
];

const EASINGS: [name: keyof typeof easing, use: string][] = [
  ['easeOut', 'elements that enter'],
  ['easeIn', 'elements that leave'],
  ['easeInOut', 'elements that move on the screen'],
];

function Track({
  ran,
  milliseconds,
  curve,
}: {
  ran: boolean;
  milliseconds: number;
  curve: string;
}) {
  return (
    <Box sx={{ height: 24, borderRadius: 99, bgcolor: 'kit.wash', display: 'flex' }}>
      <Box
        sx={{ flex: ran ? '1 1 0%' : '0 1 0%' }}
        style={{ transition: `flex ${milliseconds}ms ${curve}` }}
      />
      <Box
        sx={{ width: 24, height: 24, borderRadius: '50%', bgcolor: 'primary.main', flex: 'none' }}
      />
    </Box>
  );
}

/** Durations and curves with a button that plays them. */
export function Motion() {
  const [ran, setRan] = useState(false);
  const still = useReducedMotion();
  return (
    <CopyForm>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Button variant="contained" onClick={() => setRan(!ran)}>
          Play
        </Button>
        <span role="status">{still ? 'Reduced motion: no animation.' : 'Full motion.'}</span>
      </Box>
      <TokenList
        heading="Durations"
        sampleWidth="minmax(0, 1fr)"
        tokens={DURATIONS.map(([name, use]) => ({
          name,
          theme: `theme.transitions.duration.${name}`,
          value: `${duration[name]}ms`,
          note: `${duration[name]} ms: ${use}`,
          sample: <Track ran={ran} milliseconds={duration[name]} curve={easing.easeInOut} />,
        }))}
      >
        Shown at their real speed.
      </TokenList>
      <TokenList
        heading="Curves"
        sampleWidth="minmax(0, 1fr)"
        tokens={EASINGS.map(([name, use]) => ({
          name,
          theme: `theme.transitions.easing.${name}`,
          value: easing[name],
          note: `${easing[name]}: ${use}`,
          sample: <Track ran={ran} milliseconds={1200} curve={easing[name]} />,
        }))}
      >
        Slowed down to 1.2 seconds to show the difference.
      </TokenList>
    </CopyForm>
  );
}
