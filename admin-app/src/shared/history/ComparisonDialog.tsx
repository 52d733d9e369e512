import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useOpenDialog } from '@charity-site/ui-kit';
import { useIsMobile } from '../layout/useIsMobile';

interface ComparisonDialogProps {
  title: string;
  /** The compared texts. */
  children: ReactNode;
  /** Buttons in the footer. */
  actions: ReactNode;
  onClose: () => void;
}

/** A dialog that compares two texts; full-screen on small screens. */
export function ComparisonDialog({ title, children, actions, onClose }: ComparisonDialogProps) {
  const titleId = useId();
  useOpenDialog(true, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={useIsMobile()}
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h4">
        {title}
      </DialogTitle>
      <DialogContent
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        sx={{ display: 'grid', alignContent: 'start', gap: 2.5, pt: '8px !important' }}
      >
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
