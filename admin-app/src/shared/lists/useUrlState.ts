import { useLocation, useSearchParams } from 'react-router-dom';

/** The page in a URL, counted from 1. */
export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/**
 * State of a screen in the URL, and its setter. Default values are left out of the URL.
 * @param read parses the state, with defaults for missing and invalid values
 */
export function useUrlState<State extends object>(read: (params: URLSearchParams) => State) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const change = (changes: Partial<State>, options: { replace: boolean }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const defaults = new Map<string, unknown>(Object.entries(read(new URLSearchParams())));
        for (const [name, value] of Object.entries({ ...read(before), ...changes })) {
          if (value === defaults.get(name)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { ...options, ...(options.replace && { state: state as unknown }) },
    );
  return [read(params), change] as const;
}
