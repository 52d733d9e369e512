import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  CopyButton,
  Glyph,
  LoadError,
  Loading,
  TextSkeleton,
  useOpenDialog,
} from '@charity-site/ui-kit';
import { useIsMobile } from '../layout/useIsMobile';
import { useCan } from '../session/useRole';
import { formatRecent } from '../site/time';
import { PreviewFrame, type PreviewWindow } from './PreviewFrame';
import type { PreviewState } from './usePreview';

/** The bars above and below the page. */
const BAR_STYLES = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: { xs: 1.5, sm: 3 },
  bgcolor: 'background.paper',
} as const;

interface PreviewDialogProps {
  state: PreviewState;
  onAgain: () => void;
  onClose: () => void;
}

/** Previews the page of an unsaved form in a mobile or desktop window, with its link. */
export function PreviewDialog({
  state: { preview, failure },
  onAgain,
  onClose,
}: PreviewDialogProps) {
  const titleId = useId();
  useOpenDialog(true, onClose);
  const canPublish = useCan('editContent');
  const isMobile = useIsMobile();
  const [size, setSize] = useState<PreviewWindow>(isMobile ? 'phone' : 'desktop');
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { bgcolor: 'kit.wash' } } }}
    >
      <Box sx={{ ...BAR_STYLES, gap: 1, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
        <DialogTitle id={titleId} variant="h4" sx={{ flex: 1, p: 0 }}>
          Preview
        </DialogTitle>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={size}
          aria-label="Size"
          onChange={(_, chosen: PreviewWindow | null) => chosen && setSize(chosen)}
          sx={{ '& .MuiToggleButton-root': { minHeight: 44, px: 2, textTransform: 'none' } }}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desktop">Computer</ToggleButton>
        </ToggleButtonGroup>
        <IconButton aria-label="Close" onClick={onClose}>
          <Glyph name="close" />
        </IconButton>
      </Box>
      <Box
        aria-busy={!preview && !failure}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          p: { xs: 1.5, sm: 2 },
        }}
      >
        {failure && <LoadError onRetry={onAgain}>{failure}</LoadError>}
        {!preview && !failure && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {preview && <PreviewFrame path={preview.path} window={size} />}
      </Box>
      {preview && (
        <Box
          sx={{ ...BAR_STYLES, gap: 1.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
            Nothing is saved or published.{' '}
            {canPublish ? 'Anyone with the link' : 'Anyone who can log in here'} can see this page
            until {formatRecent(preview.endsAt)}.
          </Typography>
          <CopyButton text={window.location.origin + preview.path} of="link" />
          <Button
            variant="outlined"
            size="small"
            component="a"
            href={preview.path}
            target="_blank"
            rel="noopener"
          >
            Open in a new tab
          </Button>
        </Box>
      )}
    </Dialog>
  );
}
