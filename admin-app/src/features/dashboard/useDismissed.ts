import { useLocalStorage } from '../../shared/layout/useLocalStorage';

/**
 * State of a part of the dashboard, and a function that hides or shows it; remembered in this
 * browser.
 */
export function useDismissed(name: string) {
  const [hidden, remember] = useLocalStorage(`admin-hidden:${name}`);
  return [hidden !== '', (isHidden: boolean) => remember(isHidden ? 'yes' : '')] as const;
}
