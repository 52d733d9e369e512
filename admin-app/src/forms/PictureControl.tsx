import { useState } from 'react';
import { Field, PictureField } from '@charity-site/ui-kit';
import { FieldLibrary } from './FieldLibrary';
import { altOf, type FormField } from './fields';
import type { DraftForm } from './useDraftForm';

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
          // The alternative text is about the other picture.
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
        <FieldLibrary
          kind="picture"
          {...{ name, form }}
          onClose={() => setChoosing(false)}
          onChosen={(picture) => describe(picture.alt)}
        />
      )}
    </>
  );
}
