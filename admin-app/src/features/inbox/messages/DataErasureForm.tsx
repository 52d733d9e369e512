import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addressOf, addressRules, validateWith } from '@charity-site/api-client/entities';
import { Field, useFocusFirstError } from '@charity-site/ui-kit';
import { useFormik } from 'formik';
import { useRef } from 'react';
import { SecondaryText } from '../../../shared/layout/SecondaryText';
import { Disclosure } from '../../../shared/layout/Disclosure';
import { formProps } from '../../../shared/session/formProps';

const invalid = validateWith(addressRules);

/** Finds the fault of the one field for both kinds of address. */
const validate = ({ address }: { address: string }): { address?: string } => {
  const { email, phone } = invalid(addressOf(address));
  const text = phone ?? email;
  return text ? { address: text } : {};
};

/** The row that holds the erasure of a person's data: it is rare, and final. */
export const ERASURE_HEADING = 'Has someone asked you to delete their data?';

interface DeletionOnRequestProps {
  busy: boolean;
  /**
   * Counts what is stored of the e-mail address or telephone number and asks whether to delete it.
   */
  onAsk: (address: string) => void;
}

/** Deletes everything of an e-mail address or a telephone number when its owner asks for it. */
export function DataErasureForm({ busy, onAsk }: DeletionOnRequestProps) {
  const place = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: { address: '' },
    validate,
    onSubmit: ({ address }) => onAsk(address.trim()),
  });
  useFocusFirstError(form, place);
  return (
    <Disclosure summary={ERASURE_HEADING}>
      <Box
        component="form"
        ref={place}
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
