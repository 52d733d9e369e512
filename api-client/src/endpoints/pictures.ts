import { keepPreviousData } from '@tanstack/react-query';
import type { UploadedPicture } from '../entities/pictures/picture';
import type { LibraryPicture, PictureTexts } from '../entities/pictures/storedPicture';
import { getPage, itemPath, type Page } from './list';
import { uploadFile, type UploadOptions } from './uploadFile';
import { get, post, put, remove } from './methods';
import { queryOf } from './queryOf';

const PATH = '/pictures';

/** Which files of the library are read; all pictures by default. */
export interface LibraryQuery {
  page?: number;
  limit?: number;
  search?: string;
  /**
   * `unused`: only what nothing uses. `undescribed`: pictures without alternative text come first.
   */
  show?: 'unused' | 'undescribed' | undefined;
  kind?: 'picture' | 'document';
}

const list = (query: LibraryQuery = {}, signal?: AbortSignal): Promise<Page<LibraryPicture>> =>
  getPage(PATH, query, signal);

/**
 * The library of pictures and documents; for signed-in people. Files are named as in their
 * addresses, without the folder.
 */
export const pictures = {
  list,
  /** The current page stays on screen until the next one has loaded. */
  query: (query: LibraryQuery = {}) =>
    queryOf(['pictures', 'list', query], (signal) => list(query, signal), {
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  get: (file: string, signal?: AbortSignal) => get<LibraryPicture>(itemPath(PATH, file), signal),
  /** PUT: sets the alternative text and the focal point. */
  describe: (file: string, texts: PictureTexts, signal?: AbortSignal) =>
    put<LibraryPicture>(itemPath(PATH, file), texts, { signal }),
  /** DELETE: rejects with a 409 when it is used. @returns its id in the trash */
  remove: async (file: string) => (await remove<{ trashed: string }>(itemPath(PATH, file))).trashed,
  /** POST: puts a new picture in its place everywhere. */
  replace: (file: string, next: File, sending?: UploadOptions): Promise<LibraryPicture> =>
    uploadFile(`${itemPath(PATH, file)}/replace`, 'image', next, sending),
  /** POST: uploads a PDF document. */
  uploadDocument: (file: File, sending?: UploadOptions): Promise<{ url: string }> =>
    uploadFile('/upload/document', 'document', file, sending),
  /**
   * POST: fetches a picture from another site. Rejects with the reason when it cannot be fetched.
   */
  fetchFromWeb: (address: string) => post<UploadedPicture>('/upload/from-web', { address }),
};
