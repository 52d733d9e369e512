import { validateDocument, checkAndUploadDocument } from './documentFile';
import type { FormField } from './fields';
import { validatePicture } from './preparePicture';
import { prepareAndUploadPicture } from './prepareAndUploadPicture';

/** Validation and upload of files of a kind. */
export interface FileKind {
  /** Plural noun in messages. */
  plural: string;
  /** Resolves to the error of an unsupported file; to undefined for a supported one. */
  validate: (file: File) => Promise<string | undefined>;
  /** Uploads the file; resolves to its URL. */
  upload: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>;
  /**
   * Placeholder URL for a chosen file that is not uploaded yet, so that it satisfies the rule
   * "required".
   */
  placeholder: string;
}

const PICTURE: FileKind = {
  plural: 'Pictures',
  validate: validatePicture,
  upload: prepareAndUploadPicture,
  placeholder: '/uploads/chosen.png',
};
const DOCUMENT: FileKind = {
  plural: 'Documents',
  validate: validateDocument,
  upload: checkAndUploadDocument,
  placeholder: '/uploads/chosen.pdf',
};

const KIND_OF_FIELD: Partial<Record<FormField<string>['kind'], FileKind>> = {
  picture: PICTURE,
  document: DOCUMENT,
};

/** The kinds of files of a form, in the order of its fields. */
export const fileKindsOf = (fields: readonly FormField<string>[]): FileKind[] =>
  fields.flatMap(({ kind }) => KIND_OF_FIELD[kind] ?? []);

/** The kind of file of a form's field. */
export const fileKindOf = (fields: readonly FormField<string>[], name: string): FileKind =>
  fileKindsOf(fields.filter((field) => field.name === name))[0] ?? PICTURE;
