import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { t } from '@charity-site/api-client/http';
import { AlertDialog } from '@charity-site/ui-kit';

/** Texts of the two alerts; online giving does not work yet. */
const ALERTS = {
  now: 'Online giving is not available yet. Please use the bank details on this page.',
  online: 'Donate Online is under development.',
} as const;

const Frame = styled('section')(({ theme }) => ({
  padding: '4px clamp(16px, 2.5vw, 28px)',
  '& > h3': { ...theme.typography.h5, margin: 0 },
  '& > p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary },
  // Its buttons need script.
  '@media (scripting: none)': { '&[data-empty="true"], & > div': { display: 'none' } },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 16 });

/** The organisation's statement about other ways to give, and two buttons for online giving in the future. */
export function OnlineGiving({ statement }: { statement: ReactNode }) {
  const id = useId();
  const [alert, setAlert] = useState<keyof typeof ALERTS>();
  return (
    <Frame aria-labelledby={id} data-empty={!statement} data-print={statement ? undefined : 'no'}>
      <h3 id={id}>{t('Give in another way')}</h3>
      {statement && <p>{statement}</p>}
      <Buttons data-print="no">
        <Button variant="outlined" onClick={() => setAlert('now')}>
          {t('Donate Now')}
        </Button>
        <Button variant="outlined" onClick={() => setAlert('online')}>
          {t('Donate Online')}
        </Button>
      </Buttons>
      <AlertDialog open={alert !== undefined} text={t(ALERTS[alert ?? 'now'])} onClose={() => setAlert(undefined)} />
    </Frame>
  );
}
