import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dashboardQuery, errorText } from '@charity-site/api-client';
import { Banner } from '@charity-site/ui-kit';
import { useState } from 'react';
import { useRole } from '../session/useRole';

/**
 * Says that mails could not be sent, with a way to send them again or to give them up; nothing when there are none, and
 * for editors.
 */
export function UnsentMails() {
  const queries = useQueryClient();
  const unsent = useQuery(dashboardQuery()).data?.unsentMails ?? 0;
  const role = useRole();
  const [failure, setFailure] = useState('');
  if (unsent === 0 || role === 'editor') return null;
  const run = async (call: () => Promise<void>) => {
    setFailure('');
    try {
      await call();
    } catch (error) {
      setFailure(errorText(error));
    }
    await queries.invalidateQueries(dashboardQuery());
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Banner kind="error" action={{ label: 'Try again', onClick: () => void run(api.mail.retryUnsent) }}>
        {unsent === 1 ? '1 mail could not be sent.' : `${unsent} mails could not be sent.`} {failure}
      </Banner>
      <Button size="small" onClick={() => void run(api.mail.removeUnsent)}>
        Do not send {unsent === 1 ? 'it' : 'them'}
      </Button>
    </Box>
  );
}
