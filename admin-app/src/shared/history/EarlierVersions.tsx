import Button from '@mui/material/Button';
import { AreaIcon } from '@charity-site/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { VersionsDialogProps } from './VersionsDialog';

const VersionsDialog = lazy(async () => ({
  default: (await import('./VersionsDialog')).VersionsDialog,
}));

interface EarlierVersionsProps extends Omit<VersionsDialogProps, 'onClose'> {
  disabled: boolean;
}

/** Button that opens the versions dialog of an item. */
export function EarlierVersions({ disabled, onRestored, ...versions }: EarlierVersionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<AreaIcon name="history" />}
        disabled={disabled}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        Earlier versions
      </Button>
      {open && (
        <Suspense>
          <VersionsDialog
            {...versions}
            onClose={() => setOpen(false)}
            onRestored={(text) => {
              setOpen(false);
              onRestored(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
