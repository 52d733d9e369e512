import { keyframes, styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { useNavigation } from 'react-router-dom';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });

// Appears after a delay, so that fast navigations do not flicker.
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

/** Progress line while the next page loads, as feedback on slow networks. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line role="progressbar" aria-label={t('Loading the page')} />;
}
