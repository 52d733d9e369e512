import { useLocation } from 'react-router-dom';

/** State of a navigation to a list screen that opens its add form. */
export const ADD = { add: true } as const;

/** True if the list screen was opened to add an item. */
export function useAddParam(): boolean {
  const { state } = useLocation();
  return (state as Partial<typeof ADD> | null)?.add === true;
}
