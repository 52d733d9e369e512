import { useLocalStorage } from '../../shared/layout/useLocalStorage';

/** Hides a panel of the dashboard in this browser. */
export function useDismissed(name: string) {
  const [hidden, store] = useLocalStorage(`admin-hidden:${name}`);
  return [hidden !== '', (isHidden: boolean) => store(isHidden ? 'yes' : '')] as const;
}
