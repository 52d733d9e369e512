import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { recoveryQuery } from '@charity-site/api-client';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Panel } from '@charity-site/ui-kit';
import { reread } from '../../shared/site/reread';
import { LoadState } from '../../shared/layout/LoadState';
import { NewCodesDialog } from './NewCodesDialog';
import { PrintedCodes } from './PrintedCodes';

const leftText = (left: number): string => {
  if (left === 0) return 'You have no recovery codes.';
  return left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`;
};

/** Recovery codes: each of the ten sets a new password once. */
export function RecoveryCodesPanel() {
  const recovery = useQuery(recoveryQuery());
  const { data, isFetching } = recovery;
  const [isCreating, setCreating] = useState(false);
  const panelRef = useRef<HTMLDivElement>(null);
  const isLinkedTo = useLocation().hash === '#recovery-codes';
  useEffect(() => {
    if (isLinkedTo) panelRef.current?.querySelector('button')?.focus();
  }, [isLinkedTo]);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const show = (newCodes: readonly string[]) => {
    setCodes(newCodes);
    void reread('recovery');
  };
  return (
    <Panel heading="Recovery Codes" busy={isFetching}>
      <Box ref={panelRef} sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          If you forget your password, a recovery code lets you set a new one. Each of the ten codes
          works once. Keep them on paper, away from this device.
        </Typography>
        <LoadState query={recovery}>Failed to fetch how many codes are left.</LoadState>
        {data && <Typography>{leftText(data.left)}</Typography>}
        {codes.length > 0 && <PrintedCodes codes={codes} />}
        <Button variant="outlined" onClick={() => setCreating(true)} sx={{ justifySelf: 'start' }}>
          New recovery codes
        </Button>
      </Box>
      {isCreating && (
        <NewCodesDialog
          hasCodes={(data?.left ?? 0) > 0}
          onClose={() => setCreating(false)}
          onCreated={(newCodes) => {
            setCreating(false);
            show(newCodes);
          }}
          onLost={() => show([])}
        />
      )}
    </Panel>
  );
}
