import { validateDocument, checkAndUploadDocument } from './documentFile';
import type { FormField } from './fields';
import { validatePicture } from './preparePicture';
import { prepareAndUploadPicture } from './prepareAndUploadPicture';

/** Check and upload of a field's file. */
export interface FileKind {
  /** Plural of the name. */
  plural: string;
  /** Why a file cannot be used; undefined when it can. */
  refusalOf: (file: File) => Promise<string | undefined>;
  /** Uploads the file; resolves to its address. */
  send: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>;
  /**
   * Stands in for the address of a file that is chosen but not sent yet, so that the rule
   * "required" is met.
   */
  chosen: string;
}

const PICTURE: FileKind = {
  plural: 'Pictures',
  refusalOf: validatePicture,
  send: prepareAndUploadPicture,
  chosen: '/uploads/chosen.png',
};
const DOCUMENT: FileKind = {
  plural: 'Documents',
  refusalOf: validateDocument,
  send: checkAndUploadDocument,
  chosen: '/uploads/chosen.pdf',
};

const KINDS: Partial<Record<FormField<string>['kind'], FileKind>> = {
  picture: PICTURE,
  document: DOCUMENT,
};

/** The kinds of files that a form takes, in the order of its fields. */
export const fileKindsOf = (fields: readonly FormField<string>[]): FileKind[] =>
  fields.flatMap(({ kind }) => KINDS[kind] ?? []);

/** The kind of file that a form's field takes. */
export const fileKindOf = (fields: readonly FormField<string>[], name: string): FileKind =>
  fileKindsOf(fields.filter((field) => field.name === name))[0] ?? PICTURE;
