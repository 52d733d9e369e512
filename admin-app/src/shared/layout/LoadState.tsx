import { LoadError, Loading, TextSkeleton } from '@charity-site/ui-kit';

interface LoadStateProps {
  query: { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown };
  /** Number of lines of the placeholder; no placeholder if undefined. */
  lines?: number;
  /** Error message, such as 'Failed to fetch the trash.' */
  children: string;
}

/** Placeholder or error of a query without data; renders nothing once there is data. */
export function LoadState({
  query: { isPending, isError, data, refetch },
  lines,
  children,
}: LoadStateProps) {
  if (isPending && lines !== undefined)
    return (
      <Loading>
        <TextSkeleton lines={lines} />
      </Loading>
    );
  return isError && !data ? <LoadError onRetry={() => void refetch()}>{children}</LoadError> : null;
}
