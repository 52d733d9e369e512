import { fieldErrors, formErrorText } from '@charity-site/api-client';
import { validateWith, withAlts } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '../autosave/useAutosave';
import type { EditFormOptions, SaveOptions, Values } from '../fields/editForm';
import { altOf, isSame, savedValues, withEntries } from '../fields/fields';
import { useFormFiles } from './useFormFiles';
import { useChangesDuringSave } from './useChangesDuringSave';

/** A failed save. */
interface Failure {
  kind: 'error' | 'info';
  text: string;
  error: unknown;
}

const STOPPED = 'Saving was stopped. Your text is still here. It may have been saved already.';

/** The field of an error path such as `ways[1].number`. */
const fieldAt = (path: string): string => path.replace(/\[.*/, '');

export type EditForm = ReturnType<typeof useEditForm>;

/**
 * The state of every edit form: validation by the entity's rules, upload of chosen files before the
 * save, autosave, the server's field errors, and a save that can fail or be stopped without losing
 * input. Fields can be edited during a save; those changes stay unsaved.
 */
export function useEditForm<Draft, Stored extends { updatedAt: string }>(
  options: EditFormOptions<Draft, Stored>,
) {
  const {
    rules,
    rulesOfSave = () => rules,
    fields,
    autosaveKey,
    failed,
    save,
    onSaved,
    ...opened
  } = options;
  const rulesOfForm = () => withAlts(rulesOfSave());
  const files = useFormFiles(fields);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSavedInPart, setSavedInPart] = useState(false);
  const later = useChangesDuringSave();
  // Set by the first change, so that a refetched record does not replace the input.
  const [baseline, setBaseline] = useState<{ initial: Values; version: string | null } | null>(
    null,
  );
  const { initial, version } = baseline ?? opened;
  // The version to overwrite after 'Keep my version', until the save succeeds.
  const forced = useRef<Pick<SaveOptions, 'version'>>(null);
  const stopping = useRef<AbortController>(null);
  const pinBaseline = () => setBaseline((before) => before ?? { initial, version });

  // Stores each URL at once: a retry after a failed save uploads no file again.
  const uploadFiles = (values: Values, signal: AbortSignal): Promise<Values> =>
    files.upload(values, signal, async (name, url) => {
      if (!later.has(name)) await formik.setFieldValue(name, url, false);
    });

  const formik = useFormik<Values>({
    initialValues: initial,
    enableReinitialize: true,
    validateOnBlur: false,
    // An unsupported file is a field error, so that nothing is saved without the intended file.
    validate: (values) => ({
      ...validateWith(rulesOfForm())({ ...values, ...files.placeholders }),
      ...files.fileErrors,
    }),
    onSubmit: async (values) => {
      setFailure(null);
      setSavedInPart(false);
      later.begin();
      const reference = autosave.reference();
      const { signal } = (stopping.current = new AbortController());
      try {
        const submitted = await uploadFiles(values, signal);
        const stored = await save(
          rulesOfForm().cast(savedValues(fields, initial, submitted), { stripUnknown: true }),
          {
            key: autosave.key,
            version: forced.current ? forced.current.version : version,
            autosave: reference,
            signal,
          },
        );
        forced.current = null;
        const current = later.since(submitted);
        if (current) {
          // The submitted values become the baseline: only the later changes count as unsaved.
          setBaseline({ initial: submitted, version: stored.updatedAt });
          formik.resetForm({ values: submitted });
          void formik.setValues(current, false);
          setSavedInPart(true);
        } else {
          autosave.remove();
          setBaseline(null);
        }
        onSaved(stored, !current);
      } catch (error) {
        if (signal.aborted) return setFailure({ kind: 'info', text: STOPPED, error });
        const formPaths = fields.flatMap((field) => [field.name, altOf(field)]);
        const rejected = Object.entries(fieldErrors(error)).filter(([path]) =>
          formPaths.includes(fieldAt(path)),
        );
        formik.setErrors({ ...formik.errors, ...Object.fromEntries(rejected) });
        setFailure({ kind: 'error', text: `${failed} ${formErrorText(error)}`, error });
      }
    },
  });
  const dirty = formik.dirty || files.hasFiles;
  const autosave = useAutosave({
    form: autosaveKey,
    values: formik.values,
    version,
    dirty: formik.dirty,
    onRestore: (restored) => {
      setBaseline({ initial, version: restored.version });
      void formik.setValues({ ...initial, ...withEntries(fields, restored.values) });
    },
  });
  const stop = () => stopping.current?.abort();
  useEffect(() => () => stopping.current?.abort(), []);

  return {
    fields,
    failed,
    values: formik.values,
    /** Initial values, before any change. */
    initial,
    files: files.files,
    progress: files.progress,
    /** Names of fields with a chosen file. */
    chosen: files.usable,
    /** Plural noun of the form's files; undefined for a form without file fields. */
    filesLabel: files.plural,
    dirty,
    /** True if the field differs from its initial value. */
    isChanged: (name: string): boolean => !isSame(formik.values[name], initial[name]),
    busy: formik.isSubmitting,
    failure,
    /** True if the last save stored everything except later changes. */
    isSavedInPart: isSavedInPart && dirty,
    attempt: {
      submitCount: formik.submitCount,
      isSubmitting: formik.isSubmitting,
      isValid: formik.isValid,
    },
    /**
     * Error of a field, or of a part of a list by its path. File errors show at once, others after
     * the first submit.
     */
    validationError: (path: string): string | undefined =>
      files.fileErrors[path] ?? (formik.submitCount > 0 ? formik.errors[path] : undefined),
    /** True if the field or a part of it shows an error. */
    hasError: (name: string): boolean =>
      name in files.fileErrors ||
      (formik.submitCount > 0 && Object.keys(formik.errors).some((path) => fieldAt(path) === name)),
    /**
     * @param validates false for a text that is set together with its picture: the validation would
     * still see the previous picture
     */
    set: (name: string, value: unknown, validates = true) => {
      pinBaseline();
      later.trackValues({ [name]: value });
      void formik.setFieldValue(name, value, validates);
    },
    setFile: (name: string, file: File | null) => {
      pinBaseline();
      later.trackFile(name, file, formik.values[name]);
      files.choose(name, file);
      // Clears the error, because the value changed.
      if (formik.submitCount > 0) formik.setFieldError(name, undefined);
    },
    submit: () => void formik.submitForm(),
    /** Uploads the chosen files; resolves to the current values, which may be invalid. */
    present: (signal: AbortSignal): Promise<Values> => {
      later.begin();
      return uploadFiles(formik.values, signal);
    },
    /** Aborts the save in progress; the form does not change. */
    stop,
    /** Saves over somebody else's change: over the given version, or over any if undefined. */
    keepMine: (over?: string) => {
      forced.current = { version: over };
      void formik.submitForm();
    },
    reset: (values: Values) => {
      files.clear();
      setFailure(null);
      setBaseline(null);
      formik.resetForm({ values });
    },
    /** Restorable autosave, and who else is typing. */
    offers: autosave.offers,
    /** True if the browser's storage is full, so that the input is not autosaved. */
    isStorageFull: autosave.isFull,
    /** Aborts a save in progress and deletes the autosave everywhere. */
    discard: () => {
      stop();
      autosave.remove();
    },
  };
}
