import { lazy, Suspense, useState } from 'react';
import { Field, PictureField } from '@charity-site/ui-kit';
import { altOf, type FormField } from './fields';
import type { DraftForm } from './useDraftForm';

const LibraryDialog = lazy(async () => ({ default: (await import('../media/LibraryDialog')).LibraryDialog }));

interface PictureControlProps {
  field: Extract<FormField<string>, { kind: 'picture' }>;
  form: DraftForm;
}

/** A picture of a form: a new file, or one of the library, and what it shows. */
export function PictureControl({ field, form }: PictureControlProps) {
  const { name, label, hint, required } = field;
  const [choosing, setChoosing] = useState(false);
  const current = String(form.values[name] ?? '');
  const chosen = form.files[name];
  const alt = altOf(field);
  const describe = (text: unknown) => alt && form.set(alt, text, false);
  return (
    <>
      <PictureField
        {...{ name, label, hint, required }}
        error={form.validationError(name)}
        current={current}
        file={chosen?.file ?? null}
        fileState={chosen?.state}
        onFile={(file) => {
          form.setFile(name, file);
          // What was said is about the other picture.
          describe(file || !alt ? '' : form.initial[alt]);
        }}
        onChoose={() => setChoosing(true)}
        onRemove={
          required
            ? undefined
            : () => {
                form.set(name, '');
                describe('');
              }
        }
        progress={form.progress[name]}
      />
      {alt && (current || (chosen && chosen.state !== 'refused')) && (
        <Field
          name={alt}
          label="What does the picture show?"
          hint="Read to people who can’t see it. Leave empty if the picture is only decoration."
          value={String(form.values[alt] ?? '')}
          onChange={describe}
          autoComplete="off"
        />
      )}
      {choosing && (
        <Suspense>
          <LibraryDialog
            onClose={() => setChoosing(false)}
            onChosen={([picture]) => {
              setChoosing(false);
              if (!picture) return;
              form.setFile(name, null);
              // The next save validates it; a file that was refused before counts until then.
              form.set(name, picture.url, false);
              describe(picture.alt);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
