import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Field } from '../../fields/Field/Field';
import { useOpenDialog } from '../../dialogs/openDialogs/openDialogs';

interface AddressDialogProps {
  title: string;
  label: string;
  hint: string;
  initial: string;
  /** Returns the URL to use, or null when the input is invalid. */
  read: (typed: string) => string | null;
  errorText: string;
  onDone: (address: string) => void;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** Moves the focus into a form that opens. */
const focusField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/** Asks for a URL: of a link or of a video. */
export function UrlDialog({
  title,
  label,
  hint,
  initial,
  read,
  errorText,
  ...on
}: AddressDialogProps) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const titleId = useId();
  useOpenDialog(true, on.onClose);
  const accept = () => {
    const address = read(typed.trim());
    if (address === null) setError(errorText);
    else on.onDone(address);
  };
  return (
    <Dialog open onClose={on.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <form
        ref={focusField}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree this form is inside the page's form, which must not be submitted with
          // it.
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
          {on.onRemove && (
            <Button color="error" onClick={on.onRemove} sx={{ mr: 'auto' }}>
              Remove link
            </Button>
          )}
          <Button onClick={on.onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Insert
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
