import { useLocalStorage } from '../../shared/layout/useLocalStorage';

/** Whether a panel of the dashboard is hidden, and its setter; stored in this browser. */
export function useDismissed(name: string) {
  const [hidden, store] = useLocalStorage(`admin-hidden:${name}`);
  return [hidden !== '', (isHidden: boolean) => store(isHidden ? 'yes' : '')] as const;
}
