import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { alertsQuery, api, errorText } from '@charity-site/api-client';
import { LoadError, Panel } from '@charity-site/ui-kit';
import { useState } from 'react';
import { Outcome, type OutcomeNotice } from '../list/Outcome';

/** Switches alerts by mail on or off. */
export function AlertSetting() {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(alertsQuery());
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  const [busy, setBusy] = useState(false);
  const change = async (wanted: boolean) => {
    setBusy(true);
    setNotice(null);
    try {
      queries.setQueryData(alertsQuery().queryKey, await api.alerts.set(wanted));
      setNotice({ kind: 'success', text: wanted ? 'You get alerts by email.' : 'You get no more alerts.' });
    } catch (error) {
      const retry = () => void change(wanted);
      setNotice({ kind: 'error', text: `Failed to change alerts. ${errorText(error)}`, retry });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel heading="Alerts by Email" busy={busy}>
      <Outcome notice={notice} />
      {isError && !data && <LoadError onRetry={() => void refetch()}>Failed to fetch your alerts.</LoadError>}
      {data && (
        <FormControlLabel
          control={
            <Checkbox
              checked={data.wanted}
              disabled={busy || (!data.mailIsOn && !data.wanted)}
              onChange={(event) => void change(event.target.checked)}
            />
          }
          label="Tell me about new messages and comments to check"
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {data && !data.mailIsOn
          ? 'This site cannot send mail yet. Ask the person who runs the server to set it up.'
          : 'At most one mail an hour.'}
      </Typography>
    </Panel>
  );
}
