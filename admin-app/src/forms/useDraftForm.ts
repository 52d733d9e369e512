import { formErrorText, fieldErrors } from 'api-client';
import type { AnyObjectSchema } from 'yup';
import { useFormik } from 'formik';
import { useState } from 'react';
import type { FormField } from './fields';
import { mistakesBy } from './mistakes';
import { sendPicture } from './sendPicture';
import { useChosenFiles } from './useChosenFiles';
import { useUnsavedText } from './useUnsavedText';

type Values = Record<string, unknown>;

interface DraftFormUse<Draft extends object> {
  rules: AnyObjectSchema;
  fields: readonly FormField<keyof Draft & string>[];
  /** What the form starts from; a new object starts the form anew. */
  initial: Draft;
  /** Under which unsaved text is kept, such as 'partners:new'. */
  draftKey: string;
  /** Such as 'Failed to save partner.'; the server's words follow it (SPEC section 8). */
  failed: string;
  /** Saves what the rules made of the values. What it rejects with becomes the failure's text. */
  save: (draft: Draft) => Promise<void>;
}

/** A form over one draft, as fields and dialogs need it. */
export type DraftForm = Pick<
  ReturnType<typeof useDraftForm>,
  'values' | 'files' | 'progress' | 'mistake' | 'set' | 'setFile'
>;

/**
 * The logic of every form of the administrator: the entity's rules, pictures that are sent first when it is saved
 * (SPEC section 5: only when a file was chosen), unsaved text that survives, mistakes of the server beside their fields,
 * and a failed save that keeps everything.
 */
export function useDraftForm<Draft extends object>({
  rules,
  fields,
  initial,
  draftKey,
  failed,
  save,
}: DraftFormUse<Draft>) {
  const { files, usable, refusals, ...chosen } = useChosenFiles();
  const [progress, setProgress] = useState<Partial<Record<string, number>>>({});
  const [failure, setFailure] = useState<{ text: string; error: unknown } | null>(null);
  const mistakes = mistakesBy(rules, () => usable);

  const sendFiles = async (values: Values): Promise<Values> => {
    const sent = { ...values };
    for (const name of usable) {
      const file = files[name]?.file;
      if (!file) continue;
      const address = await sendPicture(file, (part) => setProgress({ [name]: part })).finally(() => setProgress({}));
      sent[name] = address;
      // A second try after a failed save does not send the picture again.
      await formik.setFieldValue(name, address, false);
      chosen.choose(name, null);
    }
    return sent;
  };

  const formik = useFormik<Values>({
    initialValues: initial as Values,
    enableReinitialize: true,
    validateOnBlur: false,
    // A file that cannot be used is an error of its field: nothing is saved without the picture that was meant.
    validate: (values) => ({ ...mistakes(values), ...refusals }),
    onSubmit: async (values) => {
      setFailure(null);
      try {
        await save(rules.cast(await sendFiles(values), { stripUnknown: true }) as Draft);
        forget();
      } catch (error) {
        const ours = fields.map(({ name }) => name as string);
        for (const [name, text] of Object.entries(fieldErrors(error))) {
          if (ours.includes(name)) formik.setFieldError(name, text);
        }
        setFailure({ text: `${failed} ${formErrorText(error)}`, error });
      }
    },
  });
  const dirty = formik.dirty || chosen.isAny;
  const { found, forget } = useUnsavedText({
    key: draftKey,
    initial: initial as Values,
    values: formik.values,
    dirty: formik.dirty,
  });

  return {
    values: formik.values,
    files,
    progress,
    dirty,
    busy: formik.isSubmitting,
    failure,
    attempt: { submitCount: formik.submitCount, isSubmitting: formik.isSubmitting, isValid: formik.isValid },
    /** The text of the error of a field: of a file at once, of all else when someone has tried to save. */
    mistake: (name: string): string | undefined =>
      refusals[name] ?? (formik.submitCount > 0 ? formik.errors[name] : undefined),
    set: (name: string, value: unknown) => void formik.setFieldValue(name, value),
    setFile: (name: string, file: File | null) => {
      chosen.choose(name, file);
      // The rule for this picture has a new answer.
      if (formik.submitCount > 0) formik.setFieldError(name, undefined);
    },
    submit: () => void formik.submitForm(),
    reset: (values?: object) => {
      chosen.clear();
      setFailure(null);
      formik.resetForm(values ? { values: values as Values } : undefined);
    },
    /** Text that an earlier visit did not save, and how to bring it back or let it go. */
    unsaved: found,
    bringBack: () => {
      if (found) void formik.setValues({ ...formik.values, ...found.values });
    },
    forget,
  };
}
