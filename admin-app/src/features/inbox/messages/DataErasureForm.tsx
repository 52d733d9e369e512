import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addressOf, addressRules, validateWith } from '@charity-site/api-client/entities';
import { Field, useFocusFirstError } from '@charity-site/ui-kit';
import { useFormik } from 'formik';
import { useRef } from 'react';
import { SecondaryText } from '../../../shared/layout/SecondaryText';
import { Disclosure } from '../../../shared/layout/Disclosure';
import { formProps } from '../../../shared/session/formProps';

const validateContact = validateWith(addressRules);

/** Validates the one field as an email address or a telephone number. */
const validate = ({ address }: { address: string }): { address?: string } => {
  const { email, phone } = validateContact(addressOf(address));
  const text = phone ?? email;
  return text ? { address: text } : {};
};

/** The row that holds the erasure of a person's data: it is rare, and final. */
export const ERASURE_HEADING = 'Has someone asked you to delete their data?';

interface DataErasureFormProps {
  busy: boolean;
  /** Counts the data of an email address or telephone number and confirms its deletion. */
  onAsk: (address: string) => void;
}

/** Deletes all data of an email address or a telephone number, at the request of its owner. */
export function DataErasureForm({ busy, onAsk }: DataErasureFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: { address: '' },
    validate,
    onSubmit: ({ address }) => onAsk(address.trim()),
  });
  useFocusFirstError(form, formRef);
  return (
    <Disclosure summary={ERASURE_HEADING}>
      <Box
        component="form"
        ref={formRef}
        noValidate
        aria-label="Deletion on request"
        onSubmit={form.handleSubmit}
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          pb: 2,
          maxWidth: 480,
          '& > *': { minWidth: 0 },
        }}
      >
        <SecondaryText>
          Everything from an email address can be deleted at once: messages and comments, also in
          spam, the trash, the history and emails that are not sent yet. With a telephone number,
          these are the messages and comments in which the number is written. You see first how much
          there is.
        </SecondaryText>
        <Box sx={{ width: '100%' }}>
          <Field
            {...formProps(form).field('address')}
            label="Email address or telephone number"
            autoComplete="off"
            required
          />
        </Box>
        <Button type="submit" variant="outlined" color="error" disabled={busy}>
          Delete everything from this sender
        </Button>
      </Box>
    </Disclosure>
  );
}
