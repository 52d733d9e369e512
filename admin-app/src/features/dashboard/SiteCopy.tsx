import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import { Panel } from '@charity-site/ui-kit';
import { useState } from 'react';
import { PasswordConfirmDialog } from '../../shared/session/PasswordConfirmDialog';
import { useCan } from '../../shared/session/useRole';
import { downloadFile } from '../../shared/site/downloadFile';
import { today } from '../../shared/site/time';

/** Downloads a copy of content, pictures and inbox; requires the password. */
export function SiteCopy() {
  const [isOpen, setOpen] = useState(false);
  if (!useCan('overseeSite')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Panel heading="Copy of the site">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>
            All content, pictures and messages in one file, so that they outlive the server.
          </Typography>
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
            Download a copy
          </Button>
        </Box>
      </Panel>
      {isOpen && (
        <PasswordConfirmDialog
          title="Download a copy"
          submitLabel="Download"
          busyLabel="Downloading..."
          failed="The copy was not downloaded."
          send={async (password) => {
            downloadFile(`site-${today()}.copy`, await api.siteCopy(password));
            close();
          }}
          onClose={close}
        >
          The file has the content, the pictures and the inbox, with names and addresses of
          visitors. It has no accounts and no signed sheets. Keep it in a safe place.
        </PasswordConfirmDialog>
      )}
    </>
  );
}
