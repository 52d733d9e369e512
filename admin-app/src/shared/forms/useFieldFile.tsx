import type { LibraryPicture } from '@charity-site/api-client/entities';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../session/useRole';
import type { EditForm } from './useEditForm';

const LibraryDialog = lazy(async () => ({
  default: (await import('../library/LibraryDialog')).LibraryDialog,
}));

interface FieldFileOptions {
  form: EditForm;
  name: string;
  kind: 'picture' | 'document';
  /** Heading of the library dialog; by default that of the kind. */
  title?: string;
  /** Called when a file from the library is chosen. */
  onChosen?: (file: LibraryPicture) => void;
}

/**
 * The file of a form's field, new or from the library: props of the field, and the library dialog
 * while it is open.
 */
export function useFieldFile({ form, name, kind, title, onChosen }: FieldFileOptions) {
  const [choosing, setChoosing] = useState(false);
  // Writers have no library.
  const canChoose = useCan('editContent');
  const chosen = form.files[name];
  const field = {
    name,
    error: form.validationError(name),
    file: chosen?.file ?? null,
    fileState: chosen?.state,
    onFile: (file: File | null) => form.setFile(name, file),
    onChoose: canChoose ? () => setChoosing(true) : undefined,
    progress: form.progress[name],
  };
  const choose = ([file]: LibraryPicture[]) => {
    setChoosing(false);
    if (!file) return;
    form.setFile(name, null);
    // The next save validates the field; until then an error of the earlier file stays.
    form.set(name, file.url, false);
    onChosen?.(file);
  };
  const library = choosing && (
    <Suspense>
      <LibraryDialog {...{ kind, title }} onClose={() => setChoosing(false)} onChosen={choose} />
    </Suspense>
  );
  return { field, library };
}
