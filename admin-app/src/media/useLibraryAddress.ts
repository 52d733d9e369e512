import { pageIn, useAddress } from '../list/useAddress';

/** The part of the screen's state that is in the URL. Pages count from 1; '' means no search or filter. */
interface LibraryAddress {
  page: number;
  search: string;
  show: '' | 'unused' | 'undescribed';
  kind: 'picture' | 'document';
}

const read = (params: URLSearchParams): LibraryAddress => {
  const show = params.get('show');
  return {
    page: pageIn(params),
    search: params.get('search') ?? '',
    show: show === 'unused' || show === 'undescribed' ? show : '',
    kind: params.get('kind') === 'document' ? 'document' : 'picture',
  };
};

/** The state of the library's screen in the URL, and a function that changes it. */
export function useLibraryAddress() {
  const [address, change] = useAddress(read);
  return [address, (changes: Partial<LibraryAddress>) => change(changes, { replace: true })] as const;
}
