import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Field } from '../../fields/Field/Field';
import { useOpenDialog } from '../../dialogs/openDialogs/openDialogs';

interface UrlDialogProps {
  title: string;
  label: string;
  hint: string;
  initial: string;
  /** Returns the URL to use, or null when the input is invalid. */
  read: (typed: string) => string | null;
  errorText: string;
  onDone: (url: string) => void;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** Focuses the field on mount. */
const focusField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/** A dialog for the URL of a link or a video. */
export function UrlDialog({
  title,
  label,
  hint,
  initial,
  read,
  errorText,
  ...handlers
}: UrlDialogProps) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const titleId = useId();
  useOpenDialog(true, handlers.onClose);
  const accept = () => {
    const url = read(typed.trim());
    if (url === null) setError(errorText);
    else handlers.onDone(url);
  };
  return (
    <Dialog open onClose={handlers.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <form
        ref={focusField}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree this form is inside the page's form, which must not be submitted.
          event.stopPropagation();
          accept();
        }}
      >
        <DialogContent>
          <Field
            name="address"
            type="url"
            label={label}
            hint={hint}
            value={typed}
            onChange={setTyped}
            error={error}
          />
        </DialogContent>
        <DialogActions>
          {handlers.onRemove && (
            <Button color="error" onClick={handlers.onRemove} sx={{ mr: 'auto' }}>
              Remove link
            </Button>
          )}
          <Button onClick={handlers.onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Insert
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
