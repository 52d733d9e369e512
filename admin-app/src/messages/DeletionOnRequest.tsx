import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addressRules, validateBy } from '@charity-site/api-client/entities';
import { Field, useFocusFirstError } from '@charity-site/ui-kit';
import { useFormik } from 'formik';
import { useRef } from 'react';

const validate = validateBy(addressRules);

interface DeletionOnRequestProps {
  busy: boolean;
  /** Counts what is stored of the address and asks whether to delete it. */
  onAsk: (email: string) => void;
}

/** The way to delete everything of an e-mail address when its owner asks for it (docs/product.md 5.20). */
export function DeletionOnRequest({ busy, onAsk }: DeletionOnRequestProps) {
  const place = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: { email: '' },
    validate: validate as (values: { email: string }) => object,
    onSubmit: ({ email }) => onAsk(email.trim()),
  });
  useFocusFirstError(form, place);
  return (
    <Box
      component="details"
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.5,
        px: 2,
        '& > summary': { py: 1.5, cursor: 'pointer', fontWeight: 600, fontSize: '1rem' },
      }}
    >
      <summary>Somebody asks you to delete their data?</summary>
      <Box
        component="form"
        ref={place}
        noValidate
        aria-label="Deletion on request"
        onSubmit={form.handleSubmit}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start', pb: 2, maxWidth: 480, '& > *': { minWidth: 0 } }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Everything of an email address can be deleted at once: messages and comments, also from the spam, the trash,
          the history and mails that wait. You see first how much there is.
        </Typography>
        <Box sx={{ width: '100%' }}>
          <Field
            name="email"
            label="Email address"
            type="email"
            value={form.values.email}
            onChange={(email) => void form.setFieldValue('email', email)}
            error={form.submitCount > 0 ? form.errors.email : undefined}
            required
          />
        </Box>
        <Button type="submit" variant="outlined" color="error" disabled={busy}>
          Delete everything of this address
        </Button>
      </Box>
    </Box>
  );
}
