import { useLocation, useSearchParams } from 'react-router-dom';

/** The page in a URL, counted from 1. */
export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/**
 * State of a screen in the URL, and a function to change it. Values that an empty URL has are left
 * out.
 * @param read reads the state; invalid values count as left out
 */
export function useUrlState<Address extends object>(read: (params: URLSearchParams) => Address) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const change = (changes: Partial<Address>, how: { replace: boolean }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const nothing = new Map<string, unknown>(Object.entries(read(new URLSearchParams())));
        for (const [name, value] of Object.entries({ ...read(before), ...changes })) {
          if (value === nothing.get(name)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { ...how, ...(how.replace && { state: state as unknown }) },
    );
  return [read(params), change] as const;
}
