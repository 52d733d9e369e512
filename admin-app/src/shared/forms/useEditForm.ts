import { fieldErrors, formErrorText } from '@charity-site/api-client';
import { validateWith, withAlts } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '../autosave/useAutosave';
import type { EditFormOptions, SaveOptions, Values } from '../fields/draftForm';
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

/** The field of an error's path. A part of a list has a path such as `ways[1].number`. */
const fieldAt = (path: string): string => path.replace(/\[.*/, '');

/** A form as its fields and dialogs get it. */
export type EditForm = ReturnType<typeof useEditForm>;

/**
 * The logic of every form of the administrator: the entity's rules, chosen files that are sent
 * first when it is saved, unsaved text that survives, the server's errors beside their fields, and
 * a save that fails or is stopped and keeps everything. Fields can be changed while a save runs;
 * what is changed then is kept as unsaved.
 */
export function useEditForm<Draft, Stored extends { updatedAt: string }>(
  use: EditFormOptions<Draft, Stored>,
) {
  const {
    rules,
    rulesOfSave = () => rules,
    fields,
    draftKey,
    failed,
    save,
    onSaved,
    ...given
  } = use;
  const rulesOfForm = () => withAlts(rulesOfSave());
  const files = useFormFiles(fields);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSavedInPart, setSavedInPart] = useState(false);
  const later = useChangesDuringSave();
  // From the first change on, the form keeps its initial values, so that a refetched record does
  // not replace the input.
  const [held, setHeld] = useState<{ initial: Values; version: string | null } | null>(null);
  const { initial, version } = held ?? given;
  // Set by 'Keep my version' until the save succeeds.
  const forced = useRef<Pick<SaveOptions, 'version'>>(null);
  const stopping = useRef<AbortController>(null);
  const hold = () => setHeld((before) => before ?? { initial, version });

  // A second try after a failed save does not upload a file again.
  const sendFiles = (values: Values, signal: AbortSignal): Promise<Values> =>
    files.send(values, signal, async (name, address) => {
      if (!later.has(name)) await formik.setFieldValue(name, address, false);
    });

  const formik = useFormik<Values>({
    initialValues: initial,
    enableReinitialize: true,
    validateOnBlur: false,
    // An unusable file is an error of its field, so that nothing is saved without the intended
    // file.
    validate: (values) => ({
      ...validateWith(rulesOfForm())({ ...values, ...files.standIns }),
      ...files.refusals,
    }),
    onSubmit: async (values) => {
      setFailure(null);
      setSavedInPart(false);
      later.begin();
      const savedText = autosave.savedText();
      const { signal } = (stopping.current = new AbortController());
      try {
        const sent = await sendFiles(values, signal);
        const stored = await save(
          rulesOfForm().cast(savedValues(fields, initial, sent), { stripUnknown: true }),
          {
            key: autosave.key,
            version: forced.current ? forced.current.version : version,
            autosave: savedText,
            signal,
          },
        );
        forced.current = null;
        const now = later.since(sent);
        if (now) {
          // The form goes on from what was stored: only the later changes count as unsaved.
          setHeld({ initial: sent, version: stored.updatedAt });
          formik.resetForm({ values: sent });
          void formik.setValues(now, false);
          setSavedInPart(true);
        } else {
          autosave.end();
          setHeld(null);
        }
        onSaved(stored, !now);
      } catch (error) {
        if (signal.aborted) return setFailure({ kind: 'info', text: STOPPED, error });
        const ours = fields.flatMap((field) => [field.name, altOf(field)]);
        const refused = Object.entries(fieldErrors(error)).filter(([path]) =>
          ours.includes(fieldAt(path)),
        );
        formik.setErrors({ ...formik.errors, ...Object.fromEntries(refused) });
        setFailure({ kind: 'error', text: `${failed} ${formErrorText(error)}`, error });
      }
    },
  });
  const dirty = formik.dirty || files.isAny;
  const autosave = useAutosave({
    form: draftKey,
    values: formik.values,
    version,
    dirty: formik.dirty,
    onRestore: (kept) => {
      setHeld({ initial, version: kept.version });
      void formik.setValues({ ...initial, ...withEntries(fields, kept.values) });
    },
  });
  const stop = () => stopping.current?.abort();
  useEffect(() => () => stopping.current?.abort(), []);

  return {
    fields,
    failed,
    values: formik.values,
    /** The values before any change. */
    initial,
    files: files.files,
    progress: files.progress,
    /** Names of fields with a chosen file. */
    chosen: files.usable,
    /** Name for files of the form; undefined for a form without files. */
    filesAre: files.plural,
    dirty,
    /** True if the value of a field differs from the initial one. */
    isChanged: (name: string): boolean => !isSame(formik.values[name], initial[name]),
    busy: formik.isSubmitting,
    failure,
    /** True when the last save has stored all but the changes made while it ran. */
    isSavedInPart: isSavedInPart && dirty,
    attempt: {
      submitCount: formik.submitCount,
      isSubmitting: formik.isSubmitting,
      isValid: formik.isValid,
    },
    /**
     * Error of a field, or of a part of a list by its path: file errors at once, others after the
     * first submit.
     */
    validationError: (path: string): string | undefined =>
      files.refusals[path] ?? (formik.submitCount > 0 ? formik.errors[path] : undefined),
    /** True if a field, or a part of it, has an error that shows. */
    isWrong: (name: string): boolean =>
      name in files.refusals ||
      (formik.submitCount > 0 && Object.keys(formik.errors).some((path) => fieldAt(path) === name)),
    /**
     * @param validates false for a text that is set with the picture: the rules would see the one
     * before
     */
    set: (name: string, value: unknown, validates = true) => {
      hold();
      later.noteValues({ [name]: value });
      void formik.setFieldValue(name, value, validates);
    },
    setFile: (name: string, file: File | null) => {
      hold();
      later.noteFile(name, file, formik.values[name]);
      files.choose(name, file);
      // Clears the error, because the value changed.
      if (formik.submitCount > 0) formik.setFieldError(name, undefined);
    },
    submit: () => void formik.submitForm(),
    /**
     * Uploads the chosen files, and resolves to the values as they are now, which need not be
     * valid.
     */
    present: (signal: AbortSignal): Promise<Values> => {
      later.begin();
      return sendFiles(formik.values, signal);
    },
    /** Stops the save in progress; the form stays as it is. */
    stop,
    /** Overwrites what somebody else saved: the given version, or any version without one. */
    keepMine: (over?: string) => {
      forced.current = { version: over };
      void formik.submitForm();
    },
    reset: (values: Values) => {
      files.clear();
      setFailure(null);
      setHeld(null);
      formik.resetForm({ values });
    },
    /** Unsaved text of an earlier visit or of another device, and who else is typing. */
    offers: autosave.offers,
    /** True when the browser's storage has no room for this form's text. */
    isUnkept: autosave.isFull,
    /** Discards the input and aborts a save in progress. */
    forget: () => {
      stop();
      autosave.end();
    },
  };
}
