import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useOpenDialog } from '@charity-site/ui-kit';
import { useIsMobile } from './useIsMobile';

interface ReadingDialogProps {
  title: string;
  children: ReactNode;
  /** Buttons in the footer. */
  actions: ReactNode;
  maxWidth?: 'sm' | 'md';
  onClose: () => void;
}

/**
 * A dialog with text to read, such as a message or a comparison; full-screen on small screens. Its
 * content is focusable, so that the keyboard can scroll it.
 */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, children, actions, maxWidth = 'sm', onClose } = props;
  const titleId = useId();
  useOpenDialog(true, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={useIsMobile()}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h4">
        {title}
      </DialogTitle>
      <DialogContent
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        sx={{ display: 'grid', alignContent: 'start', gap: 2, pt: '8px !important' }}
      >
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
