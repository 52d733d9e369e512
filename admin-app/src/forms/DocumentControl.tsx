import { DocumentField } from '@charity-site/ui-kit';
import { useState } from 'react';
import { useStoredDocument } from '../media/useStoredDocument';
import { DOCUMENT_MAX } from './documentFile';
import { FieldLibrary } from './FieldLibrary';
import type { FormField } from './fields';
import type { DraftForm } from './useDraftForm';

interface DocumentControlProps {
  field: Extract<FormField<string>, { kind: 'document' }>;
  form: DraftForm;
}

/** A document of a form: a new PDF, or one of the library. */
export function DocumentControl({ field, form }: DocumentControlProps) {
  const { name, label, hint = `PDF, at most ${DOCUMENT_MAX}.` } = field;
  const [choosing, setChoosing] = useState(false);
  const chosen = form.files[name];
  return (
    <>
      <DocumentField
        {...{ name, label, hint }}
        required
        error={form.validationError(name)}
        current={useStoredDocument(String(form.values[name] ?? ''))}
        file={chosen?.file ?? null}
        fileState={chosen?.state}
        onFile={(file) => form.setFile(name, file)}
        onChoose={() => setChoosing(true)}
        progress={form.progress[name]}
      />
      {choosing && (
        <FieldLibrary
          kind="document"
          title="Choose an existing document"
          {...{ name, form }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
