import { lazy, Suspense, useState } from 'react';
import { ReadableError, api, formErrorText } from '@charity-site/api-client';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { Banner, RichTextEditor, type RichTextEditorProps } from '@charity-site/ui-kit';
import { describePicture } from '../library/describePicture';
import { useCan } from '../session/useRole';
import { validatePicture } from '../fields/preparePicture';
import { prepareAndUploadPicture } from '../fields/prepareAndUploadPicture';

const LibraryDialog = lazy(async () => ({
  default: (await import('../library/LibraryDialog')).LibraryDialog,
}));

type RichTextControlProps = Pick<
  RichTextEditorProps,
  'label' | 'hint' | 'error' | 'value' | 'onChange'
>;

/** A pending choice from the library. */
interface Choice {
  kind: 'picture' | 'document';
  settle: (chosen: LibraryPicture[]) => void;
}

/** Converts a rejection to an error whose message the editor can show. */
const withReadableError = <Data,>(call: Promise<Data>): Promise<Data> =>
  call.catch((error: unknown) => {
    throw new ReadableError(formErrorText(error), { cause: error });
  });

/** Rich text field of a form, with the pictures and documents of the library. */
export function RichTextControl(props: RichTextControlProps) {
  const hasLibrary = useCan('editContent');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [undescribed, setUndescribed] = useState('');
  const choose = (kind: Choice['kind']) =>
    new Promise<LibraryPicture[]>((resolve) => setChoice({ kind, settle: resolve }));
  const settle = (chosen: LibraryPicture[]) => {
    // An upload can finish after its dialog was closed and another one opened.
    setChoice((shown) => (shown === choice ? null : shown));
    choice?.settle(chosen);
  };
  return (
    <>
      <RichTextEditor
        {...props}
        onPicture={(file, onProgress) =>
          withReadableError(prepareAndUploadPicture(file, onProgress))
        }
        checkPicture={validatePicture}
        // The text contains the description, too, so nothing is lost if this fails.
        onDescribed={(url, description) => {
          setUndescribed('');
          describePicture(url, description).catch((error: unknown) =>
            setUndescribed(formErrorText(error)),
          );
        }}
        {...(hasLibrary && {
          onExisting: async () =>
            (await choose('picture')).map(({ url, alt }) => ({ address: url, description: alt })),
          onDocument: async () =>
            (await choose('document')).map(({ url, name }) => ({ address: url, name }))[0],
        })}
        onForeignPicture={async (url) =>
          (await withReadableError(api.pictures.fetchFromWeb(url))).url
        }
      />
      {undescribed && (
        <Banner kind="error">
          The description is in this text, but it could not be stored with the picture.{' '}
          {undescribed}
        </Banner>
      )}
      {choice && (
        <Suspense>
          <LibraryDialog
            kind={choice.kind}
            several={choice.kind === 'picture'}
            onClose={() => settle([])}
            onChosen={settle}
          />
        </Suspense>
      )}
    </>
  );
}
