import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';

interface PageFieldProps {
  totalPages: number;
  onPage: (page: number) => void;
}

/** A field for the page to show, with an error for invalid page numbers. */
export function PageField({ totalPages, onPage }: PageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const page = Number(typed);
    const isValid = Number.isInteger(page) && page >= 1 && page <= totalPages;
    setInvalid(!isValid);
    if (!isValid) return;
    setTyped('');
    onPage(page);
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          Go to page
        </Typography>
        <OutlinedInput
          id={id}
          size="small"
          value={typed}
          error={isInvalid}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{
            input: {
              inputMode: 'numeric',
              autoComplete: 'off',
              'aria-invalid': isInvalid || undefined,
              'aria-describedby': isInvalid ? `${id}-error` : undefined,
            },
          }}
          sx={{ width: '4.5rem' }}
        />
        <Button type="submit" variant="outlined">
          Go
        </Button>
      </Box>
      {isInvalid && (
        <FormHelperText error id={`${id}-error`} role="alert" sx={{ mx: 0 }}>
          Enter a page from 1 to {totalPages}.
        </FormHelperText>
      )}
    </Box>
  );
}
