import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api, dashboardQuery, errorText } from '@charity-site/api-client';
import { Banner } from '@charity-site/ui-kit';
import { reread } from '../../shared/site/reread';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { useCan } from '../../shared/session/useRole';

/** Emails that could not be sent, with buttons to retry or discard them. Hidden from editors. */
export function UnsentMails() {
  const unsent = useQuery(dashboardQuery()).data?.unsentMails ?? 0;
  const canOversee = useCan('overseeSite');
  const { notice, run } = useMutationWithLocalNotice(() => reread('dashboard'));
  if (unsent === 0 || !canOversee) return null;
  const start = (call: () => Promise<void>) => () =>
    void run({ call, done: () => null, failed: errorText });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Banner kind="error" action={{ label: 'Try again', onClick: start(api.mail.retryUnsent) }}>
        {unsent === 1 ? '1 email could not be sent.' : `${unsent} emails could not be sent.`}{' '}
        {notice?.text}
      </Banner>
      <Button size="small" onClick={start(api.mail.removeUnsent)}>
        Discard
      </Button>
    </Box>
  );
}
