import { pageIn, useUrlState } from '../../shared/lists/useUrlState';

/** Options for the order and the files of the library. */
export const SHOW_OPTIONS = [
  { value: '', label: 'Newest first' },
  { value: 'undescribed', label: 'Without description first' },
  { value: 'unused', label: 'Only unused' },
  { value: 'no-consent', label: 'People, no consent' },
  { value: 'consent-ending', label: 'Ends next month' },
] as const;

/** A valid `show` value of the URL or the filter; '' for any other. */
export const showValueOf = (value: string | null) =>
  SHOW_OPTIONS.find((option) => option.value === value)?.value ?? '';

/** The screen's state in the URL. Pages count from 1; '' means no search or filter. */
export interface LibraryParams {
  page: number;
  search: string;
  show: (typeof SHOW_OPTIONS)[number]['value'];
  kind: 'picture' | 'document';
}

const readParams = (params: URLSearchParams): LibraryParams => ({
  page: pageIn(params),
  search: params.get('search') ?? '',
  show: showValueOf(params.get('show')),
  kind: params.get('kind') === 'document' ? 'document' : 'picture',
});

/** The library's state in the URL, and its setter. */
export function useLibraryParams() {
  const [params, setParams] = useUrlState(readParams);
  return [
    params,
    (changes: Partial<LibraryParams>) => setParams(changes, { replace: true }),
  ] as const;
}
