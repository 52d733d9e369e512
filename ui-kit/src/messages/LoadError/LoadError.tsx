import { useWords } from '@charity-site/ui-kit/theme';
import { Banner } from '../Banner/Banner';

export interface LoadErrorProps {
  /** Message, such as 'Failed to fetch projects.' */
  children: string;
  /** Puts 'Error: ' before the text, as lists and details of the public site do. */
  prefix?: boolean;
  /** Loads again; without it there is no 'Try again' button. */
  onRetry?: () => void;
}

/** Says that content could not be loaded, with a button to try again. */
export function LoadError({ children, prefix = false, onRetry }: LoadErrorProps) {
  const word = useWords();
  return (
    <Banner kind="error" action={onRetry && { label: word('Try again'), onClick: onRetry }}>
      {prefix ? word('Error: {text}', { text: children }) : children}
    </Banner>
  );
}
