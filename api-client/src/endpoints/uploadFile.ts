import { post } from './methods';

/** Options of an upload. */
export interface UploadOptions {
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Aborts the upload. */
  signal?: AbortSignal | undefined;
}

/** Sends a file as a form with one field. */
export const uploadFile = <Answer>(
  path: string,
  field: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer> => {
  const form = new FormData();
  form.append(field, file);
  return post<Answer>(path, form, {
    signal,
    // Overrides the client's default of JSON, to which axios would convert the form.
    headers: { 'Content-Type': 'multipart/form-data' },
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress?.(progress);
    },
  });
};
