import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { mayReload } from './newerVersion';

/** How often it looks whether somebody has begun to write, in milliseconds. */
const EVERY = 2_000;

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 12,
  bottom: 12,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'calc(100% - 24px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2.5),
  borderRadius: 14,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.kit.onDeepAmber} 45%, transparent)`,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  boxShadow: theme.vars.shadows[6],
  '& p': { ...theme.typography.body2, margin: 0 },
  '& button': {
    ...theme.typography.button,
    minHeight: 40,
    padding: theme.spacing(0.5, 2),
    borderRadius: 999,
    border: '1px solid transparent',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    outlineColor: theme.vars.palette.kit.onDeepAmber,
  },
  '& button:first-of-type': {
    backgroundColor: theme.vars.palette.kit.onDeepAmber,
    color: theme.vars.palette.kit.deep,
  },
  '@media print': { display: 'none' },
}));

/**
 * Offers the version that was released while this tab was open (DESIGN, Release). It keeps away while a form holds
 * unsaved text, and looks once more before it loads the page anew.
 */
export default function UpdateOffer() {
  const [offered, setOffered] = useState(mayReload);
  const [declined, setDeclined] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setOffered(mayReload()), EVERY);
    return () => clearInterval(timer);
  }, []);

  const show = () => {
    if (mayReload()) window.location.reload();
    else setOffered(false);
  };
  return (
    <div role="status">
      {offered && !declined && (
        <Bar>
          <p>A new version of this site is ready.</p>
          <div>
            <button type="button" onClick={show}>
              Show it
            </button>
            <button type="button" onClick={() => setDeclined(true)}>
              Later
            </button>
          </div>
        </Bar>
      )}
    </div>
  );
}
