import { keyframes, styled } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';

const run = keyframes({ from: { scale: '0 1' }, to: { scale: '0.92 1' } });

// It waits a moment: pages that are there at once do not flicker.
const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetInline: 0,
  top: 0,
  height: 3,
  transformOrigin: '0 50%',
  backgroundColor: theme.vars.palette.secondary.main,
  animation: `${run} 6s 150ms cubic-bezier(0.1, 0.7, 0.2, 1) both`,
}));

/** A thin line while the next page's code is on its way; without it a tap on a thin network seems to do nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line role="progressbar" aria-label="Loading the page" />;
}
