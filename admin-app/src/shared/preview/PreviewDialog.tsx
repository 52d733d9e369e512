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
import { formatRecent } from '../site/time';
import { PreviewFrame, type PreviewWindow } from './PreviewFrame';
import type { ShownPreview } from './usePreview';

/** Above and below the page. */
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: { xs: 1.5, sm: 3 },
  bgcolor: 'background.paper',
} as const;

interface PreviewDialogProps {
  shown: ShownPreview;
  onAgain: () => void;
  onClose: () => void;
}

/** The page of a form before it is saved, as a phone and as a computer shows it, with its link. */
export function PreviewDialog({ shown: { made, failure }, onAgain, onClose }: PreviewDialogProps) {
  const titleId = useId();
  useOpenDialog(true, onClose);
  const isPhone = useIsMobile();
  const [size, setSize] = useState<PreviewWindow>(isPhone ? 'phone' : 'desktop');
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { bgcolor: 'kit.wash' } } }}
    >
      <Box sx={{ ...BAR, gap: 1, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
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
        aria-busy={!made && !failure}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          p: { xs: 1.5, sm: 2 },
        }}
      >
        {failure && <LoadError onRetry={onAgain}>{failure}</LoadError>}
        {!made && !failure && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {made && <PreviewFrame path={made.path} window={size} />}
      </Box>
      {made && (
        <Box sx={{ ...BAR, gap: 1.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
            Nothing is saved or published. Anyone with the link can see this page until{' '}
            {formatRecent(made.endsAt)}.
          </Typography>
          <CopyButton text={window.location.origin + made.path} of="link" />
          <Button
            variant="outlined"
            size="small"
            component="a"
            href={made.path}
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
