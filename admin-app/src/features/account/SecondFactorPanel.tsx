import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api, errorText, recoveryQuery, secondFactorQuery } from '@charity-site/api-client';
import type { SecondFactorSecret } from '@charity-site/api-client/entities';
import { Panel } from '@charity-site/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { LoadState } from '../../shared/layout/LoadState';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { PasswordConfirmDialog } from '../../shared/session/PasswordConfirmDialog';
import { reread } from '../../shared/site/reread';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog'));

/** The second factor: a login needs a code from an app beside the password. */
export function SecondFactorPanel() {
  const state = useQuery(secondFactorQuery());
  const { data, isFetching } = state;
  const hasCodes = (useQuery(recoveryQuery()).data?.left ?? 0) > 0;
  const [created, setCreated] = useState<SecondFactorSecret | null>(null);
  const [isEnding, setEnding] = useState(false);
  const { notice, setNotice, busy, run } = useMutationWithLocalNotice();
  const done = (text: string) => {
    setCreated(null);
    setEnding(false);
    setNotice({ kind: 'success', text });
    void reread('second-factor');
  };
  const start = () =>
    void run({
      call: async () => setCreated(await api.auth.newSecret()),
      done: () => null,
      failed: errorText,
    });
  return (
    <Panel heading="Second Factor" busy={isFetching}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          With a second factor, a login needs a code from an app on your phone beside the password.
          A stolen password is then not enough.
        </Typography>
        <NoticeBanner notice={notice} />
        <LoadState query={state}>Failed to fetch your second factor.</LoadState>
        {data && <Typography>{`Your second factor is ${data.isOn ? 'on' : 'off'}.`}</Typography>}
        {data?.isOn && !hasCodes && (
          <Typography>
            Create recovery codes, too. Each replaces your app once, if you lose your phone.
          </Typography>
        )}
        {data && (
          <Button
            variant="outlined"
            disabled={busy !== ''}
            onClick={() => (data.isOn ? setEnding(true) : start())}
            sx={{ justifySelf: 'start' }}
          >
            {`Turn ${data.isOn ? 'off' : 'on'} the second factor`}
          </Button>
        )}
      </Box>
      {created && (
        <Suspense>
          <SecondFactorDialog
            created={created}
            onClose={() => setCreated(null)}
            onDone={() => done('Your second factor is on. The next login needs a code.')}
          />
        </Suspense>
      )}
      {isEnding && (
        <PasswordConfirmDialog
          title="Turn off the second factor"
          submitLabel="Turn off"
          failed="The second factor was not turned off."
          send={async (password) => {
            await api.auth.turnOffSecondFactor(password);
            done('Your second factor is off.');
          }}
          onClose={() => setEnding(false)}
        >
          A login then needs only your password.
        </PasswordConfirmDialog>
      )}
    </Panel>
  );
}
