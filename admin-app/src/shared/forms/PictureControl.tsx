import { Field, PictureField } from '@charity-site/ui-kit';
import { altOf, type FormField } from '../fields/fields';
import type { EditForm } from './useEditForm';
import { useFieldFile } from './useFieldFile';

interface PictureControlProps {
  field: Extract<FormField<string>, { kind: 'picture' }>;
  form: EditForm;
}

/** Picture field of a form: a new file or one from the library, and its alternative text. */
export function PictureControl({ field, form }: PictureControlProps) {
  const { name, label, hint, required } = field;
  const current = String(form.values[name] ?? '');
  const alt = altOf(field);
  const describe = (text: unknown) => alt && form.set(alt, text, false);
  const chosen = useFieldFile({
    form,
    name,
    kind: 'picture',
    onChosen: (picture) => describe(picture.alt),
  });
  const { file: chosenFile, fileState } = chosen.field;
  return (
    <>
      <PictureField
        {...chosen.field}
        {...{ label, hint, required, current }}
        onFile={(file) => {
          form.setFile(name, file);
          // The alternative text describes the previous picture.
          describe(file || !alt ? '' : form.initial[alt]);
        }}
        onRemove={
          required
            ? undefined
            : () => {
                form.set(name, '');
                describe('');
              }
        }
      />
      {alt && (current || (chosenFile && fileState !== 'refused')) && (
        <Field
          name={alt}
          label="What does the picture show?"
          hint="Read to people who can’t see it. Leave empty if the picture is only decoration."
          value={String(form.values[alt] ?? '')}
          onChange={describe}
          error={form.validationError(alt)}
          autoComplete="off"
        />
      )}
      {chosen.library}
    </>
  );
}
