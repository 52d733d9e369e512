import { useState } from 'react';
import type { FormField } from '../fields/fields';
import { fileKindOf, fileKindsOf } from '../fields/fileKinds';

type Values = Record<string, unknown>;

/** A file chosen for a field, not uploaded yet. */
interface ChosenFile {
  file: File;
  state: 'checking' | 'ready' | 'refused';
  /** Why it cannot be used. */
  refusal?: string;
}

type ChosenFiles = Partial<Record<string, ChosenFile>>;

/**
 * The files chosen for a form's fields, by field name. Each is checked when it is chosen, and
 * uploaded by `send`.
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
      .refusalOf(file)
      .then((refusal) =>
        settle(name, refusal ? { file, state: 'refused', refusal } : { file, state: 'ready' }),
      );
  };

  const names = Object.keys(files).filter((name) => files[name]);
  const usable = names.filter((name) => !files[name]?.refusal);

  const send = async (
    values: Values,
    signal: AbortSignal,
    onSent: (name: string, address: string) => Promise<unknown>,
  ): Promise<Values> => {
    const sent = { ...values };
    for (const name of usable) {
      const file = files[name]?.file;
      if (!file) continue;
      const address = await fileKindOf(fields, name)
        .send(file, (part) => setProgress({ [name]: part }), signal)
        .finally(() => setProgress({}));
      sent[name] = address;
      await onSent(name, address);
      // Keeps a file that was chosen during the upload.
      setFiles((before) =>
        before[name]?.file === file ? { ...before, [name]: undefined } : before,
      );
    }
    return sent;
  };

  return {
    files,
    /** The uploaded part of the file that is being sent, 0 to 1, by field name. */
    progress,
    choose,
    /**
     * Uploads the files that can be used; resolves to the values with their addresses.
     * @param onSent called with the address of each file
     */
    send,
    clear: () => setFiles({}),
    isAny: names.length > 0,
    /** Fields whose file can be uploaded or is still being checked. */
    usable,
    /**
     * Values that stand in for the addresses of these files, so that the rule "required" is met.
     */
    standIns: Object.fromEntries(usable.map((name) => [name, fileKindOf(fields, name).chosen])),
    /** Why files cannot be used, by field name. */
    refusals: Object.fromEntries(
      names.flatMap((name) => (files[name]?.refusal ? [[name, files[name].refusal]] : [])),
    ),
    /** Name for files of the form; undefined for a form without files. */
    plural: fileKindsOf(fields)[0]?.plural,
  };
}
