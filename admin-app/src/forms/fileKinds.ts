import { documentRefusal, sendDocument } from './documentFile';
import type { FormField } from './fields';
import { refusalOf } from './preparePicture';
import { sendPicture } from './sendPicture';

/** How the file of a field is checked and sent. */
export interface FileKind {
  /** Why a file cannot be used; undefined when it can. */
  refusalOf: (file: File) => Promise<string | undefined>;
  /** Uploads the file; resolves to its address. */
  send: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>;
  /** Stands in for the address of a file that is chosen but not sent yet, so that the rule "required" is met. */
  chosen: string;
}

const PICTURE: FileKind = { refusalOf, send: sendPicture, chosen: '/uploads/chosen.png' };
const DOCUMENT: FileKind = { refusalOf: documentRefusal, send: sendDocument, chosen: '/uploads/chosen.pdf' };

/** The kind of file that a form's field takes. */
export const fileKindOf = (fields: readonly FormField<string>[], name: string): FileKind =>
  fields.some((field) => field.name === name && field.kind === 'document') ? DOCUMENT : PICTURE;
