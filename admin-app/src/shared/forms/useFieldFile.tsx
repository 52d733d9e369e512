import type { LibraryPicture } from '@charity-site/api-client/entities';
import { lazy, Suspense, useState } from 'react';
import type { EditForm } from './useEditForm';

const LibraryDialog = lazy(async () => ({
  default: (await import('../library/LibraryDialog')).LibraryDialog,
}));

interface FieldFileUse {
  form: EditForm;
  name: string;
  kind: 'picture' | 'document';
  /** Heading of the library, if it is not that of the kind. */
  title?: string;
  /** Called when the field has got a file of the library. */
  onChosen?: (file: LibraryPicture) => void;
}

/**
 * The file of a form's field, new or of the library: properties of the field, and the dialog of the
 * library while it is open.
 */
export function useFieldFile({ form, name, kind, title, onChosen }: FieldFileUse) {
  const [choosing, setChoosing] = useState(false);
  const chosen = form.files[name];
  const field = {
    name,
    error: form.validationError(name),
    file: chosen?.file ?? null,
    fileState: chosen?.state,
    onFile: (file: File | null) => form.setFile(name, file),
    onChoose: () => setChoosing(true),
    progress: form.progress[name],
  };
  const take = ([file]: LibraryPicture[]) => {
    setChoosing(false);
    if (!file) return;
    form.setFile(name, null);
    // The next save validates it; a file that was refused before counts until then.
    form.set(name, file.url, false);
    onChosen?.(file);
  };
  const library = choosing && (
    <Suspense>
      <LibraryDialog {...{ kind, title }} onClose={() => setChoosing(false)} onChosen={take} />
    </Suspense>
  );
  return { field, library };
}
