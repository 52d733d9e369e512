import { keepPreviousData } from '@tanstack/react-query';
import type { UploadedPicture } from '../entities/pictures/picture';
import type {
  LibraryPicture,
  PictureTexts,
  WithdrawnPicture,
} from '../entities/pictures/storedPicture';
import { getPage, itemPath, type Page } from './list';
import { uploadFile, type UploadOptions } from './uploadFile';
import { get, post, put, remove } from './methods';
import { queryOf } from './queryOf';

const PATH = '/pictures';

/** Filters and paging of the library; all pictures by default. */
export interface LibraryQuery {
  page?: number;
  limit?: number;
  search?: string;
  /**
   * `unused`: only unused files. `undescribed`: pictures without alternative text first.
   * `no-consent`: only people without consent. `consent-ending`: only consent that ends by the end
   * of next month.
   */
  show?: 'unused' | 'undescribed' | 'no-consent' | 'consent-ending' | undefined;
  kind?: 'picture' | 'document';
}

const list = (query: LibraryQuery = {}, signal?: AbortSignal): Promise<Page<LibraryPicture>> =>
  getPage(PATH, query, signal);

/**
 * The library of pictures and documents; for signed-in people. A file's name is the last part of
 * its URL.
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
  /** PUT: sets the alternative text, the focal point and the consent. */
  describe: (file: string, texts: PictureTexts, signal?: AbortSignal) =>
    put<LibraryPicture>(itemPath(PATH, file), texts, { signal }),
  /** DELETE: rejects with a 409 if it is used. @returns its id in the trash */
  remove: async (file: string) => (await remove<{ trashed: string }>(itemPath(PATH, file))).trashed,
  /** POST: replaces a picture wherever it is used. */
  replace: (file: string, replacement: File, options?: UploadOptions): Promise<LibraryPicture> =>
    uploadFile(`${itemPath(PATH, file)}/replace`, 'image', replacement, options),
  /** POST: stores the signed sheet of a picture; for administrators. */
  addConsentSheet: (file: string, sheet: File) =>
    uploadFile(`${itemPath(PATH, file)}/consent-sheet`, 'sheet', sheet),
  /** The signed sheet of a picture; for administrators. */
  consentSheet: (file: string, signal?: AbortSignal) =>
    get<Blob>(`${itemPath(PATH, file)}/consent-sheet`, signal, { responseType: 'blob' }),
  /** POST: withdraws a picture everywhere, at once; for administrators. */
  withdraw: (file: string) => post(`${itemPath(PATH, file)}/withdraw`),
  /** POST: undoes a withdrawal. Rejects with a 410 after 24 hours. */
  undoWithdrawal: (file: string) => post(`${itemPath(PATH, file)}/withdraw/undo`),
  /** The withdrawn pictures that are not erased yet; for administrators. */
  withdrawnQuery: () =>
    queryOf(['pictures', 'withdrawn'], async (signal) => {
      const { pictures: found } = await get<{ pictures: WithdrawnPicture[] }>(
        `${PATH}/withdrawn`,
        signal,
      );
      return found;
    }),
  /** POST: uploads a PDF document. */
  uploadDocument: (file: File, options?: UploadOptions): Promise<{ url: string }> =>
    uploadFile('/upload/document', 'document', file, options),
  /** POST: stores a picture from another site. Rejects with the reason if it cannot be fetched. */
  fetchFromWeb: (url: string) => post<UploadedPicture>('/upload/from-web', { address: url }),
};
