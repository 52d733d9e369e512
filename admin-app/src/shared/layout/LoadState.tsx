import { LoadError, Loading, TextSkeleton } from '@charity-site/ui-kit';

interface LoadStateProps {
  /** The query. */
  of: { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown };
  /** Lines of the placeholder; without it there is none. */
  lines?: number;
  /** Message of a failure, such as 'Failed to fetch the trash.' */
  children: string;
}

/** Stands in for data that is loading or could not be loaded. Nothing once there is data. */
export function LoadState({
  of: { isPending, isError, data, refetch },
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
