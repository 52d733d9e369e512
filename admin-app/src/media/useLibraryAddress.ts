import { useSearchParams } from 'react-router-dom';

/** The part of the screen's state that is in the URL. Pages count from 1; '' means no search or filter. */
interface LibraryAddress {
  page: number;
  search: string;
  show: '' | 'unused' | 'undescribed';
  kind: 'picture' | 'document';
}

const read = (params: URLSearchParams): LibraryAddress => {
  const [page, show] = [Number(params.get('page')), params.get('show')];
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    show: show === 'unused' || show === 'undescribed' ? show : '',
    kind: params.get('kind') === 'document' ? 'document' : 'picture',
  };
};

/** The state of the library's screen in the URL, and a function that changes it; default values are left out. */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<LibraryAddress>) =>
    setParams(
      (before) => {
        const { page, search, show, kind } = { ...read(before), ...changes };
        return new URLSearchParams({
          ...(page > 1 && { page: String(page) }),
          ...(search && { search }),
          ...(show && { show }),
          ...(kind === 'document' && { kind }),
        });
      },
      { replace: true },
    );
  return [read(params), change] as const;
}
