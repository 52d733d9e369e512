import { DocumentField } from '@charity-site/ui-kit';
import { SecondaryText } from '../layout/SecondaryText';
import { useCan } from '../session/useRole';
import { useStoredDocument } from '../library/useStoredDocument';
import { DOCUMENT_MAX } from '../fields/documentFile';
import type { FormField } from '../fields/fields';
import type { EditForm } from './useEditForm';
import { useFieldFile } from './useFieldFile';

interface DocumentControlProps {
  field: Extract<FormField<string>, { kind: 'document' }>;
  form: EditForm;
}

/** Document field of a form: a new PDF or one from the library. */
export function DocumentControl({ field: { name, label, hint }, form }: DocumentControlProps) {
  const { field, library } = useFieldFile({
    form,
    name,
    kind: 'document',
    title: 'Choose an existing document',
  });
  const current = useStoredDocument(String(form.values[name] ?? ''));
  if (!useCan('editContent')) return <SecondaryText>An editor adds the PDF file.</SecondaryText>;
  return (
    <>
      <DocumentField
        {...field}
        {...{ label, current }}
        hint={hint ?? `PDF, at most ${DOCUMENT_MAX}.`}
        required
      />
      {library}
    </>
  );
}
