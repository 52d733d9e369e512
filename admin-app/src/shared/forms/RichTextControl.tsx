import { lazy, Suspense, useState } from 'react';
import { ReadableError, api, formErrorText } from '@charity-site/api-client';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { Banner, RichTextEditor, type RichTextEditorProps } from '@charity-site/ui-kit';
import { describePicture } from '../library/describePicture';
import { validatePicture } from '../fields/preparePicture';
import { prepareAndUploadPicture } from '../fields/prepareAndUploadPicture';

const LibraryDialog = lazy(async () => ({
  default: (await import('../library/LibraryDialog')).LibraryDialog,
}));

type TextControlProps = Pick<
  RichTextEditorProps,
  'label' | 'hint' | 'error' | 'value' | 'onChange'
>;

/** A choice from the library that the editor waits for. */
interface Choice {
  kind: 'picture' | 'document';
  settle: (chosen: LibraryPicture[]) => void;
}

/** Rejects with an error whose message the editor can show. */
const readably = <Answer,>(call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => {
    throw new ReadableError(formErrorText(error), { cause: error });
  });

/** Rich text of a form, with the pictures and documents of the library. */
export function RichTextControl(props: TextControlProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [undescribed, setUndescribed] = useState('');
  const choose = (kind: Choice['kind']) =>
    new Promise<LibraryPicture[]>((resolve) => setChoice({ kind, settle: resolve }));
  const settle = (chosen: LibraryPicture[]) => {
    // An upload can end after its dialog was closed and another one opened.
    setChoice((shown) => (shown === choice ? null : shown));
    choice?.settle(chosen);
  };
  return (
    <>
      <RichTextEditor
        {...props}
        onPicture={(file, onProgress) => readably(prepareAndUploadPicture(file, onProgress))}
        checkPicture={validatePicture}
        // The text itself has it, too: nothing is lost when this fails.
        onDescribed={(address, description) => {
          setUndescribed('');
          describePicture(address, description).catch((error: unknown) =>
            setUndescribed(formErrorText(error)),
          );
        }}
        onExisting={async () =>
          (await choose('picture')).map(({ url, alt }) => ({ address: url, description: alt }))
        }
        onDocument={async () =>
          (await choose('document')).map(({ url, name }) => ({ address: url, name }))[0]
        }
        onForeignPicture={async (address) =>
          (await readably(api.pictures.fetchFromWeb(address))).url
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
