import { Banner } from '../Banner/Banner';

export interface LoadErrorProps {
  /** What failed: 'Failed to fetch projects.' */
  children: string;
  /** Lists and details of the public site put 'Error: ' before it. */
  prefix?: boolean;
  /** Asks again; without it there is no 'Try again'. */
  onRetry?: () => void;
}

/** Content that did not arrive, and the way to ask for it again. */
export function LoadError({ children, prefix = false, onRetry }: LoadErrorProps) {
  return (
    <Banner kind="error" action={onRetry && { label: 'Try again', onClick: onRetry }}>
      {prefix ? `Error: ${children}` : children}
    </Banner>
  );
}
