import { DocumentField } from '@charity-site/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useStoredDocument } from '../media/useStoredDocument';
import { DOCUMENT_MAX } from './documentFile';
import type { FormField } from './fields';
import type { DraftForm } from './useDraftForm';

const LibraryDialog = lazy(async () => ({ default: (await import('../media/LibraryDialog')).LibraryDialog }));

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
        <Suspense>
          <LibraryDialog
            kind="document"
            title="Choose an existing document"
            onClose={() => setChoosing(false)}
            onChosen={([document]) => {
              setChoosing(false);
              if (!document) return;
              form.setFile(name, null);
              // The next save validates it; a file that was refused before counts until then.
              form.set(name, document.url, false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
