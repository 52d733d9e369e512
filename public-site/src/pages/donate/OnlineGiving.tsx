import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { useId, useState } from 'react';
import { t } from '@charity-site/api-client/http';
import { AlertDialog, Section } from '@charity-site/ui-kit';
import { LocalizedText } from '../../components/LocalizedText';

/** Texts of the two alerts; online giving does not work yet. */
const ALERTS = {
  now: 'Online giving is not available yet. Please use the bank details on this page.',
  online: 'Donate Online is under development.',
} as const;

const Frame = styled(Section)(({ theme }) => ({
  // Its buttons need script.
  '@media (scripting: none)': { '&[data-empty="true"], & .online': { display: 'none' } },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary },
}));

/**
 * The organisation's statement about other ways to give, and two placeholder buttons for online
 * giving.
 */
export function OnlineGiving() {
  const id = useId();
  const giving = useQuery(singletonQuery('giving')).data;
  const [alert, setAlert] = useState<keyof typeof ALERTS>();
  const isEmpty = !giving?.donateStatement;
  return (
    <Frame aria-labelledby={id} data-empty={isEmpty} data-print={isEmpty ? 'no' : undefined}>
      <h2 id={id}>{t('Other ways to give')}</h2>
      {!isEmpty && (
        <p>
          <LocalizedText of={giving} field="donateStatement" />
        </p>
      )}
      <div className="online" data-print="no">
        <p>{t('Giving by card is not possible here yet. These buttons explain why.')}</p>
        <Button onClick={() => setAlert('now')}>{t('Donate Now')}</Button>
        <Button onClick={() => setAlert('online')}>{t('Donate Online')}</Button>
      </div>
      <AlertDialog
        open={alert !== undefined}
        text={t(ALERTS[alert ?? 'now'])}
        onClose={() => setAlert(undefined)}
      />
    </Frame>
  );
}
