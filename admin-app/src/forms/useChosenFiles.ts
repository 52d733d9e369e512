import { useState } from 'react';
import type { FileKind } from './fileKinds';

/** A file chosen for a field, not uploaded yet. */
interface ChosenFile {
  file: File;
  state: 'checking' | 'ready' | 'refused';
  /** Why it cannot be used. */
  refusal?: string;
}

type ChosenFiles = Partial<Record<string, ChosenFile>>;

/** The files chosen for a form's fields, by field name. Each is checked when it is chosen. */
export function useChosenFiles() {
  const [files, setFiles] = useState<ChosenFiles>({});

  const settle = (name: string, settled: ChosenFile) =>
    setFiles((before) => (before[name]?.file === settled.file ? { ...before, [name]: settled } : before));

  const choose = (name: string, file: File | null, { refusalOf }: FileKind) => {
    setFiles((before) => ({ ...before, [name]: file ? { file, state: 'checking' } : undefined }));
    if (!file) return;
    void refusalOf(file).then((refusal) =>
      settle(name, refusal ? { file, state: 'refused', refusal } : { file, state: 'ready' }),
    );
  };

  const names = Object.keys(files).filter((name) => files[name]);
  return {
    files,
    choose,
    /** The file was sent; one that was chosen for the field meanwhile stays. */
    sent: (name: string, file: File) =>
      setFiles((before) => (before[name]?.file === file ? { ...before, [name]: undefined } : before)),
    clear: () => setFiles({}),
    isAny: names.length > 0,
    /** Fields whose file can be uploaded or is still being checked. */
    usable: names.filter((name) => !files[name]?.refusal),
    /** Why files cannot be used, by field name. */
    refusals: Object.fromEntries(names.flatMap((name) => (files[name]?.refusal ? [[name, files[name].refusal]] : []))),
  };
}
