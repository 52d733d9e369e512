import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { alertsQuery, api } from '@charity-site/api-client';
import { Panel } from '@charity-site/ui-kit';
import { LoadState } from '../../shared/layout/LoadState';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';

/** Turns email alerts on or off. */
export function AlertSetting() {
  const queryClient = useQueryClient();
  const alerts = useQuery(alertsQuery());
  const { data } = alerts;
  const { notice, busy, run } = useMutationWithLocalNotice();
  const change = (isOn: boolean) =>
    run({
      call: async () =>
        queryClient.setQueryData(alertsQuery().queryKey, await api.alerts.set(isOn)),
      done: isOn ? 'You get alerts by email.' : 'You get no more alerts.',
      failed: 'Failed to change alerts.',
      repeats: true,
    });
  return (
    <Panel heading="Alerts by Email" busy={busy !== ''}>
      <NoticeBanner notice={notice} />
      <LoadState query={alerts}>Failed to fetch your alerts.</LoadState>
      {data && (
        <FormControlLabel
          control={
            <Checkbox
              checked={data.wanted}
              disabled={busy !== '' || (!data.mailIsOn && !data.wanted)}
              onChange={(event) => void change(event.target.checked)}
            />
          }
          label="Tell me about new messages and comments to check"
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {data && !data.mailIsOn
          ? 'This site cannot send email yet. Ask the person who runs the server to set it up.'
          : 'At most one email an hour.'}
      </Typography>
    </Panel>
  );
}
