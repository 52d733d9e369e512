import type { LibraryPicture } from '@charity-site/api-client/entities';
import { lazy, Suspense } from 'react';
import type { DraftForm } from './useDraftForm';

const LibraryDialog = lazy(async () => ({ default: (await import('../media/LibraryDialog')).LibraryDialog }));

interface FieldLibraryProps {
  kind: 'picture' | 'document';
  /** The heading, if it is not that of the kind. */
  title?: string;
  /** Name of the field. */
  name: string;
  form: DraftForm;
  onClose: () => void;
  /** Called when the field has got the file that was chosen. */
  onChosen?: (file: LibraryPicture) => void;
}

/** Chooses a file of the library for a field of a form, in the place of a new file. */
export function FieldLibrary({ kind, title, name, form, onClose, onChosen }: FieldLibraryProps) {
  return (
    <Suspense>
      <LibraryDialog
        kind={kind}
        title={title}
        onClose={onClose}
        onChosen={([file]) => {
          onClose();
          if (!file) return;
          form.setFile(name, null);
          // The next save validates it; a file that was refused before counts until then.
          form.set(name, file.url, false);
          onChosen?.(file);
        }}
      />
    </Suspense>
  );
}
