import { Banner } from '../Banner/Banner';

export interface LoadErrorProps {
  /** What failed: 'Failed to fetch projects.' */
  children: string;
  /** Puts 'Error: ' before the text, as lists and details of the public site do. */
  prefix?: boolean;
  /** Loads again; without it there is no 'Try again' button. */
  onRetry?: () => void;
}

/** Says that content could not be loaded, with a button to try again. */
export function LoadError({ children, prefix = false, onRetry }: LoadErrorProps) {
  return (
    <Banner kind="error" action={onRetry && { label: 'Try again', onClick: onRetry }}>
      {prefix ? `Error: ${children}` : children}
    </Banner>
  );
}
