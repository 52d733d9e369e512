import type { FieldProps } from '../../fields/Field/Field';

/** A stored picture, with its alternative text. */
export interface ExistingPicture {
  address: string;
  description: string;
}

export interface RichTextEditorProps extends Pick<
  FieldProps,
  'label' | 'onBlur' | 'error' | 'required'
> {
  /** HTML; '' when empty. */
  value: string;
  /** Called with the new HTML on every change. */
  onChange: (html: string) => void;
  /**
   * Uploads a picture and resolves to its URL, so that the HTML never contains data URLs.
   * `onProgress` gets 0 to 1. Rejects with an error whose message can be shown.
   */
  onPicture: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /**
   * Resolves to the reason why a file cannot be used as a picture, or to undefined. Without it all
   * files are uploaded.
   */
  checkPicture?: ((file: File) => Promise<string | undefined>) | undefined;
  /** Called with the URL and the alternative text of a new picture that has one. */
  onDescribed?: ((address: string, description: string) => void) | undefined;
  /**
   * Lets people select stored pictures. Resolves to an empty list if none is selected.
   */
  onExisting?: (() => Promise<ExistingPicture[]>) | undefined;
  /** Lets people select a document to link. Resolves to undefined if none is selected. */
  onDocument?: (() => Promise<{ address: string; name: string } | undefined>) | undefined;
  /**
   * Stores a picture pasted from another site and resolves to its URL. Rejects with an error whose
   * message can be shown; the picture is then removed.
   */
  onForeignPicture?: ((address: string) => Promise<string>) | undefined;
  /** Short help text below the label. */
  hint?: string | undefined;
}
