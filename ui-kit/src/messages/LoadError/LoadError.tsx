import { useWords } from '@charity-site/ui-kit/theme';
import { Banner } from '../Banner/Banner';

export interface LoadErrorProps {
  /** Message, such as 'Failed to fetch projects.' */
  children: string;
  /** Puts 'Error: ' before the text, as lists and details of the public site do. */
  prefix?: boolean;
  /** Called by 'Try again'; without it the button is hidden. */
  onRetry?: () => void;
}

/** Error banner for content that failed to load, with a button to try again. */
export function LoadError({ children, prefix = false, onRetry }: LoadErrorProps) {
  const translate = useWords();
  return (
    <Banner kind="error" action={onRetry && { label: translate('Try again'), onClick: onRetry }}>
      {prefix ? translate('Error: {text}', { text: children }) : children}
    </Banner>
  );
}
