import { pageIn, useUrlState } from '../../shared/lists/useUrlState';

/** Choices of the order and of the files that the library shows. */
export const SHOWN = [
  { value: '', label: 'Newest first' },
  { value: 'undescribed', label: 'Without description first' },
  { value: 'unused', label: 'Only unused' },
] as const;

/** The choice with a value of the URL or of the filter; '' for any other value. */
export const shownBy = (value: string | null) =>
  SHOWN.find((one) => one.value === value)?.value ?? '';

/**
 * The part of the screen's state that is in the URL. Pages count from 1; '' means no search or
 * filter.
 */
export interface LibraryAddress {
  page: number;
  search: string;
  show: (typeof SHOWN)[number]['value'];
  kind: 'picture' | 'document';
}

const read = (params: URLSearchParams): LibraryAddress => ({
  page: pageIn(params),
  search: params.get('search') ?? '',
  show: shownBy(params.get('show')),
  kind: params.get('kind') === 'document' ? 'document' : 'picture',
});

/** The state of the library's screen in the URL, and a function that changes it. */
export function useLibraryParams() {
  const [address, change] = useUrlState(read);
  return [
    address,
    (changes: Partial<LibraryAddress>) => change(changes, { replace: true }),
  ] as const;
}
