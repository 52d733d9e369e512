import { useQueries } from '@tanstack/react-query';

/** False if this site answers 404 at the path. Rejects if the server cannot be reached. */
const exists = async (path: string, signal: AbortSignal): Promise<boolean> =>
  (await fetch(new URL(path, window.location.origin), { method: 'HEAD', signal })).status !== 404;

/** The paths at which this site answers 404. Each path is requested once. */
export function useDeadLinks(paths: readonly string[]): string[] {
  const results = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['path exists', path],
      queryFn: ({ signal }: { signal: AbortSignal }) => exists(path, signal),
      staleTime: 60_000,
      retry: false,
    })),
  });
  return paths.filter((_, at) => results[at]?.data === false);
}
