import { useState } from 'react';
import type { FormField } from '../fields/fields';
import { fileKindOf, fileKindsOf } from '../fields/fileKinds';

type Values = Record<string, unknown>;

/** A chosen file that is not uploaded yet. */
interface ChosenFile {
  file: File;
  state: 'checking' | 'ready' | 'refused';
  /** The message, if the file is unsupported. */
  error?: string;
}

type ChosenFiles = Partial<Record<string, ChosenFile>>;

/**
 * The chosen files of a form, by field name. A file is validated when it is chosen, and uploaded by
 * `upload`.
 */
export function useFormFiles(fields: readonly FormField<string>[]) {
  const [files, setFiles] = useState<ChosenFiles>({});
  const [progress, setProgress] = useState<Partial<Record<string, number>>>({});

  const settle = (name: string, settled: ChosenFile) =>
    setFiles((before) =>
      before[name]?.file === settled.file ? { ...before, [name]: settled } : before,
    );

  const choose = (name: string, file: File | null) => {
    setFiles((before) => ({ ...before, [name]: file ? { file, state: 'checking' } : undefined }));
    if (!file) return;
    void fileKindOf(fields, name)
      .validate(file)
      .then((error) =>
        settle(name, error ? { file, state: 'refused', error } : { file, state: 'ready' }),
      );
  };

  const names = Object.keys(files).filter((name) => files[name]);
  const usable = names.filter((name) => !files[name]?.error);

  const upload = async (
    values: Values,
    signal: AbortSignal,
    onUploaded: (name: string, url: string) => Promise<unknown>,
  ): Promise<Values> => {
    const uploaded = { ...values };
    for (const name of usable) {
      const file = files[name]?.file;
      if (!file) continue;
      const url = await fileKindOf(fields, name)
        .upload(file, (part) => setProgress({ [name]: part }), signal)
        .finally(() => setProgress({}));
      uploaded[name] = url;
      await onUploaded(name, url);
      // Preserves a file that was chosen during the upload.
      setFiles((before) =>
        before[name]?.file === file ? { ...before, [name]: undefined } : before,
      );
    }
    return uploaded;
  };

  return {
    files,
    /** Upload progress by field name, 0 to 1. */
    progress,
    choose,
    /**
     * Uploads the supported files; resolves to the values with their URLs.
     * @param onUploaded called with the URL of each file
     */
    upload,
    clear: () => setFiles({}),
    hasFiles: names.length > 0,
    /** Fields whose file is supported or still being validated. */
    usable,
    /** Placeholder URLs of these files, so that they satisfy the rule "required". */
    placeholders: Object.fromEntries(
      usable.map((name) => [name, fileKindOf(fields, name).placeholder]),
    ),
    /** Messages for unsupported files, by field name. */
    fileErrors: Object.fromEntries(
      names.flatMap((name) => (files[name]?.error ? [[name, files[name].error]] : [])),
    ),
    /** Plural noun of the form's files; undefined for a form without file fields. */
    plural: fileKindsOf(fields)[0]?.plural,
  };
}
