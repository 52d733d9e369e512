import { useQueries } from '@tanstack/react-query';

/**
 * True unless this site has no page at a path. A server that cannot be reached counts as having it.
 */
const exists = async (path: string, signal: AbortSignal): Promise<boolean> =>
  (await fetch(new URL(path, window.location.origin), { method: 'HEAD', signal })).status !== 404;

/** Those of the paths at which this site has nothing. Each is asked for once. */
export function useDeadLinks(paths: readonly string[]): string[] {
  const answers = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['path exists', path],
      queryFn: ({ signal }: { signal: AbortSignal }) => exists(path, signal),
      staleTime: 60_000,
      retry: false,
    })),
  });
  return paths.filter((_, at) => answers[at]?.data === false);
}
