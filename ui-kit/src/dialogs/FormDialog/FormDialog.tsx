import Close from '@mui/icons-material/Close';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { useOpenDialog } from '../openDialogs/openDialogs';
import { UnsavedDialog } from '../UnsavedDialog/UnsavedDialog';

export interface FormDialogProps {
  /** True while the dialog is shown. */
  open: boolean;
  /** Title and accessible name, such as 'Add New Partner'. */
  title: string;
  /** Such as 'Add Partner'. */
  submitLabel: string;
  /** Text of the submit button while `busy`. */
  busyLabel?: string;
  /** True while saving: the buttons are disabled, except as `onStop` allows. */
  busy?: boolean;
  /**
   * Cancels the save in progress. With it, 'Cancel', 'Close' and Escape work while `busy`; the form
   * stays open.
   */
  onStop?: () => void;
  /** True if there are unsaved changes; closing then asks for confirmation. */
  dirty?: boolean;
  /** Called on submit; validation is up to the caller. */
  onSubmit: () => void;
  /**
   * Called when the dialog may close: after 'Cancel', Escape or a click on the backdrop; with
   * unsaved changes after 'Discard'.
   */
  onClose: () => void;
  /** A second way to save, beside the submit button, such as 'Save as draft'. */
  secondary?: { label: string; onClick: () => void } | undefined;
  /** Further actions at the start of the footer, such as 'Schedule…'. */
  actions?: ReactNode;
  /** Banner above the fields; it stays visible while the fields scroll. */
  banner?: ReactNode;
  /** Fields of the form. */
  children: ReactNode;
  /** Maximum width of the dialog; use `md` for a rich-text editor. */
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Fills the window at every width, for forms with long texts. */
  fills?: boolean;
}

/** True on touch screens, where a focused field opens a keyboard over half of the screen. */
const isTouchScreen = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/**
 * Focuses the first field, unless that would scroll what is above it out of view; on touch screens
 * only an empty one, so that no keyboard covers the form.
 */
const focusFirstField = (content: HTMLElement | null) => {
  const field = content?.querySelector<HTMLInputElement>(
    'input:not([type=file], [readonly]), textarea, select',
  );
  if (!content || !field) return;
  const isVisible = field.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom;
  if (isVisible && (field.value === '' || !isTouchScreen())) field.focus();
};

/**
 * A form in a dialog. Full-screen on a phone, except for `xs`. Escape, Cancel and a click on the
 * backdrop close it; with unsaved changes it asks for confirmation. While saving, Escape and Cancel
 * call `onStop`, if set. On close the focus returns to the button that opened the dialog.
 */
export function FormDialog({
  open,
  title,
  submitLabel,
  busy = false,
  dirty = false,
  ...props
}: FormDialogProps) {
  const { secondary, actions, fills = false } = props;
  const {
    onSubmit,
    onStop,
    onClose,
    banner,
    children,
    maxWidth = 'sm',
    busyLabel = 'Saving...',
  } = props;
  const [confirming, setConfirming] = useState(false);
  const [showsActions, setShowsActions] = useState(false);
  // The smallest forms fit on a phone without full screen.
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm')) && maxWidth !== 'xs';
  // One row of buttons leaves more space above the keyboard.
  const isOneRow = isPhone && fills;
  const titleId = useId();
  const close = () => {
    if (busy) onStop?.();
    else if (dirty) setConfirming(true);
    else onClose();
  };
  useOpenDialog(open, close);
  const isLocked = busy && !onStop;
  const cancel = (
    <Button onClick={close} disabled={isLocked}>
      Cancel
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // A click on the backdrop happens too easily to stop a save.
        if (!busy || reason !== 'backdropClick') close();
      }}
      fullWidth
      fullScreen={isPhone || fills}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      scroll="paper"
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'start',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <DialogTitle
          id={titleId}
          variant="h4"
          sx={{ flex: 1, p: 0, py: fills ? 1.5 : 2.5, pl: { xs: 2, sm: 3 } }}
        >
          {title}
        </DialogTitle>
        {isOneRow ? (
          cancel
        ) : (
          <IconButton
            aria-label="Close"
            onClick={close}
            disabled={isLocked}
            sx={{ m: fills ? 0.5 : 1.5, minWidth: 44, minHeight: 44 }}
          >
            <Close />
          </IconButton>
        )}
      </Box>
      <Box
        component="form"
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!busy) onSubmit();
        }}
        sx={{ display: 'contents' }}
      >
        {banner && (
          <Box sx={{ flex: 'none', maxHeight: '45dvh', overflowY: 'auto', px: 3, pt: 2 }}>
            {banner}
          </Box>
        )}
        <DialogContent
          ref={focusFirstField}
          // Rows as high as their content: a scrolling grid would shrink rows that clip theirs,
          // such as an image.
          sx={{
            display: 'grid',
            gridAutoRows: 'max-content',
            gap: 2.5,
            alignContent: 'start',
            px: { xs: 2, sm: 3 },
            pt: '20px !important',
            // The toolbar sticks above the padding.
            '--frame-header': '-20px',
            // Space for sticky elements at the top, such as the toolbar of an editor.
            '--kit-covered-top': '4rem',
            scrollPaddingTop: 'var(--kit-covered-top)',
          }}
        >
          {children}
        </DialogContent>
        <DialogActions
          disableSpacing
          sx={{
            flexWrap: 'wrap',
            gap: 1,
            borderTop: '1px solid',
            borderColor: 'divider',
            px: { xs: 2, sm: 3 },
            py: fills ? 1 : 2,
            ...(isOneRow && {
              gap: 0.5,
              px: 1,
              '& .MuiButton-root': { px: 1.5, fontSize: '0.9375rem' },
            }),
          }}
        >
          {actions && isOneRow && (
            <IconButton
              aria-label="More actions"
              aria-expanded={showsActions}
              onClick={() => setShowsActions(!showsActions)}
              sx={{ mr: 'auto', minWidth: 44, minHeight: 44 }}
            >
              <MoreHoriz />
            </IconButton>
          )}
          {actions && (!isOneRow || showsActions) && (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                mr: 'auto',
                // Columns, so that no button moves to another row when its text becomes wider.
                ...(isOneRow && {
                  display: 'grid',
                  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
                  justifyItems: 'start',
                  order: -1,
                  width: '100%',
                }),
              }}
            >
              {actions}
            </Box>
          )}
          {!isOneRow && cancel}
          {secondary && (
            <Button variant="outlined" disabled={busy} onClick={() => secondary.onClick()}>
              {secondary.label}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? busyLabel : submitLabel}
          </Button>
        </DialogActions>
      </Box>
      <UnsavedDialog
        open={confirming}
        onKeep={() => setConfirming(false)}
        onDiscard={() => {
          setConfirming(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
