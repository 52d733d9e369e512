import { useRemembered } from '../../shared/layout/useRemembered';

/**
 * State of a part of the dashboard, and a function that hides or shows it; remembered in this
 * browser.
 */
export function useHidden(name: string) {
  const [hidden, remember] = useRemembered(`admin-hidden:${name}`);
  return [hidden !== '', (isHidden: boolean) => remember(isHidden ? 'yes' : '')] as const;
}
